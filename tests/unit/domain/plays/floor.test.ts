import { describe, expect, it } from "vitest";
import { floorTimes, isKnown, playsOnFloor, type Stint, stintsOf } from "#domain/plays/floor.ts";
import { type GamePlays, type Play, periodSeconds } from "#domain/plays/play.ts";
import { playOf } from "#tests/fixtures/league.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";
import { maybeWhole, readTable, text } from "#tools/season/read-table.ts";

const HOME = ["1", "2", "3", "4", "5"];
const AWAY = ["11", "12", "13", "14", "15"];

const game = (...plays: Partial<Play>[]): GamePlays => ({
  isWhole: true,
  starters: [{ home: HOME, away: AWAY }],
  plays: [{}, ...plays].map(playOf),
});

const SUB: Partial<Play> = { kind: "sub", side: "home", playerId: "6", otherId: "5" };

describe("the floor", () => {
  it("is five players a side until a substitution, whose time counts for those before it", () => {
    const stints = stintsOf(game({ ...SUB, clock: 700 }, { kind: "period_end", clock: 0 }));
    expect(stints).toMatchObject([
      { from: 720, to: 700, seconds: 20, floor: { home: HOME, away: AWAY } },
      { from: 700, to: 0, seconds: 700, floor: { home: ["1", "2", "3", "4", "6"] } },
    ]);
  });

  it("counts a free throw for the players at the foul", () => {
    const stints = stintsOf(
      game(
        { clock: 700, kind: "foul", side: "away", playerId: "11" },
        { clock: 700, ...SUB },
        { clock: 700, kind: "ft_made", side: "home", playerId: "1", homePoints: 1 },
        { clock: 690, kind: "fg2_made", side: "home", playerId: "1", homePoints: 3 },
      ),
    );
    expect(stints.map(({ points }) => points.home)).toEqual([1, 2]);
    const times = floorTimes(stints);
    expect(times.get("5")).toEqual({ side: "home", seconds: 20, plusMinus: 1 });
    expect(times.get("6")).toEqual({ side: "home", seconds: 10, plusMinus: 2 });
    expect(times.get("11")).toEqual({ side: "away", seconds: 30, plusMinus: -3 });
  });

  const [FIRST, SECOND] = [
    { home: HOME, away: AWAY },
    { home: ["1", "2", "3", "4", "6"], away: AWAY },
  ];
  const FOUL: Partial<Play> = { kind: "foul", side: "away", playerId: "11" };
  const FREE_THROW: Partial<Play> = { kind: "ft_made", side: "home", playerId: "1" };
  it.each<[string, Partial<Play>[], typeof FIRST]>([
    ["a free throw at its foul", [FOUL, SUB, FREE_THROW], FIRST],
    ["a free throw at the first of two fouls", [FOUL, SUB, FOUL, FREE_THROW], FIRST],
    ["a free throw at a foul after a substitution", [SUB, FOUL, FREE_THROW], SECOND],
    ["a free throw without a foul at its time", [SUB, { ...FREE_THROW, clock: 690 }], SECOND],
    ["a basket at its own time", [FOUL, SUB, { kind: "fg2_made", side: "home" }], SECOND],
    [
      "a play after another one at the time of a substitution",
      [{ kind: "tov" }, SUB, FREE_THROW],
      SECOND,
    ],
  ])("charges %s", (_what, plays, charged) => {
    const moments = playsOnFloor(game(...plays.map((play) => ({ clock: 700, ...play }))));
    expect(moments.at(-1)?.charged).toEqual(charged);
  });

  it.each<[string, Partial<Play>, readonly string[]]>([
    ["without a side, which changes nothing", { side: undefined }, HOME],
    ["without an incoming player", { playerId: undefined }, ["1", "2", "3", "4"]],
    ["of a player who is there already", { playerId: "4" }, ["1", "2", "3", "4"]],
  ])("follows a substitution %s", (_how, of, home) => {
    const moments = playsOnFloor(game({ ...SUB, ...of }, { kind: "tov" }));
    expect(moments.at(-1)?.floor).toEqual({ home, away: AWAY });
  });

  it("keeps the players in the order of their numbers", () => {
    const sub: Partial<Play> = { kind: "sub", side: "away", playerId: "6", otherId: "11" };
    const moments = playsOnFloor(game(sub, { kind: "tov" }));
    expect(moments.at(-1)?.floor.away).toEqual(["6", "12", "13", "14", "15"]);
  });

  it("gives each side its margin", () => {
    const stint = { period: 1, from: 720, to: 600, seconds: 120 };
    const times = floorTimes([{ ...stint, floor: FIRST, points: { home: 5, away: 2 } }]);
    expect([times.get("1")?.plusMinus, times.get("11")?.plusMinus]).toEqual([3, -3]);
  });

  it("is empty before the first period, and in one whose starters are not known", () => {
    const tip = { kind: "tov", clock: 720 } as const;
    const plays = [tip, {}, { period: 2 }].map(playOf);
    const floors = playsOnFloor({ ...game(), plays }).map(({ floor }) => floor);
    const empty = { home: [], away: [] };
    expect(floors).toEqual([empty, FIRST, empty]);
  });

  it("follows the score before each play", () => {
    const scores: Partial<Play>[] = [
      { kind: "tov", homePoints: 2 },
      { kind: "tov", homePoints: 2, awayPoints: 3 },
    ];
    expect(playsOnFloor(game(...scores)).map(({ before }) => before)).toEqual([
      { home: 0, away: 0 },
      { home: 0, away: 0 },
      { home: 2, away: 0 },
    ]);
  });

  it("keeps a stretch without time in which a side scored, and no other", () => {
    const sub = (playerId: string, otherId: string) => ({ ...SUB, clock: 700, playerId, otherId });
    const score = (side: "home" | "away"): Partial<Play> => ({
      kind: "fg2_made",
      side,
      clock: 700,
    });
    const stints = stintsOf(
      game(
        sub("6", "5"),
        score("home"),
        sub("7", "6"),
        score("away"),
        sub("8", "7"),
        sub("9", "8"),
        {
          kind: "period_end",
          clock: 0,
        },
      ),
    );
    expect(
      stints.map(({ floor, seconds, points }) => [floor.home.at(-1), seconds, points]),
    ).toEqual([
      ["5", 20, { home: 0, away: 0 }],
      ["6", 0, { home: 2, away: 0 }],
      ["7", 0, { home: 0, away: 2 }],
      ["9", 700, { home: 0, away: 0 }],
    ]);
  });

  it("lets no time pass where a clock steps back", () => {
    const clocks = [700, 705, 690].map((clock): Partial<Play> => ({ clock, kind: "tov" }));
    expect(playsOnFloor(game(...clocks)).map(({ passed }) => passed)).toEqual([0, 20, 0, 10]);
  });

  it("is not known where the sources name six starters", () => {
    expect(isKnown({ home: HOME, away: AWAY })).toBe(true);
    expect(isKnown({ home: [...HOME, "6"], away: AWAY })).toBe(false);
    expect(isKnown({ home: HOME, away: [...AWAY, "16"] })).toBe(false);
  });
});

