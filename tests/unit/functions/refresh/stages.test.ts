import { expect, test } from "vitest";
import { plainText } from "#domain/asking/understanding.ts";
import { makesScore } from "#domain/plays/score-walk.ts";
import { NO_DETAILS } from "#domain/season/box-score.ts";
import type { QuestionName } from "#domain/site/questions.ts";
import { loadAskBlock } from "#functions/views/ask/ask-block.ts";
import type { AskReads } from "#functions/views/ask/asked-of.ts";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { countedFeats } from "#functions/views/questions/feats.ts";
import { loadQuestion } from "#functions/views/questions/load-question.ts";
import { loadTeamSplits } from "#functions/views/questions/load-splits.ts";
import { readQuestionData } from "#functions/views/questions/question-data.ts";
import { loadRecords } from "#functions/views/records/records.ts";
import { loadTeamRoster } from "#functions/views/team/team.ts";
import { loadTeamGames } from "#functions/views/team/team-games.ts";
import {
  readsOfStage,
  STAGES,
  type Stage,
  type StageSource,
  seasonStage,
} from "#tests/fixtures/season-stage.ts";
import { idOf, resultsOf, stageFigures } from "#tests/stages/figures.ts";
import { askedAtStage } from "#tests/stages/questions.ts";
import type { Json } from "#tools/replay/stats-api.ts";

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
    if (view.kind !== "ready" || view.page.kind !== "answered") throw new Error(view.kind);
    const { columns, rows, total } = view.page.answer;
    const isEmpty = (at: number) => total > 0 && rows.every(({ cells }) => cells[at] === null);
    expect(columns.filter((_, at) => isEmpty(at)).map(({ key }) => key)).toEqual([]);
    return total;
  };
  const played = new Set(finals.flatMap((game) => [game.home_team, game.visitor_team].map(idOf)));
  expect(await asked("team-stats")).toBe(played.size);
  expect(await asked("player-stats")).toBe(0);
  expect(await asked("finder", "rows=team-games&result=w")).toBe(finals.length);
  expect(await asked("team-stats", "columns=advanced")).toBe(played.size);
  const splits = await loadTeamSplits(collections, String(home), new URLSearchParams());
  const content = splits.kind === "ready" ? splits.page.content : undefined;
  const groups =
    content?.kind === "splits" ? content.splits.splits.flatMap(({ rows }) => rows) : [];
  expect(new Set(groups.map(({ label }) => label))).toContain("Home");
  expect(groups.filter(({ label, cells }) => label === "Not known" || cells.includes("–"))).toEqual(
    [],
  );
  const data = await readQuestionData(collections);
  const feats = data.ok ? countedFeats(data.value.values) : [];
  expect(feats.length).toBeGreaterThan(0);
  expect(feats.filter(({ count }) => count === "0")).toEqual([]);
}

/** Questions about figures that teams have by their players' lines alone. */
const OF_LINES = [
  "warriors rebounds per game",
  "warriors field goal percentage",
  "best three point shooting team",
];

test.each<[StageSource, Stage]>([
  ["free-key", 1],
  ["scoreboard", 1],
  ["stats-api", 5],
])("a season fed by %s with %i games a team has the figures of its rows", async (kind, at) => {
  const stage = await seasonStage(kind, at);
  const reads = await readsOfStage(stage);
  const { finals } = resultsOf(stage);
  const figures = await stageFigures(stage, reads, kind !== "free-key");
  expect(figures.filter(({ said, truth }) => said !== truth)).toEqual([]);
  expect(figures.length).toBeGreaterThanOrEqual(kind === "free-key" ? 30 : 60);
  const day = await reads.documents.days(STAGES[at]);
  const ofDay = finals.filter(({ date }) => date === STAGES[at]);
  expect(
    day.ok && day.value.value.games.map((one) => one.homePoints + one.awayPoints).sort(),
  ).toEqual(
    ofDay.map((one) => Number(one.home_team_score) + Number(one.visitor_team_score)).sort(),
  );
  // The scoreboard alone tells plays, under its own ids; every final has its own.
  for (const one of day.ok ? day.value.value.games : []) {
    const plays = await reads.documents.plays(one.id);
    const held = plays.ok ? plays.value.value : undefined;
    expect(held !== undefined && makesScore(held, one, NO_DETAILS.periods)).toBe(
      kind === "scoreboard",
    );
  }
  for (const { text, answer } of await loadAskBlock(reads))
    expect(plainText(answer), text).toMatch(/^(?!.*\bthe\b).+/);
  const team = await loadTeamRoster(reads.collections, reads.documents, "14");
  if (team.kind !== "ready") throw new Error(team.kind);
  const { roster, changes } = team.page;
  const names = new Set(roster.map(({ name }) => name));
  expect(changes?.left.filter(({ name }) => names.has(name))).toEqual([]);
  expect(changes?.came.filter(({ name }) => !names.has(name))).toEqual([]);
  // What no source tells is not denied, and not "cannot be read right now".
  for (const text of [
    "best lineup",
    "best clutch scorers",
    "most corner threes",
    ...(kind === "free-key" ? OF_LINES : []),
  ])
    expect([text, await loadAsked(reads, text)]).toMatchObject([
      text,
      { page: { kind: "refused", cause: "not-held" } },
    ]);
  const asked = await loadAsked(reads, "who scored the most points last night");
  if (kind === "free-key") {
    const leaders = await reads.collections.leaders();
    expect(leaders.ok && leaders.value.value.totals).toEqual([]);
    expect(asked).toMatchObject({ page: { kind: "refused", cause: "not-held" } });
    await showsResults(reads, finals);
    return;
  }
  const best = Math.max(
    ...ofDay
      .flatMap(({ id }) => stage.resources.stats.get(Number(id)) ?? [])
      .map(({ pts }) => Number(pts)),
  );
  expect(JSON.stringify(asked)).toContain(`"text":"${best}","isFigure":true`);
  expect((await askedAtStage(reads, 20)).broken).toEqual([]);
});
