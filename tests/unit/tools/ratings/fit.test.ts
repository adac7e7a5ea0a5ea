import { expect, test } from "vitest";
import { scoreOf } from "#domain/ratings/forecast-record.ts";
import { RATING_PARAMETERS } from "#domain/ratings/parameters.ts";
import { SOURCES } from "#tests/fixtures/season-tables.ts";
import { BASELINES } from "#tools/ratings/baselines.ts";
import { fittedLoss, fittedSeasons, rateHistory } from "#tools/ratings/fit.ts";
import { readFittedRatings } from "#tools/ratings/parameter-table.ts";
import { readSeasonGames } from "#tools/ratings/season-games.ts";

const seasons = readSeasonGames(SOURCES);
const { until, parameters } = readFittedRatings();

test.each(RATING_PARAMETERS)("no other %s fits the fitted seasons better", (name) => {
  const known = fittedSeasons(seasons, until);
  const least = fittedLoss(known, parameters);
  for (const factor of [0.9, 1.1]) {
    const other = { ...parameters, [name]: parameters[name] * factor };
    expect(fittedLoss(known, other)).toBeGreaterThan(least);
  }
});

const { judged, openings } = rateHistory(seasons, parameters);
const later = judged.flatMap(({ season, games }, at) =>
  season > until ? [{ season, games, known: seasons.slice(0, at + 1) }] : [],
);

test.each(later)("$season: the ratings are more often right than each baseline", (season) => {
  const own = scoreOf(season.games);
  expect(own?.games).toBe(1230);
  for (const { judge } of BASELINES) {
    const baseline = scoreOf(judge(season.known));
    expect(own?.brier).toBeLessThan(baseline?.brier ?? 0);
    expect(own?.logLoss).toBeLessThan(baseline?.logLoss ?? 0);
  }
});

test("plain Elo has the scores that are published with the tables", () => {
  const judgedByElo = later.flatMap(({ known }) => BASELINES[0]?.judge(known) ?? []);
  const score = scoreOf(judgedByElo);
  expect(score?.games).toBe(3690);
  expect(score?.brier).toBeCloseTo(0.2095, 4);
  expect(score?.logLoss).toBeCloseTo(0.6058, 4);
});

test("expected margins are right on average", () => {
  const games = later.flatMap(({ games }) => games);
  const sum = (of: (game: (typeof games)[number]) => number) =>
    games.reduce((total, game) => total + of(game), 0);
  const real = sum(({ game, margin }) => (game.homePoints - game.awayPoints) * margin);
  expect(real / sum(({ margin }) => margin ** 2)).toBeCloseTo(1, 0);
});

test("every season opens with ratings, the upcoming one too", () => {
  expect(openings.map(({ season }) => season)).toEqual([
    ...seasons.map(({ season }) => season),
    undefined,
  ]);
  expect(openings.at(-1)?.ratings.size).toBe(30);
});
