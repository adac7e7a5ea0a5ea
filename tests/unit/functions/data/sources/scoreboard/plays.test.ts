import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type GamePlays, type Play, pointsOf } from "#domain/plays/play.ts";
import { summaryPlays } from "#functions/data/sources/scoreboard/plays.ts";
import type { SourceBoxLine, SourcePlays } from "#functions/data/sources/source.ts";
import { parsePlays } from "#functions/data/wire/plays.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { scoreboardPlays } from "#tools/replay/scoreboard-plays.ts";
import type { Json } from "#tools/replay/stats-api.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

const TEAMS = { home: "19", away: "28" };
const competitor = (homeAway: "home" | "away") => ({ homeAway, team: { id: TEAMS[homeAway] } });
const HEADER = {
  id: "5",
  competitions: [{ competitors: [competitor("home"), competitor("away")] }],
};
const linesOf = (...ids: string[]) =>
  ids.map((id) => ({ playerId: `scoreboard ${id}` }) as SourceBoxLine);
const idsOf = ({ plays }: GamePlays) => [
  ...new Set(plays.flatMap(({ playerId, otherId }) => [playerId ?? [], otherId ?? []].flat())),
];

/** The plays with the scoreboard's ids as they are. */
function readBack([own]: SourcePlays[]): GamePlays | undefined {
  const players = own?.players.map((id) => id.replace("scoreboard ", "")).join(" ") ?? "";
  return own && parsePlays({ ...own, players })?.value;
}

const row = (type: string, given: Json = {}): Json => ({
  type: { text: type },
  text: "",
  period: { number: 1 },
  clock: { displayValue: "11:45" },
  homeScore: 0,
  awayScore: 0,
  team: { id: "19" },
  participants: ["7", "8"].map((id) => ({ athlete: { id } })),
  ...given,
});
const shot = (given: Json = {}) => ({ shootingPlay: true, pointsAttempted: 2, ...given });

describe("a row of a summary as a play", () => {
  it.each<[string, Json, Partial<Play>]>([
    [
      "a three, with its assist and feet",
      row("Step Back Jump Shot", {
        ...shot({ pointsAttempted: 3, scoringPlay: true, homeScore: 3 }),
        text: "Gary Harris makes 26-foot step back jumpshot",
      }),
      { kind: "fg3_made", detail: "jump", feet: 26, otherId: "8", homePoints: 3 },
    ],
    ["a blocked layup", row("Finger Roll Layup", shot()), { kind: "fg2_miss", detail: "layup" }],
    [
      "a free throw",
      row("Free Throw - 1 of 2", shot({ pointsAttempted: 1, scoringPlay: true, homeScore: 1 })),
      { kind: "ft_made", detail: "1of2" },
    ],
    [
      "a technical free throw",
      row("Free Throw - Technical", shot({ pointsAttempted: 1 })),
      { kind: "ft_miss", detail: "technical 1of1" },
    ],
    ["a steal", row("Bad Pass\nTurnover"), { kind: "tov", detail: "bad pass", otherId: "8" }],
    ["traveling", row("Traveling"), { kind: "tov", detail: "traveling" }],
    ["an offensive foul's turnover", row("Offensive Foul Turnover"), { kind: "tov" }],
    ["a shooting foul", row("Shooting Foul"), { kind: "foul", detail: "shooting" }],
    ["a take foul", row("Personal Take Foul"), { kind: "foul", detail: "personal take" }],
    ["a charge", row("Offensive Charge"), { kind: "foul", detail: "offensive charge" }],
    ["a flagrant foul", row("Flagrant Foul Type 1"), { detail: "flagrant type 1" }],
    [
      "three seconds on defense",
      row("Defensive 3-Seconds Technical"),
      { kind: "foul", detail: "def 3 sec tech" },
    ],
    ["a substitution", row("Substitution"), { kind: "sub", playerId: "7", otherId: "8" }],
    ["a timeout", row("Full Timeout", { participants: [] }), { kind: "timeout" }],
    ["goaltending", row("Defensive Goaltending"), { kind: "viol" }],
    ["a review", row("Ref-Initiated Review (Supported)"), { kind: "replay", detail: "supported" }],
    [
      "tenths of a second",
      row("Offensive Rebound", { clock: { displayValue: "4.1" } }),
      { kind: "oreb", clock: 4 },
    ],
    [
      "a man without a line, who is not named",
      row("Technical Foul", { participants: [{ athlete: { id: "99" } }] }),
      { kind: "foul", playerId: undefined },
    ],
  ])("%s", (_what, own, play) => {
    const scores = { homeScore: own.homeScore, awayScore: own.awayScore };
    const rows = [row("Jumpball"), own, row("End Period", scores)];
    expect(readBack(summaryPlays(rows, HEADER, linesOf("7", "8")))?.plays[1]).toMatchObject(play);
  });

  it.each<[string, Json[], unknown?]>([
    ["a score that no play makes", [row("Jumpball", { homeScore: 2 })]],
    ["a clock of another form", [row("Jumpball", { clock: { displayValue: "soon" } })]],
    ["no teams", [row("Jumpball")], { id: "5" }],
    ["a period that follows none", [row("Jumpball", { period: { number: 3 } })]],
  ])("%s: there are no plays", (_what, rows, header = HEADER) => {
    expect(summaryPlays(rows, header, linesOf("7", "8"))).toEqual([]);
  });
});

