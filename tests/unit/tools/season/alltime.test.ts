import { join } from "node:path";
import { expect, test } from "vitest";
import { sumOfSeasons } from "#domain/players/career-table.ts";
import { casesOf } from "#tests/fixtures/cases.ts";
import { root } from "#tools/paths.ts";
import { readAllTimePlayers } from "#tools/season/alltime/player-seasons.ts";

const players = readAllTimePlayers(join(root, "season/sources"));

/** The player of a name with the most points: namesakes of the famous are less so. */
const byName = new Map(
  [...players.values()]
    .map((player) => ({ ...player, sum: sumOfSeasons(player.seasons) }))
    .toSorted((a, b) => (a.sum?.pts ?? 0) - (b.sum?.pts ?? 0))
    .map((player) => [player.name, player]),
);

// The league's published figures, from general knowledge.
test.each(casesOf("tests/unit/tools/season/alltime-truths.tsv"))(
  "%s, %s: %s %s %s",
  (name = "", when = "", what = "", how = "", value = "") => {
    const player = byName.get(name);
    if (how === "times") {
      const won = player?.honours.filter(({ award, year }) => award === what && year <= 2025);
      return expect(won).toHaveLength(Number(value));
    }
    const asked = player?.seasons.filter(({ season }) =>
      when === "career" ? true : when.includes(" to ") ? season <= when.slice(-7) : season === when,
    );
    const sum = sumOfSeasons(asked ?? []);
    const figure = Number(sum?.[what as "pts"]);
    expect(how === "mean" ? (figure / (sum?.games ?? 0)).toFixed(1) : String(figure)).toBe(
      how === "mean" ? Number(value).toFixed(1) : value,
    );
  },
);

test("every season's points are those of its shots, and its rebounds those of both kinds", () => {
  const seasons = [...players.values()].flatMap((player) => [...player.seasons, ...player.aba]);
  expect(seasons.length).toBeGreaterThan(29_000);
  expect(
    seasons.filter(
      ({ fgm, fg3m, ftm, pts, oreb, dreb, reb }) =>
        2 * fgm + (fg3m ?? 0) + ftm !== pts || (oreb !== null && oreb + (dreb ?? 0) !== reb),
    ),
  ).toEqual([]);
});

test("no season before a count was kept has it", () => {
  const first = (figure: "blk" | "tov" | "fg3m" | "minutes" | "reb") =>
    [...players.values()]
      .flatMap(({ seasons }) => seasons)
      .reduce(
        (least, own) => (own[figure] !== null && own.season < least ? own.season : least),
        "9",
      );
  expect([first("reb"), first("minutes"), first("blk"), first("tov"), first("fg3m")]).toEqual([
    "1950-51",
    "1951-52",
    "1973-74",
    "1977-78",
    "1979-80",
  ]);
});

test("Julius Erving scored 30,026 points, those of the ABA included", () => {
  const { seasons = [], aba = [] } = byName.get("Julius Erving") ?? {};
  expect(sumOfSeasons([...seasons, ...aba])?.pts).toBe(30_026);
});

// The league's published figures, from general knowledge.
test.each([
  ["Bill Russell", 11],
  ["Sam Jones", 10],
  ["Robert Horry", 7],
  ["Michael Jordan", 6],
  ["Steve Kerr", 5],
  ["Clyde Drexler", 1],
  ["Otis Thorpe", 1],
  ["Rasheed Wallace", 1],
  ["Karl Malone", 0],
])("%s won %i titles, whatever teams he left in those seasons", (name, titles) => {
  expect(byName.get(name)?.titles).toHaveLength(titles);
});

test.each([
  ["Michael Jordan", { pts: 5987, reb: 1152, ast: 1022 }],
  ["Magic Johnson", { pts: 3701, reb: 1465, ast: 2346 }],
  ["Larry Bird", expect.objectContaining({ pts: 3897 })],
  ["Shaquille O'Neal", expect.objectContaining({ pts: 5250 })],
  ["Kobe Bryant", expect.objectContaining({ pts: 5640 })],
  ["Tim Duncan", expect.objectContaining({ pts: 5172 })],
  ["Karl Malone", expect.objectContaining({ pts: 4761 })],
  // The sums of the lines that are held miss games: 4,455 of 4,457, 3,715 of 3,776 and 2,663 of 2,673 points.
  ["Jerry West", undefined],
  ["John Havlicek", undefined],
  ["Bill Russell", undefined],
])("%s has his playoffs, unless they are not whole", (name, totals) => {
  expect(byName.get(name)?.playoffTotals).toEqual(totals);
});
