import { describe, expect, test } from "vitest";
import { fail } from "#domain/result.ts";
import { loadUpcomingGame } from "#functions/views/game/upcoming-game.ts";
import { builtCollections, builtDocuments } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const CLOCK = { now: Date.parse("2026-12-23T17:00:00Z"), bringsResults: false };

const load = (date: string, game: string, given = collections) =>
  loadUpcomingGame(given, documents, { date, game }, CLOCK);

async function pageOf(date: string, game: string) {
  const view = await load(date, game);
  if (view.kind !== "ready" || view.page.kind !== "upcoming") throw new Error(`no ${game}`);
  return view.page;
}

describe("the page of a game to come", () => {
  test("has tip-off, place, television, form and meetings of both teams", async () => {
    const page = await pageOf("2026-12-25", "sas-at-nyk");
    expect(page).toMatchObject({
      title: "San Antonio Spurs at New York Knicks",
      sentence: "They split their two games in the 2025-26 regular season.",
      arena: "Madison Square Garden",
      season: "2025-26",
      note: "",
      card: { when: "Noon ET", television: ["ABC", "ESPN"], state: "upcoming" },
      away: { standing: "62–20 last season" },
      home: { standing: "53–29 last season" },
      meetingsHref: "/nba/teams/27/against/20",
      validUntil: Date.parse("2026-12-25T17:00Z"),
    });
    // Before the first result, no table has figures of two seasons, and none says how a team comes in.
    expect(page.forms.map(({ title, season, rows }) => [title, season, rows[0]])).toEqual([
      ["How they come in", "2026-27", { label: "Rest", away: "1 day", home: "1 day" }],
      ["Last season", "2025-26", { label: "Record", away: "62–20", home: "53–29" }],
    ]);
    expect(page.forms.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(
      "Rest|Next game|Record|Home|Road".split("|"),
    );
    expect(page.meetings[0]).toEqual({
      date: "2026-06-13",
      words: "Knicks 94–90",
      href: "/nba/games/0042500405",
    });
    expect(page.away.leaders.map(({ label }) => label)).toEqual(
      "Points Rebounds Assists Steals Blocks".split(" "),
    );
  });

  test("says which team is on the second night of a back-to-back", async () => {
    const page = await pageOf("2026-12-23", "den-at-lal");
    expect(page.sentence).toContain("games in the 2025-26 regular season.");
    expect(page.forms[0]?.rows[0]).toMatchObject({
      label: "Rest",
      away: expect.stringMatching(/./),
      home: expect.stringMatching(/./),
    });
  });

  test("names the arena of a game on neutral ground", async () => {
    const page = await pageOf("2027-01-14", "nop-at-sas");
    expect(page).toMatchObject({
      title: "New Orleans Pelicans vs. San Antonio Spurs",
      isNeutral: true,
      card: { label: "NBA Paris Game" },
    });
    expect(page.arena).not.toBe("Frost Bank Center");
  });

  test("has no rest before a team's first game", async () => {
    const page = await pageOf("2026-10-20", "bos-at-det");
    expect(page.forms[0]?.rows.map(({ label }) => label)).toEqual(["Next game"]);
    expect(page.card).toMatchObject({ state: "unscored", when: "Final score not available" });
    expect(page.note).toBe("");
  });

  test.each(["sas-at-nyk", "SAS-at-NYK"])("%s is found in any case", async (game) => {
    expect((await pageOf("2026-12-25", game)).card.href).toBe("/nba/games/2026-12-25/sas-at-nyk");
  });

  test("leads to the game's own page once its result is known", async () => {
    expect(await load("2025-12-25", "cle-at-nyk")).toMatchObject({
      kind: "ready",
      page: { kind: "elsewhere", href: "/nba/games/0022500009" },
    });
  });

  test.each([
    ["2026-12-25", "nyk-at-sas"],
    ["2026-12-24", "sas-at-nyk"],
    ["2026-12-25", "sas-nyk"],
    ["2026-12-25", "xyz-at-nyk"],
    ["2026-12-25", ""],
  ])("%s/%s is missing", async (date, game) => {
    expect(await load(date, game)).toEqual({ kind: "missing" });
  });

  test("is unavailable, not missing, while the schedule cannot be read", async () => {
    const fixtures = async () => fail({ kind: "malformed" as const, path: "nba/fixtures" });
    const view = await load("2026-12-25", "sas-at-nyk", { ...collections, fixtures });
    expect(view).toEqual({ kind: "unavailable" });
  });
});
