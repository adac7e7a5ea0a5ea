import { expect, test } from "vitest";
import type { StagedGame } from "#domain/season/team-log.ts";
import { win } from "#tests/fixtures/league.ts";
import { toldOf } from "./games.ts";

const times = (count: number, game: () => StagedGame) => Array.from({ length: count }, game);
/** Atlanta is team 1, the Lakers are team 2. */
const ours = (wins: number, losses: number) => [
  ...times(wins, () => win(1, 3)),
  ...times(losses, () => win(3, 1)),
];
const theirs = (losses: number, wins: number) => [
  ...times(losses, () => win(3, 2)),
  ...times(wins, () => win(2, 3)),
];

test.each<[string, StagedGame[], { lead?: string; more?: string } | undefined]>([
  [
    "run ended",
    theirs(1, 5),
    {
      lead: "Atlanta snapped the Lakers' five-game winning streak, 110–108",
      more: "the win snapped the Lakers' five-game winning streak",
    },
  ],
  ["run ended", theirs(1, 4), undefined],
  ["run ended", theirs(9, 0), undefined],
  ["long run ended", theirs(0, 9), undefined],
  [
    "losses ended",
    ours(1, 5),
    {
      lead: "Atlanta beat the Lakers 110–108 to end a five-game losing streak",
      more: "the win ended Atlanta's five-game losing streak",
    },
  ],
  ["losses ended", ours(1, 4), undefined],
  [
    "first win of the season",
    ours(0, 4),
    {
      lead: "Atlanta beat the Lakers 110–108 for a first win of the season after an 0–4 start",
      more: "the win was Atlanta's first of the season, after an 0–4 start",
    },
  ],
  ["first win of the season", ours(0, 3), undefined],
  ["first win of the season", ours(1, 4), undefined],
  [
    "run",
    ours(4, 0),
    {
      lead: "Atlanta beat the Lakers 110–108 for a fifth straight win",
      more: "the win was Atlanta's fifth straight",
    },
  ],
  ["run", ours(3, 0), undefined],
  ["losses in a row", theirs(7, 0), { more: "the loss was the Lakers' eighth straight" }],
  ["losses in a row", theirs(6, 0), undefined],
  ["round number of wins", ours(49, 1), { more: "the win was Atlanta's 50th of the season" }],
  ["round number of wins", ours(48, 1), undefined],
])("%s (%#)", (name, before, told) => {
  expect(toldOf(name, {}, before)).toEqual(told);
});

test("a game of the playoffs has no runs and no wins of the season", () => {
  expect(toldOf("round number of wins", { stage: "playoffs" }, ours(49, 1))).toBeUndefined();
  expect(toldOf("run", { stage: "playoffs" }, ours(9, 0))).toBeUndefined();
});
