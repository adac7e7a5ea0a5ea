import {
  GOALS,
  ODDS_PLACES,
  type Odd,
  SIMULATIONS,
  type TeamOdds,
} from "#domain/ratings/season-odds.ts";
import { objectOf, parseRows, type ReadRows } from "./rows.ts";

/** The document at `nba/odds/{ISO date}`: a row a team, as `oddsRow` writes it. */
export interface OddsWire {
  data: string[];
}

/** An odd as it is stored: empty for what is impossible, "!" for what is certain, else the count. */
function oddText(odd: Odd): string {
  switch (odd.kind) {
    case "impossible":
      return "";
    case "open":
      return String(odd.count);
    case "certain":
      return "!";
  }
}

/** The odd of its text; undefined for any other text. */
export function parseOdd(text: string): Odd | undefined {
  if (text === "") return { kind: "impossible" };
  if (text === "!") return { kind: "certain" };
  const count = Number(text);
  return /^\d{1,5}$/.test(text) && count <= SIMULATIONS ? { kind: "open", count } : undefined;
}

/** The document of a day's odds. */
export function oddsWire(teams: readonly TeamOdds[]): OddsWire {
  return { data: teams.map(oddsRow) };
}

/** A team's odds: id, mean of wins, its places, and its goals, separated by commas. */
export function oddsRow({ teamId, wins, places, ...goals }: TeamOdds): string {
  const odds = [...places, ...GOALS.map((goal) => goals[goal])];
  return [teamId, wins.toFixed(1), ...odds.map(oddText)].join(",");
}

const HEAD = /^[1-9]\d{0,2},\d{1,2}(?:\.\d)?$/;

/** The odds of a day. Only a bad row is dropped; undefined for a document of another shape. */
export function parseOdds(raw: unknown): { value: TeamOdds[]; dropped: number } | undefined {
  const rows: ReadRows<TeamOdds> | undefined = parseRows(objectOf(raw)?.data, parseRow);
  return rows && rows.rows.length > 0 ? { value: rows.rows, dropped: rows.dropped } : undefined;
}

function parseRow(raw: unknown): TeamOdds | undefined {
  if (typeof raw !== "string") return undefined;
  const [id = "", wins = "", ...cells] = raw.split(",");
  if (!HEAD.test(`${id},${wins}`) || cells.length !== ODDS_PLACES + GOALS.length) return undefined;
  const odds = cells.map(parseOdd);
  const [playoffs, conference, title] = odds.slice(ODDS_PLACES);
  const places = odds.slice(0, ODDS_PLACES).flatMap((odd) => odd ?? []);
  if (!playoffs || !conference || !title || places.length < ODDS_PLACES) return undefined;
  return { teamId: Number(id), wins: Number(wins), places, playoffs, conference, title };
}