const games = [...readPlays(SOURCE_FOLDER, "2025-26")].filter(([, { isWhole }]) => isWhole);
/** What a basket is, whoever writes it down. */
const basketOf = ({ kind, period, clock, side, playerId, otherId, homePoints, awayPoints }: Play) =>
  [kind, period, Math.floor(clock), side, playerId, otherId, homePoints, awayPoints].join();

test("the season's baskets come back from the scoreboard's form, each with its man", () => {
  for (const [, game] of games.filter((_, at) => at % 60 === 0)) {
    const raw = JSON.parse(JSON.stringify(scoreboardPlays(game, TEAMS))) as unknown;
    const back = readBack(summaryPlays(raw, HEADER, linesOf(...idsOf(game))));
    const baskets = ({ plays }: GamePlays) =>
      plays.filter(({ kind }) => pointsOf(kind) > 0).map(basketOf);
    expect(back && baskets(back)).toEqual(baskets(game));
  }
});

test("whatever a summary says, nothing is refused later, and only men with lines are named", () => {
  const wild = fc.record(
    {
      type: fc.record({
        text: fc.oneof(
          fc.constantFrom("Jumpball", "Substitution", "Jump Shot", "Shooting Foul", "End Period"),
          fc.string(),
        ),
      }),
      text: fc.string(),
      period: fc.record({ number: fc.integer({ min: 1, max: 3 }) }),
      clock: fc.record({ displayValue: fc.constantFrom("12:00", "5:23", "0.0", "4.1") }),
      homeScore: fc.constantFrom(0, 2),
      awayScore: fc.constantFrom(0, 3),
      scoringPlay: fc.boolean(),
      shootingPlay: fc.boolean(),
      pointsAttempted: fc.integer({ min: 0, max: 3 }),
      team: fc.record({ id: fc.constantFrom("19", "28", "1", "") }),
      participants: fc.array(
        fc.record({ athlete: fc.record({ id: fc.constantFrom("7", "8", "99") }) }),
      ),
    },
    { requiredKeys: ["type", "period", "clock", "homeScore", "awayScore"] },
  );
  const told = (raw: unknown) => summaryPlays(raw, HEADER, linesOf("7", "8"));
  fc.assert(
    fc.property(fc.oneof(fc.array(wild, { maxLength: 30 }), fc.anything()), (raw) => {
      for (const own of told(raw)) {
        expect(readBack([own])).toBeDefined();
        expect(own.players).not.toContain("scoreboard 99");
      }
    }),
  );
});
