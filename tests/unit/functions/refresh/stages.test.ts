import { expect, test } from "vitest";
import type { QuestionName } from "#domain/site/questions.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { AskReads } from "#functions/views/ask/asked-of.ts";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { loadQuestion } from "#functions/views/questions/load-question.ts";
import { loadRecords } from "#functions/views/records/records.ts";
import { loadTeamGames } from "#functions/views/team/team-games.ts";
import {
  readsOfStage,
  type SeasonStage,
  STAGES,
  type Stage,
  type StageSource,
  seasonStage,
} from "#tests/fixtures/season-stage.ts";
import type { Json } from "#tools/replay/stats-api.ts";

const idOf = (of: unknown) => Number((of as Json).id);

/** Each team's results, "W" or "L", oldest first, counted from the source's rows alone. */
function resultsOf({ resources }: SeasonStage) {
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

const most = (totals: ReadonlyMap<string, readonly number[]>, at: number) =>
  [...totals.values()].map((own) => own[at] ?? 0).sort((a, b) => b - a);

/** Pages that narrow, split or rank games show what results tell, and none fails for want of lines. */
async function showsResults({ collections, documents }: AskReads, finals: readonly Json[]) {
  const [first] = finals;
  const home = idOf(first?.home_team);
  const search = new URLSearchParams({ where: "home" });
  const games = await loadTeamGames(collections, documents, String(home), search);
  const atHome = finals.filter(({ home_team }) => idOf(home_team) === home);
  expect(games.kind === "ready" && games.page.season.length).toBe(atHome.length);
  expect(await loadRecords({ collections, documents }, "season")).toMatchObject({ kind: "ready" });
  const asked = async (name: QuestionName, query = "") => {
    const address = { placeholders: {}, search: new URLSearchParams(query) };
    const view = await loadQuestion(collections, name, address);
    return view.kind === "ready" && view.page.kind === "answered" && view.page.answer.total;
  };
  const played = new Set(finals.flatMap((game) => [game.home_team, game.visitor_team].map(idOf)));
  expect(await asked("team-stats")).toBe(played.size);
  expect(await asked("player-stats")).toBe(0);
  expect(await asked("finder", "rows=team-games&result=w")).toBe(finals.length);
}

test.each<[StageSource, Stage]>([
  ["free-key", 1],
  ["scoreboard", 1],
  ["stats-api", 5],
])("a season fed by %s with %i games a team has the figures of its rows", async (kind, at) => {
  const stage = await seasonStage(kind, at);
  const reads = await readsOfStage(stage);
  const { results, finals } = resultsOf(stage);
  const totals = totalsOf(stage, finals);
  const standings = await reads.collections.standings();
  const rows = standings.ok ? [...standings.value.value.east, ...standings.value.value.west] : [];
  expect(
    rows.map(({ teamName, wins, losses, streak }) => [teamName, wins, losses, streak]).sort(),
  ).toEqual(
    [...results]
      .map(([name, own]) => {
        const wins = own.filter((one) => one === "W").length;
        return [name, wins, own.length - wins, streakOf(own)];
      })
      .sort(),
  );
  const day = await reads.documents.days(STAGES[at]);
  const ofDay = finals.filter(({ date }) => date === STAGES[at]);
  expect(
    day.ok && day.value.value.games.map((one) => one.homePoints + one.awayPoints).sort(),
  ).toEqual(
    ofDay.map((one) => Number(one.home_team_score) + Number(one.visitor_team_score)).sort(),
  );
  const asked = await loadAsked(reads, "who scored the most points last night");
  const leaders = await reads.collections.leaders();
  const lists = new Map(
    leaders.ok
      ? leaders.value.value.totals.map(({ category, top5 }) => [
          category,
          top5.map(({ stat }) => stat),
        ])
      : [],
  );
  if (kind === "free-key") {
    expect(lists.size).toBe(0);
    expect(asked).toMatchObject({ page: { kind: "refused", cause: "not-held" } });
    await showsResults(reads, finals);
    return;
  }
  for (const [place, category] of ["Points", "Rebounds", "Assists"].entries()) {
    const top = most(totals, place + 1).slice(0, 5);
    expect(lists.get(category), category).toEqual(
      top.map((count) => count.toLocaleString("en-US")),
    );
  }
  const best = Math.max(
    ...ofDay
      .flatMap(({ id }) => stage.resources.stats.get(Number(id)) ?? [])
      .map(({ pts }) => Number(pts)),
  );
  expect(JSON.stringify(asked)).toContain(`"text":"${best}","isFigure":true`);
  const season = await reads.collections.seasonTotals();
  expect(
    new Map(
      season.ok
        ? season.value.value.map((own) => [
            foldForSearch(own.name),
            [own.games, own.pts, own.reb, own.ast],
          ])
        : [],
    ),
  ).toEqual(totals);
});
