import { expect, test } from "vitest";
import { sourceRows, sourceTeams } from "#tests/fixtures/season.ts";
import { SOURCES, tables } from "#tests/fixtures/season-tables.ts";
import { postseasonKinds } from "#tools/content/facts/postseason.ts";
import { createResolver } from "#tools/content/resolver.ts";

const { figure, order } = createResolver(postseasonKinds(SOURCES, tables));
const text = (reference: string) => figure(reference).text;

const codes = new Map(sourceTeams().map(({ id, abbreviation }) => [String(id), abbreviation]));
const games = sourceRows("postseason_games.csv");
const playoffs = games.filter(({ stage }) => stage === "playoffs");
const lines = sourceRows("postseason_player_lines.csv");
/** The winner and the loser of a game, by abbreviation. */
function sides(game: Record<string, string>): [string, string] {
  const both = [game.home_team_id, game.away_team_id].map((id) => codes.get(id ?? "") ?? "");
  const [home = "", away = ""] = both;
  return Number(game.home_points) > Number(game.away_points) ? [home, away] : [away, home];
}

test("every game has its score, its margin and its overtimes under its winner", () => {
  for (const game of playoffs) {
    const [winner, loser] = sides(game);
    const words = `${winner} ${loser} ${game.date}`;
    const points = [Number(game.home_points), Number(game.away_points)].sort((a, b) => b - a);
    expect(text(`playoff-score ${words}`)).toBe(points.join("-"));
    expect(text(`playoff-margin ${words}`)).toBe(String((points[0] ?? 0) - (points[1] ?? 0)));
    expect(text(`playoff-overtimes ${words}`)).toBe(game.ot);
    expect(() => figure(`playoff-score ${loser} ${winner} ${game.date}`)).toThrow("did not beat");
  }
});

test("every series is as long as its games", () => {
  for (const own of Map.groupBy(playoffs, ({ series }) => series).values()) {
    const [winner, loser] = sides(own.at(-1) ?? {});
    const won = own.filter((game) => sides(game)[0] === winner).length;
    expect(text(`series ${winner} ${loser}`)).toBe(`${won}-${own.length - won}`);
    expect(text(`series ${winner} ${loser} games`)).toBe(String(own.length));
  }
});

test("after four quarters a game without overtime has its score", () => {
  for (const game of playoffs.filter(({ ot }) => ot === "0").slice(0, 20)) {
    const words = `${sides(game).join(" ")} ${game.date}`;
    expect(text(`after ${words} 4`)).toBe(text(`playoff-score ${words}`));
    expect(text(`behind-after ${words} 0`)).toBe("0");
    expect(text(`behind-after ${words} 4`)).toBe(`-${text(`playoff-margin ${words}`)}`);
  }
});

test("the champion has as many wins as four series have", () => {
  expect(text("playoff-record NYK")).toMatch(/^16-\d+$/);
  const records = order("playoff-record * | wins", "max");
  expect(records).toHaveLength(16);
  expect(records.reduce((sum, { value }) => sum + value, 0)).toBe(playoffs.length);
  expect(Number(text("playoff-record NYK run"))).toBeLessThanOrEqual(16);
});

test("an order of averages has the players of at least eight games", () => {
  const isPlayed = new Set(playoffs.map(({ game_id }) => game_id));
  const byPlayer = Map.groupBy(
    lines.filter(({ game_id }) => isPlayed.has(game_id)),
    ({ player_id }) => player_id,
  );
  const regulars = [...byPlayer.values()].filter((own) => own.length >= 8);
  const means = regulars.map(
    (own) => own.reduce((sum, { pts }) => sum + Number(pts), 0) / own.length,
  );
  const found = order("playoffs * ppg", "max");
  expect(found).toHaveLength(regulars.length);
  expect(found[0]?.figure.text).toBe(Math.max(...means).toFixed(1));
});

test.each([
  ['award "Finals MVP"', "Jalen Brunson"],
  ['award "Most Valuable Player"', "Shai Gilgeous-Alexander"],
  ["titles NYK count", "3"],
  ["titles NYK before", "1973"],
])("%s is %s", (reference, expected) => {
  expect(text(reference)).toBe(expected);
});

test.each([
  ["series NYK NYK", "NYK won no series against NYK."],
  ["series NYK SAS length", 'A series has no "length".'],
  ['playoffs "Nobody" ppg', 'There is no playoff game of "Nobody".'],
  ['playoffs "Jalen Brunson" dunks', 'There is no column of a line "dunks".'],
  ['award "Best Beard"', 'There is no award "Best Beard".'],
  ["titles SEA count", 'There is no team "SEA".'],
])("%s fails: %s", (reference, message) => {
  expect(() => figure(reference)).toThrow(message);
});
