import type { RefreshReport } from "#functions/data/refresh/outcome.ts";

/** The seasons of a database before a run. */
interface HeldSeasons {
  current: string | undefined;
  /** The past seasons, the newest first. */
  held: readonly string[];
}

type Told = Pick<RefreshReport, "turn" | "newcomers" | "returned" | "renamed" | "changes">;

/** The lines that say what a run does to the seasons of a database. */
export function seasonLines({ current, held }: HeldSeasons, report: Told): string[] {
  const [newest, oldest] = [held[0], held.at(-1)];
  const past = newest === oldest ? newest : `${oldest} to ${newest}`;
  const left = report.changes.find(({ path }) => path === "formerPlayers")?.added ?? [];
  return [
    `current: ${current ?? "none, the database is empty"}`,
    `held: ${past ?? "no past season"}`,
    `next: ${nextOf(report.turn)}`,
    ...named("new players", report.newcomers),
    ...named("returning players", report.returned),
    ...named("players without a team from now on", left),
    ...named("renamed teams", report.renamed),
  ];
}

function nextOf(turn: RefreshReport["turn"]): string {
  switch (turn.kind) {
    case "not-asked":
      return "not looked for before the regular season is over";
    case "not-begun":
      return turn.stage === "listed"
        ? `${turn.season} is listed; it opens with its first finished game`
        : `${turn.season} has no listed game of the regular season`;
    case "held-back":
      return `${turn.season} has begun; it opens once the last season has all its games`;
    case "turns":
      return `${turn.season} opens, and the season before is closed`;
  }
}

function named(what: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${what}: ${names.length} (${names.join(", ")})`];
}
