import { describe, expect, it, test } from "vitest";
import type { Play } from "#domain/plays/play.ts";
import { clockWords, playWords } from "#domain/plays/play-words.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

const NAMES: Record<string, string> = { "1": "Bey", "2": "Murphy" };
const nameOf = (id: string) => NAMES[id] ?? "Someone";

const PLAY: Play = {
  period: 4,
  clock: 191,
  kind: "fg3_made",
  side: "home",
  playerId: "1",
  otherId: "2",
  detail: "jump",
  feet: 24,
  homePoints: 3,
  awayPoints: 0,
};

describe("a play in words", () => {
  it.each<[string, Partial<Play>]>([
    ["Bey three, 24 ft (Murphy)", {}],
    ["Bey layup", { kind: "fg2_made", detail: "layup", feet: 2, otherId: undefined }],
    ["Bey misses jumper, 11 ft (blocked by Murphy)", { kind: "fg2_miss", feet: 11 }],
    [
      "Team misses heave, 61 ft",
      { kind: "fg3_miss", detail: "heave", feet: 61, playerId: undefined, otherId: undefined },
    ],
    ["Bey free throw 1 of 2", { kind: "ft_made", detail: "1of2", otherId: undefined }],
    ["Bey free throw", { kind: "ft_made", detail: "1of1", otherId: undefined }],
    [
      "Bey misses free throw (technical)",
      { kind: "ft_miss", detail: "technical 1of1", otherId: undefined },
    ],
    [
      "Team offensive rebound",
      { kind: "oreb", detail: "", playerId: undefined, otherId: undefined },
    ],
    ["Bey turnover, bad pass (steal by Murphy)", { kind: "tov", detail: "bad pass" }],
    [
      "Team turnover, shot clock",
      { kind: "tov", detail: "shot clock", playerId: undefined, otherId: undefined },
    ],
    ["Bey shooting foul (on Murphy)", { kind: "foul", detail: "shooting" }],
    [
      "Bey technical foul, defensive three seconds",
      { kind: "foul", detail: "def 3 sec tech", otherId: undefined },
    ],
    ["Bey for Murphy", { kind: "sub", detail: "" }],
    ["Violation, kicked ball", { kind: "viol", detail: "kicked ball", playerId: undefined }],
    ["Review: challenge: ruling stands", { kind: "replay", detail: "challenge: ruling stands" }],
    ["Coach ejected", { kind: "eject", detail: "coach", playerId: undefined }],
    ["Bey ejected", { kind: "eject", detail: "" }],
    ["Bey violation, goaltending", { kind: "viol", detail: "goaltending" }],
    ["Review", { kind: "replay", detail: "" }],
    ["Bey defensive rebound", { kind: "dreb", detail: "" }],
    ["Bey for a teammate", { kind: "sub", otherId: undefined }],
    ["Timeout", { kind: "timeout", detail: "full", playerId: undefined }],
    ["Bey block", { kind: "blk", detail: "" }],
    ["Start", { kind: "period_start", playerId: undefined }],
    ["End", { kind: "period_end", playerId: undefined }],
    ["Bey turnover (steal by Murphy)", { kind: "tov", detail: "" }],
    ["Bey turnover, three seconds", { kind: "tov", detail: "3 sec", otherId: undefined }],
    ["Bey foul (on Murphy)", { kind: "foul", detail: "" }],
    ["Bey dunk", { kind: "fg2_made", detail: "dunk", feet: 1, otherId: undefined }],
    ["Bey shot, 9 ft", { kind: "fg2_made", detail: "fadeaway", feet: 9, otherId: undefined }],
    ["Bey hook shot", { kind: "fg2_made", detail: "hook", feet: 0, otherId: undefined }],
    ["Bey tip-in", { kind: "fg2_made", detail: "tip", feet: undefined, otherId: undefined }],
    ["Bey heave, 40 ft", { kind: "fg3_made", detail: "heave", feet: 40, otherId: undefined }],
    ["Bey free throw (flagrant) 2 of 3", { kind: "ft_made", detail: "flagrant 2of3" }],
    ["Bey free throw", { kind: "ft_made", detail: "" }],
  ])("%s", (words, of) => {
    expect(playWords({ ...PLAY, ...of }, nameOf)).toBe(words);
  });

  it("has words for every play of the season", () => {
    const all = [...readPlays(SOURCE_FOLDER, "2025-26").values()].flatMap(({ plays }) => plays);
    const odd = all.filter((play) => /undefined|\(\)|^ | {2}|, $/.test(playWords(play, nameOf)));
    expect(odd).toEqual([]);
  });
});

test.each([
  [191, "3:11"],
  [720, "12:00"],
  [4, "0:04"],
  [4.2, "0:04.2"],
  [0, "0:00"],
])("a clock of %d seconds is %s", (clock, words) => {
  expect(clockWords(clock)).toBe(words);
});
