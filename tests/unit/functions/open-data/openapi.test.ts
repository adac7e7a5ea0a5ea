import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { OPEN_DATA_VERSION } from "#domain/open-api.ts";
import { openApiDocument } from "#functions/open-data/openapi.ts";
import { exampleOf } from "#functions/open-data/route.ts";
import { OPEN_DATA_ROUTES } from "#functions/open-data/routes.ts";
import { openDataStage } from "#tests/fixtures/open-data.ts";

const SITE = "https://hardwood.example.com";
const document = openApiDocument(SITE, "2025-26");
const ajv = new Ajv2020({ strict: false, formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
ajv.addSchema({ $id: "document", ...document });
const { get } = openDataStage();

function validatorOf(pointer: string) {
  const validate = ajv.getSchema(`document#${pointer}`);
  if (validate === undefined) throw new Error(`The document has nothing at ${pointer}.`);
  return validate;
}
const escaped = (path: string) => encodeURI(path).replaceAll("~", "~0").replaceAll("/", "~1");

test("the document lists every route with every parameter, once", () => {
  expect(Object.keys(document.paths)).toEqual(OPEN_DATA_ROUTES.map(({ path }) => path));
  for (const { path, parameters, summary } of OPEN_DATA_ROUTES) {
    const operation = document.paths[path]?.get;
    expect(operation?.summary).toBe(summary);
    expect(operation?.parameters.map(({ name }) => name)).toEqual(Object.keys(parameters));
    for (const { description } of operation?.parameters ?? []) expect(description).toMatch(/\.$/);
  }
  const ids = Object.values(document.paths).map(({ get }) => get.operationId);
  expect(new Set(ids).size).toBe(OPEN_DATA_ROUTES.length);
  expect(ids.filter((id) => !/^\w+$/.test(id))).toEqual([]);
});

test("the document has what linters ask of one", () => {
  const { info, security, tags, paths } = document;
  expect(info.version).toBe(OPEN_DATA_VERSION);
  expect([info.contact.url, info.license.url]).toEqual([`${SITE}/api`, `${SITE}/api#terms`]);
  expect(security).toEqual([]);
  const used = new Set(Object.values(paths).flatMap(({ get }) => get.tags));
  expect([...used].sort()).toEqual(tags.map(({ name }) => name).sort());
  for (const { description } of tags) expect(description).toMatch(/^[A-Z].+\.$/);
  for (const { get } of Object.values(paths)) {
    expect(get.tags).toHaveLength(1);
    for (const text of [get.description, get.summary]) expect(text).toMatch(/^[A-Z]/);
    expect(Object.keys(get.responses).some((status) => status.startsWith("4"))).toBe(true);
  }
});

test("every route documents 400, and only /ask documents 422", () => {
  for (const { path } of OPEN_DATA_ROUTES) {
    expect(document.paths[path]?.get.responses, path).toHaveProperty("400");
  }
  const refused = Object.entries(document.paths).filter(([, { get }]) => 422 in get.responses);
  expect(refused.map(([path]) => path)).toEqual(["/ask"]);
});

test("both prefixes are servers of the document, and every reference resolves", () => {
  expect(document.servers.map(({ url }) => url)).toEqual([`${SITE}/api/v1`, `${SITE}/api/nba/v1`]);
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)) {
    const target = (reference ?? "").split("/").slice(1);
    expect(document).toHaveProperty(target);
  }
});

test("the document is served under both prefixes", async () => {
  for (const prefix of ["/api/v1", "/api/nba/v1"]) {
    const answer = await get(`${prefix}/openapi.json`);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toEqual(document);
  }
});

describe("the schema matches the response", () => {
  const averages = (path: string, category: string, type: string) =>
    `/${path}/${category}?season=2025&season_type=playoffs&type=${type}`;
  const CALLS = [
    ...OPEN_DATA_ROUTES.map((route) => [route.path, exampleOf(route, 2025)]),
    ["/teams", "/teams"],
    ["/players", "/players?per_page=100"],
    ["/players", "/players?per_page=100&cursor=1642000"],
    ["/players", "/players?search=zzz"],
    ["/players/{id}", "/players/1630639"],
    ["/games", "/games?per_page=100&cursor=22500900"],
    ["/games", "/games?postseason=true"],
    ["/stats", "/stats?per_page=100"],
    ["/stats", "/stats?per_page=100&game_ids[]=22500900"],
    ["/box_scores", "/box_scores?date=2025-12-25"],
    ["/box_scores", "/box_scores?date=2026-07-01"],
    ["/season_averages", "/season_averages?season=2025&player_id=1629029"],
    ["/games", "/games?seasons[]=2026&per_page=100"],
    ["/games", "/games?seasons[]=2019&per_page=100"],
    ["/games/{id}", "/games/22621109"],
    ["/stats/advanced", "/stats/advanced?game_ids[]=22500900&game_ids[]=21500001&per_page=100"],
    ["/season_averages/{category}", "/season_averages/general?season=2025&per_page=100"],
    ["/season_averages/{category}", "/season_averages/general?season=2015&type=misc"],
    ...["general", "clutch"].flatMap((category) =>
      ["base", "advanced", "scoring"].flatMap((type) => [
        ["/season_averages/{category}", averages("season_averages", category, type)],
        ["/team_season_averages/{category}", averages("team_season_averages", category, type)],
      ]),
    ),
    ["/season_averages/{category}", averages("season_averages", "general", "defense")],
    ["/team_season_averages/{category}", averages("team_season_averages", "clutch", "opponent")],
    ["/season_averages/{category}", "/season_averages/shooting?season=2025&player_ids[]=1628973"],
    ["/stats", "/stats?period=4&game_ids[]=22500900"],
    ["/stats/advanced", "/stats/advanced?period=1&game_ids[]=22500900"],
    ["/box_scores", "/box_scores?date=2016-06-19"],
    ["/standings", "/standings?season=2013"],
    ["/leaders", "/leaders?stat_type=min&season=2025"],
    ["/leaders", "/leaders?stat_type=oreb&season=2025"],
    ["/query", "/query"],
    ["/query", "/query?rows=teams&columns=advanced&per_page=5"],
    ["/query", "/query?rows=players&avg.pts=30.."],
    ["/ask", "/ask?q=players%20from%20france"],
    ["/ask", "/ask?q=celtics%20roster"],
    ["/ask", "/ask?q=most%2040%20point%20games&per_page=3"],
  ];

  test.each(CALLS)("of %s for %s", async (path, call) => {
    const answer = await get(`/api/v1${call}`);
    expect(answer.status).toBe(200);
    const validate = validatorOf(
      `/paths/${escaped(path ?? "")}/get/responses/200/content/application~1json/schema`,
    );
    validate(await answer.json());
    expect(validate.errors).toBeNull();
  });

  test.each(["williams points", "what channel", "zzz", " ", "lakers ".repeat(30)])(
    "of a rejected question: %j",
    async (question) => {
      const answer = await get(`/api/v1/ask?${new URLSearchParams({ q: question })}`);
      expect(answer.status).toBe(422);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const validate = validatorOf("/components/schemas/QuestionRefusal");
      validate(await answer.json());
      expect(validate.errors).toBeNull();
    },
  );

  test.each(["/teams/99", "/teams/x", "/stats?per_page=x", "/nope"])(
    "of the failing call %s",
    async (call) => {
      const validate = validatorOf("/components/schemas/Error");
      validate(await (await get(`/api/v1${call}`)).json());
      expect(validate.errors).toBeNull();
    },
  );
});
