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
