import { foldForSearch } from "#domain/text/fold.ts";
import type { AskReads } from "#functions/views/ask/asked-of.ts";
import type { SeasonStage } from "#tests/fixtures/season-stage.ts";
import type { Json } from "#tools/replay/stats-api.ts";

/** The truths of a running season's stage, by plain loops over its source's rows, beside what the site says. */

export const idOf = (of: unknown) => Number((of as Json).id);

/** Each team's results, "W" or "L", oldest first, and the finals. */
export function resultsOf({ resources }: SeasonStage) {
  const results = new Map<string, string[]>(
    resources.teams.flatMap(({ full_name, conference }) =>
      String(conference).trim() === "" ? [] : [[String(full_name), []]],
    ),
  );
  const names = new Map(resources.teams.map(({ id, full_name }) => [id, String(full_name)]));
  const finals = resources.games
    .filter(
      ({ season, status, date }) =>
        season === 2026 && status === "Final" && String(date) >= "2026-10-20",
    )
    .toSorted((a, b) => String(a.date).localeCompare(String(b.date)));
  for (const game of finals) {
    const isHome = Number(game.home_team_score) > Number(game.visitor_team_score);
    results.get(names.get(idOf(game.home_team)) ?? "")?.push(isHome ? "W" : "L");
    results.get(names.get(idOf(game.visitor_team)) ?? "")?.push(isHome ? "L" : "W");
  }
  return { results, finals };
}

/** The wins at the end in a row; losses are below 0. */
function streakOf(own: readonly string[]): number | undefined {
  const last = own.at(-1);
  if (last === undefined) return undefined;
  const other = own.findLastIndex((one) => one !== last);
  return (own.length - 1 - other) * (last === "W" ? 1 : -1);
}

/** Everybody's games, points, rebounds and assists by the rows of lines. */
function totalsOf({ resources: { stats } }: SeasonStage, finals: readonly Json[]) {
  const totals = new Map<string, number[]>();
  for (const { id } of finals) {
    for (const { player, pts, reb, ast } of stats.get(Number(id)) ?? []) {
      const { first_name, last_name } = player as Json;
      const name = foldForSearch(`${first_name} ${last_name}`.trim());
      const [games = 0, points = 0, boards = 0, assists = 0] = totals.get(name) ?? [];
      const more = [games + 1, points + Number(pts), boards + Number(reb), assists + Number(ast)];
      totals.set(name, more);
    }
  }
  return totals;
}

/** A figure that the site says, and what the source's rows make it. */
export interface StageFigure {
  what: string;
  said: string;
  truth: string;
}

/** Records and streaks of all teams, and where lines are held the lists of leaders and everybody's totals. */
export async function stageFigures(
  stage: SeasonStage,
  { collections }: AskReads,
  hasLines: boolean,
): Promise<StageFigure[]> {
  const { results, finals } = resultsOf(stage);
  // Before the first final, the site stands at the end of the season before.
  if (finals.length === 0) return [];
  const standings = await collections.standings();
  const rows = standings.ok ? [...standings.value.value.east, ...standings.value.value.west] : [];
  const said = new Map(
    rows.map(({ teamName, wins, losses, streak }) => [
      teamName,
      [wins, losses, streak ?? "none"].join(" "),
    ]),
  );
  const records = [...results].map(([team, own]) => {
    const wins = own.filter((one) => one === "W").length;
    const truth = [wins, own.length - wins, streakOf(own) ?? "none"].join(" ");
    return { what: team, said: said.get(team) ?? "missing", truth };
  });
  return hasLines ? [...records, ...(await figuresOfLines(stage, collections, finals))] : records;
}

async function figuresOfLines(
  stage: SeasonStage,
  collections: AskReads["collections"],
  finals: readonly Json[],
): Promise<StageFigure[]> {
  const totals = totalsOf(stage, finals);
  const leaders = await collections.leaders();
  const lists = leaders.ok ? leaders.value.value.totals : [];
  const tops = ["Points", "Rebounds", "Assists"].map((category, place) => {
    const most = [...totals.values()].map((own) => own[place + 1] ?? 0).sort((a, b) => b - a);
    const own = lists.find((list) => list.category === category)?.top5 ?? [];
    return {
      what: `leaders in ${category}`,
      said: own.map(({ stat }) => stat).join(" "),
      truth: most.slice(0, 5).join(" "),
    };
  });
  const read = await collections.seasonTotals();
  const said = new Map(
    (read.ok ? read.value.value : []).map((own) => [
      foldForSearch(own.name),
      [own.games, own.pts, own.reb, own.ast].join(" "),
    ]),
  );
  const names = new Set([...said.keys(), ...totals.keys()]);
  const ofAll = [...names].map((what) => ({
    what,
    said: said.get(what) ?? "missing",
    truth: totals.get(what)?.join(" ") ?? "no line",
  }));
  return [...tops, ...ofAll];
}
