import { expect, test } from "vitest";
import { FIGURES } from "#domain/figures/figures.ts";
import { CONDITION_NAMES } from "#domain/query/conditions/conditions.ts";
import { questionRoutes } from "#functions/open-data/question.ts";
import { openDataStage } from "#tests/fixtures/open-data.ts";

const { get } = openDataStage();
const bodyOf = async (path: string) => (await get(path)).json();

test("the API documents every condition and every figure of the finder", () => {
  const described = Object.keys(questionRoutes[0]?.parameters ?? {});
  const asked = [...CONDITION_NAMES, ...FIGURES.map(({ key }) => key)];
  expect(asked.filter((name) => !described.includes(name))).toEqual([]);
});

test("the API response equals the finder's own JSON", async () => {
  const api = await bodyOf("/api/v1/query?pts=40..&result=l&page=2");
  expect(api).toMatchObject({ total: 37, page: 2, sentence: expect.stringContaining("37") });
  expect(await bodyOf("/nba/finder.json?pts=40..&result=l&page=2")).toEqual(api);
});

test.each([
  "rows=players&clutch=1&per=total",
  "rows=lineups&team=SAS",
  "rows=players&season=2015-16&sort=-pts",
  "rows=players&season=all&sort=-pts&per=total",
])(
  "parts of games, players together and other seasons are answered as by the finder: %s",
  async (asked) => {
    const api = (await bodyOf(`/api/v1/query?${asked}`)) as { total: number };
    expect(api.total).toBeGreaterThan(5);
    expect(api).toEqual(await bodyOf(`/nba/finder.json?${asked}`));
  },
);

test("per_page sets the number of rows, up to 100", async () => {
  const { rows } = (await bodyOf("/api/v1/query?pts=40..&per_page=3")) as { rows: unknown[] };
  expect(rows.length).toBe(3);
  expect((await get("/api/v1/query?per_page=101")).status).toBe(400);
});

test.each([
  ["/api/v1/query?pts=many", "pts"],
  ["/api/v1/query?nonsense=1", "nonsense"],
  ["/api/v1/query?season=1995-96", "season"],
  ["/api/v1/query?season=last", "season"],
  ["/nba/finder.json?player=williams", "player"],
  ["/nba/finder.csv?team=XYZ", "team"],
])("%s is rejected with an error about %s", async (path, parameter) => {
  const answer = await get(path);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringContaining(`"${parameter}"`) });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
