import { describe, expect, test } from "vitest";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import { fixturesWire } from "#functions/data/wire/fixtures.ts";
import { makeForecasts } from "#functions/refresh/forecasts.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";
import { sourceGames } from "#tests/fixtures/season.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";

type Data = Record<
  "teamsAPI" | "odds" | "ratings" | "games" | "postseason" | "fixtures",
  Record<string, never>
>;

const { teamsAPI, games, postseason, fixtures, ratings, odds } = readDataset() as Data;
const built = { teamsAPI, games, postseason, fixtures, ratings, odds };
const credential = { auth: SECRET };
const LAST = Object.keys(odds)
  .filter((date) => date < "2026-08")
  .toSorted()
  .at(-1) as string;
const OPENING = "2026-10-19";

/** Makes the forecasts of a database that holds `data`. */
async function forecastsOf(
  data: Partial<Record<keyof Data, unknown>>,
  at = "2026-09-01T12:00:00Z",
) {
  const ask = memoryDatabase();
  const database = createRealtimeDatabase({
    url: "http://database",
    fetch: (url, init) => ask(new Request(url, init)),
  });
  await database.write("nba", { set: { ...built, ...data } }, credential);
  const purged: string[] = [];
  const made = await makeForecasts({
    database,
    credential,
    now: () => Date.parse(at),
    purge: async (names) => {
      purged.push(...names);
    },
    pause: async () => {},
  });
  const read = async (path: string) => {
    const value = await database.read(`nba/${path}`, credential);
    return value.ok ? value.value : undefined;
  };
  return { made: made.ok ? made.value : made.error, purged, read };
}

function without(...dates: string[]) {
  return Object.fromEntries(Object.entries(odds).filter(([date]) => !dates.includes(date)));
}

/** The season as it was after a day; the games after it are fixtures. */
function seasonAt(day: string, { isPending = false } = {}) {
  const later = sourceGames().filter(({ date }) => date > day || (isPending && date === day));
  const ids = new Set(later.map(({ id }) => Number(id)));
  const rows = built.games.data as unknown as { id: number }[];
  return {
    games: { data: rows.filter(({ id }) => !ids.has(id)) },
    postseason: {},
    fixtures: {
      data: fixturesWire(
        later.map((game) => ({
          ...game,
          tipOff: `${game.date}T23:00:00.000Z`,
          television: [],
          label: "",
          arena: "",
        })),
      ),
    },
  };
}

describe("forecasts after a refresh", () => {
  test("are those of the dataset, made once", async () => {
    const { made, purged, read } = await forecastsOf({ odds: without(LAST) });
    expect(made).toEqual([LAST]);
    expect(purged).toEqual(["odds"]);
    expect(await read(`odds/${LAST}/data`)).toEqual(
      (odds[LAST] as { data: unknown } | undefined)?.data,
    );
  });

  test("leave stored odds as they are", async () => {
    const { made, purged } = await forecastsOf({});
    expect(made).toEqual([]);
    expect(purged).toEqual([]);
  });

  test("know the games that are left", async () => {
    const day = "2026-04-10";
    const { made } = await forecastsOf({ ...seasonAt(day), odds: without(day) });
    expect(made).toEqual([day]);
  });

  test("wait for the last game of a day", async () => {
    const day = "2026-04-10";
    const { made } = await forecastsOf({
      ...seasonAt(day, { isPending: true }),
      odds: without(day),
    });
    expect(made).toEqual([]);
  });

  test("are made of the season to come on the day before its first game, not earlier", async () => {
    const data = { odds: without(OPENING) };
    expect((await forecastsOf(data, "2026-10-18T12:00:00Z")).made).toEqual([]);
    const { made, read } = await forecastsOf(data, "2026-10-19T12:00:00Z");
    expect(made).toEqual([OPENING]);
    expect(await read(`odds/${OPENING}/data`)).toHaveLength(30);
  });

  test("open the next season with what is left of the ratings", async () => {
    const rows = built.ratings.data as unknown as { season: string }[];
    const closed = { ...ratings, data: rows.filter(({ season }) => season !== "2026-27") };
    const { purged, read } = await forecastsOf({ ratings: closed });
    expect(purged).toEqual(["ratings"]);
    expect(await read("ratings/data")).toEqual(built.ratings.data);
  });

  test("need the parameters of the ratings", async () => {
    expect((await forecastsOf({ ratings: {}, odds: without(LAST) })).made).toEqual([]);
  });
});