describe("the season's floor", () => {
  const games = [...readPlays(SOURCE_FOLDER, "2025-26")].map(([id, { plays, ...game }]) => ({
    id,
    periods: plays.at(-1)?.period ?? 0,
    stints: stintsOf({ plays, ...game }),
  }));
  const times = new Map(games.map(({ id, stints }) => [id, floorTimes(stints)]));

  const key = { game_id: text, player_id: text };
  const official = {
    seconds: [
      ...readTable(SOURCE_FOLDER, "player_game_shots.csv", { ...key, sec: maybeWhole }),
      ...readTable(SOURCE_FOLDER, "postseason_player_lines.csv", { ...key, sec: maybeWhole }),
    ].map(({ sec, ...line }) => ({ ...line, official: sec })),
    plusMinus: [
      ...readTable(SOURCE_FOLDER, "player_game_logs.csv", { ...key, plus_minus: maybeWhole }),
      ...readTable(SOURCE_FOLDER, "postseason_player_lines.csv", {
        ...key,
        plus_minus: maybeWhole,
      }),
    ].map(({ plus_minus, ...line }) => ({ ...line, official: plus_minus })),
  };

  /** The official lines of games with plays, beside what the floor says. */
  function compared(name: keyof typeof official) {
    return official[name].flatMap(({ game_id, player_id, official: value }) => {
      const own = times.get(game_id);
      if (own === undefined || value === null) return [];
      return [{ player_id, value, found: own.get(player_id)?.[name] ?? 0 }];
    });
  }
  const share = <Line>(lines: readonly Line[], holds: (line: Line) => boolean) =>
    lines.filter(holds).length / lines.length;

  it("makes the official plus-minus of 98 % of lines", () => {
    const lines = compared("plusMinus");
    expect(lines.length).toBeGreaterThan(28_000);
    expect(share(lines, ({ value, found }) => value === found)).toBeGreaterThan(0.98);
  });

  it("makes the official seconds of 89 % of lines within 6, and of seasons within 0.5 %", () => {
    const lines = compared("seconds");
    expect(share(lines, ({ value, found }) => Math.abs(value - found) <= 6)).toBeGreaterThan(0.89);
    const seasons = [...Map.groupBy(lines, ({ player_id }) => player_id).values()]
      .map((own) => ({
        value: own.reduce((sum, { value }) => sum + value, 0),
        found: own.reduce((sum, { found }) => sum + found, 0),
      }))
      .filter(({ value }) => value > 100 * 60);
    const near = share(seasons, ({ value, found }) => Math.abs(found / value - 1) <= 0.005);
    expect(near).toBeGreaterThan(0.97);
  });

  it("is as long as the game, and knows all ten in all but 19 games", () => {
    const lengthOf = (periods: number) => 4 * periodSeconds(1) + (periods - 4) * periodSeconds(5);
    const played = games.map(({ periods, stints }) => ({
      length: lengthOf(periods),
      whole: secondsOf(stints),
      known: secondsOf(stints.filter(({ floor }) => isKnown(floor))),
    }));
    expect(played.filter(({ whole, length }) => whole !== length)).toEqual([]);
    expect(played.filter(({ known, length }) => known !== length)).toHaveLength(19);
  });
});

function secondsOf(stints: readonly Stint[]): number {
  return stints.reduce((sum, { seconds }) => sum + seconds, 0);
}
