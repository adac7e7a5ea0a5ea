import type { PlayedStage } from "./season-on-off.ts";

/** The page of who assists whom. */
export const ASSISTS_PATH = "/nba/stats/assists";

/** A list of passers and scorers. */
export interface AssistsQuery {
  stage: PlayedStage;
  /** The abbreviation of a team, as given; undefined for all teams. */
  team: string | undefined;
  page: number;
}

/** Parses the query of an address. Never fails: what is unknown is ignored. */
export function parseAssistsQuery(params: URLSearchParams): AssistsQuery {
  const given = params.get("team")?.trim().toUpperCase() ?? "";
  const page = params.get("page") ?? "";
  return {
    stage: params.get("stage") === "playoffs" ? "playoffs" : "season",
    team: /^[A-Z]{3}$/.test(given) ? given : undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The parameters of a list, none for the usual one; the inverse of `parseAssistsQuery`. */
export function assistsParameters({ stage, team, page }: AssistsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (team !== undefined) params.set("team", team);
  if (stage !== "season") params.set("stage", stage);
  if (page > 1) params.set("page", String(page));
  return params;
}

/** The canonical query of a list, "" for the usual one. */
export function assistsSearch(query: AssistsQuery): string {
  const params = assistsParameters(query);
  return params.size === 0 ? "" : `?${params}`;
}
