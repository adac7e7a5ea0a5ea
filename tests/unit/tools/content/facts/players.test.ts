import { expect, test } from "vitest";
import { sourceRows } from "#tests/fixtures/season.ts";
import { tables } from "#tests/fixtures/season-tables.ts";
import { playerKinds } from "#tools/content/facts/players.ts";
import { createResolver } from "#tools/content/resolver.ts";

const { figure, order } = createResolver(playerKinds(tables));
const rows = sourceRows("player_totals.csv");
const jokic = rows.find(({ player }) => player === "Nikola Jokić");
const n = (column: string) => Number(jokic?.[column]);

test.each([
  ["games", String(n("gp"))],
  ["points", n("pts").toLocaleString("en-US")],
  ["threes", String(n("fg3m"))],
  ["rpg", (n("reb") / n("gp")).toFixed(1)],
  ["apg", (n("ast") / n("gp")).toFixed(1)],
  ["team", "DEN"],
  ["pick", "41"],
])("the %s of a player are %s", (column, text) => {
  expect(figure(`player "Nikola Jokić" ${column}`).text).toBe(text);
});

test("a name alone links to the player's page, as do the figures that it prints", () => {
  const [name, games, points] = ["", " games", " points"].map((column) =>
    figure(`player "Nikola Jokić"${column}`),
  );
  expect(name).toMatchObject({ text: "Nikola Jokić", isName: true });
  expect(games?.href).toBe(name?.href);
  expect(points?.href).toBeUndefined();
  expect(points?.subjects).toEqual(name?.subjects);
});

test("an order is of every player, or of the rookies", () => {
  const most = order("player * points", "max");
  expect(most).toHaveLength(rows.length);
  expect(most[0]?.value).toBe(Math.max(...rows.map(({ pts }) => Number(pts))));
  const rookies = order("rookie * ppg", "max");
  expect(rookies[0]?.candidate).toEqual(["Cooper Flagg"]);
  expect(rookies.length).toBeLessThan(most.length / 2);
});

test("a list of leaders has those who qualify; its first five link to it", () => {
  const leaders = order('leader "Points per game" *', "max");
  const [first, , , , fifth, sixth] = leaders.map(({ figure: own }) => own.href);
  expect([first, fifth, sixth]).toEqual(["/#averages", "/#averages", undefined]);
  expect(leaders[0]).toMatchObject({ candidate: ["Luka Dončić"], value: 33.5 });
  expect(leaders.length).toBeLessThan(rows.length);
});

test("players are counted by their games, those with as many included", () => {
  const least = (games: number) => rows.filter(({ gp }) => Number(gp) >= games).length;
  expect(figure("played 82").text).toBe(String(least(82)));
  expect(figure("played 1").text).toBe(String(rows.length));
  expect(figure("played 83").text).toBe("0");
});

test.each([
  ['player "Nobody"', 'There is no player "Nobody".'],
  ['player "Nikola Jokić" dunks', `There is no player's column "dunks".`],
  ['player "Austin Reaves" pick', "Austin Reaves has no draft pick."],
  ['rookie "Nikola Jokić" points', "Nikola Jokić is no rookie."],
  ['leader "Dunks" "Nikola Jokić"', 'There is no list of leaders "Dunks".'],
])("%s fails: %s", (reference, message) => {
  expect(() => figure(reference)).toThrow(message);
});
