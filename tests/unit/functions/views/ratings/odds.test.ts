import { beforeAll, describe, expect, test } from "vitest";
import { LATEST_STANDINGS } from "#domain/standings/standings-query.ts";
import { loadOdds, type OddsPage } from "#functions/views/ratings/odds.ts";
import { ODDS_HEADS } from "#functions/views/ratings/odds-rows.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const season = collections.seasonNow.current;
const AT = { season, now: Date.parse("2026-11-28T12:00Z") };
const on = (date: string) => ({ kind: "day" as const, date });

describe("the odds of a day", () => {
  let page: OddsPage;
  beforeAll(async () => {
    page = pageOf(await loadOdds(collections, documents, on("2026-02-11"), AT));
  });
  const rowOf = (abbreviation: string) => {
    const row = page.conferences
      .flatMap(({ rows }) => rows)
      .find(({ team }) => team.abbreviation === abbreviation);
    return Object.fromEntries(ODDS_HEADS.map((head, at) => [head, row?.cells[at]?.text]));
  };

  test("have a row for each team of both conferences", () => {
    expect(page.conferences.map(({ name, rows }) => [name, rows.length])).toEqual([
      ["Western Conference", 15],
      ["Eastern Conference", 15],
    ]);
  });

  test("say who is the favorite, who follows and how much is left", () => {
    expect(page.title).toMatch(/^Thunder are title favorites at \d\d%$/);
    expect(page.deck).toMatch(
      /^The Pistons follow at \d\d%\. 41\d games of the season are left\.$/,
    );
  });

  test("print what is likely, unlikely and open", () => {
    expect(rowOf("OKC")).toMatchObject({ Playoffs: ">99", "1": "91", "10": "·" });
    expect(rowOf("SAC")).toMatchObject({ Playoffs: "<1", Title: "<1" });
  });

  test("have no misses before the regular season has ended", () => {
    expect(page.misses).toEqual([]);
  });
});

test("the odds after the Finals are certain, and name the teams furthest from the forecast", async () => {
  const page = pageOf(await loadOdds(collections, documents, on("2026-07-01"), AT));
  expect(page.title).toBe("New York won the title");
  expect(page.note).toMatch(/^No odds were made that day\. Shown: the odds of June/);
  const texts = page.conferences.flatMap(({ rows }) =>
    rows.map(({ cells }) => cells.slice(0, 3).map(({ text }) => text)),
  );
  expect(texts.filter(([playoffs]) => playoffs === "in")).toHaveLength(16);
  expect(texts.filter(([, finals]) => finals === "in")).toHaveLength(2);
  expect(texts.filter(([, , title]) => title === "won")).toHaveLength(1);
  expect(texts.flat().every((text) => ["in", "out", "won"].includes(text))).toBe(true);
  expect(page.misses).toHaveLength(6);
});

test.each([
  ["before its first game", "2026-10-20T12:00Z", /%\. 1,200 games of the season are left\.$/],
  ["without its results", "2026-11-28T12:00Z", /%\.$/],
])("without a day they are the forecast of the season to come, %s", async (_, now, deck) => {
  const page = pageOf(
    await loadOdds(collections, documents, LATEST_STANDINGS.on, { season, now: Date.parse(now) }),
  );
  expect(page).toMatchObject({
    season: "2026-27",
    through: "Preseason forecast",
    days: undefined,
    canonicalPath: "/nba/ratings/odds",
  });
  expect(page.deck).toMatch(deck);
});

test("a day before the season has the preseason forecast", async () => {
  const page = pageOf(await loadOdds(collections, documents, on("2025-08-01"), AT));
  expect(page).toMatchObject({
    season: "2025-26",
    through: "Preseason forecast",
    canonicalPath: "/nba/ratings/odds?on=2025-10-20",
  });
});

test("without odds of a day, those of the season's last day stand in; a season may have none", async () => {
  const only = async (date: string) => documents.odds(date === "2026-06-13" ? date : "none");
  const page = pageOf(
    await loadOdds(collections, { ...documents, odds: only }, on("2026-02-11"), AT),
  );
  expect(page.title).toBe("New York won the title");
  expect(page.note).toBe("No odds were made that day. Shown: the odds of June 13, 2026.");
  const none = { ...documents, odds: async () => documents.odds("none") };
  expect(await loadOdds(collections, none, on("2026-02-11"), AT)).toEqual({ kind: "missing" });
});
