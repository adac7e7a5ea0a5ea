import { expect, test } from "vitest";
import type { LineFigure } from "#domain/figures/line-figures.ts";
import { bigShotsOf } from "#domain/plays/big-shots.ts";
import type { Part } from "#domain/plays/parts.ts";
import {
  deficitOvercome,
  leadChangesOf,
  longestRun,
  runsOf,
  scoresOf,
  timesTied,
} from "#domain/plays/score-walk.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { parsePartLines, partKey } from "#functions/data/wire/part-lines.ts";
import { parsePlays } from "#functions/data/wire/plays.ts";
import { casesOf } from "#tests/fixtures/cases.ts";
import { readOfPlays } from "#tools/dataset/past-season-files.ts";

type Fact = [fact: string, season: string, game: string, of: string, id: string, value: string];

/** Facts of past seasons' plays, from loops over the plays that share no code with the site. */
const FACTS = casesOf("tests/fixtures/plays/past-seasons.tsv") as unknown as Fact[];

function linesOf(season: string, part: Part | "lineups"): SeasonLines {
  const key = partKey(season, part);
  const parsed = parsePartLines(key, readOfPlays("parts", season)[key]);
  if (parsed === undefined) throw new Error(`${key} is malformed.`);
  return parsed.value.lines;
}

/** The sum of a figure over the lines of a player or lineup, in one game or in the regular season. */
function sumOf(lines: SeasonLines, figure: LineFigure, id: string, game: string): number {
  let sum = 0;
  for (let line = 0; line < lines.size; line += 1) {
    const { id: gameId, stage } = lines.games[lines.game[line] ?? 0] ?? {};
    const isOwn = lines.players[lines.player[line] ?? 0]?.id === id;
    if (isOwn && (game === "" ? stage === "season" : gameId === game))
      sum += lines.figures[figure][line] ?? 0;
  }
  return sum;
}

test.each([...Map.groupBy(FACTS, ([, season]) => season)])("the plays of %s", (season, facts) => {
  const plays = readOfPlays("plays", season);
  const kept = new Map<string, SeasonLines>();
  const partOf = (part: Part | "lineups") => {
    const lines = kept.get(part) ?? linesOf(season, part);
    kept.set(part, lines);
    return lines;
  };
  const playsOf = (game: string) => parsePlays(plays[game])?.value ?? { plays: [] };
  const scores = (game: string) => scoresOf(playsOf(game));
  const found: Record<string, (fact: Fact) => number> = {
    points: ([, , game, of, id]) => sumOf(partOf(of as Part), "pts", id, game),
    clutch: ([, , , of, id]) => sumOf(partOf("clutch"), of as LineFigure, id, ""),
    lineup: ([, , , , id]) => sumOf(partOf("lineups"), "sec", id, "") / 60,
    gw: ([, , game, , id]) =>
      bigShotsOf(playsOf(game)).find(({ playerId }) => playerId === id)?.gw ?? 0,
    deficit: ([, , game]) => deficitOvercome(scores(game)),
    "lead-changes": ([, , game]) => leadChangesOf(scores(game)).length,
    "times-tied": ([, , game]) => timesTied(scores(game)),
    run: ([, , game]) => {
      const runs = runsOf(scores(game));
      return Math.max(longestRun(runs, "home")?.points ?? 0, longestRun(runs, "away")?.points ?? 0);
    },
  };
  // A free throw may fall on either side of the clutch, and a lineup's minutes are sums of seconds.
  const slack: Record<string, (value: number) => number> = {
    clutch: () => 1,
    lineup: (value) => value / 50,
  };
  const differing = facts.filter((fact) => {
    const [kind, , , , , text] = fact;
    const value = Number(text);
    const difference = Math.abs((found[kind]?.(fact) ?? Number.NaN) - value);
    return !(difference <= (slack[kind]?.(value) ?? 0));
  });
  expect(facts.length).toBeGreaterThan(50);
  expect(differing).toEqual([]);
});
