import { describe, expect, it, test } from "vitest";
import { fail } from "#domain/result.ts";
import { loadGame } from "#functions/views/game/game.ts";
import { loadPlays } from "#functions/views/plays/plays-page.ts";
import { loadStory } from "#functions/views/plays/story.ts";
import { builtCollections, builtDocuments, builtValue, pageOf } from "../built.ts";

const collections = builtCollections();

/** A comeback from 25 points behind, won in overtime. */
const COMEBACK = "0022500375";
const storyOf = async (id: string) =>
  pageOf(await loadStory(collections, builtDocuments(), id)).story;
const unread = {
  ...builtDocuments(),
  plays: async (id: string) => fail({ kind: "unreachable" as const, path: `nba/plays/${id}` }),
};

describe("the story of a game", () => {
  it("says who led, by how much and when", async () => {
    const { heading, facts } = await storyOf(COMEBACK);
    expect(heading).toBe("Houston led for 44 minutes, New Orleans for six");
    expect(facts).toEqual([
      {
        name: "Largest leads",
        value: "Houston 25",
        more: "72–47, 11:02 3rd. New Orleans 6, 15–9, 8:15 1st",
      },
      {
        name: "Time in the lead",
        value: "43:31 – 6:24",
        more: "Houston, New Orleans; tied for 3:05",
      },
      { name: "Lead changes", value: "4", more: "last at 2:03 OT; tied 6 times" },
      {
        name: "Longest runs",
        value: "Houston 13–0",
        more: "7:49 1st to 5:15 1st. New Orleans 11–0, 11:04 4th to 9:22 4th",
      },
    ]);
  });

  it("says a run and the largest lead in one text where they meet", async () => {
    const textsOf = async (id: string) => (await storyOf(id)).flow.texts.map(({ text }) => text);
    expect(await textsOf("0022500775")).toEqual(["12–0", "Charlotte by 19, 13–0"]);
    expect(await textsOf(COMEBACK)).toEqual(["13–0", "11–0", "Houston by 25"]);
  });

  it("keeps the largest lead within the chart of a phone", async () => {
    const games = await builtValue("games");
    const some = games.filter((_, at) => at % 40 === 0);
    const texts = (await Promise.all(some.map(({ id }) => storyOf(id)))).flatMap(
      ({ flow }) => flow.texts,
    );
    const leads = texts.filter(({ text }) => text.includes(" by "));
    expect(leads.length).toBeGreaterThan(20);
    // A letter takes 2.3 percent of 328 px.
    const isCut = ({ x, text }: (typeof leads)[number]) =>
      Math.min(x, 100 - x) < (2.3 * text.length) / 2;
    expect(leads.filter(isCut)).toEqual([]);
  });

  it("has the chart's figures as a table", async () => {
    const { table } = await storyOf(COMEBACK);
    expect(table).toHaveLength(10);
    expect(table[3]).toMatchObject({ time: "End of 2nd", away: 67, home: 45, lead: "HOU 22" });
    expect(table[7]).toMatchObject({ time: "End of 4th", lead: "tied" });
    expect(table.at(-1)).toEqual({
      time: "End of OT",
      away: 128,
      home: 133,
      lead: "NOP 5",
      chance: "0",
    });
    expect(table.slice(0, -1).filter(({ chance }) => chance === "0" || chance === "100")).toEqual(
      [],
    );
  });

  it("has the best two lineups of a team and its worst, with three minutes or more", async () => {
    for (const { lineups } of (await storyOf(COMEBACK)).sides) {
      const margins = lineups.map(({ cells }) => Number((cells.at(-1) ?? "").replace("−", "-")));
      expect(margins).toHaveLength(3);
      expect(margins).toEqual(margins.toSorted((a, b) => b - a));
      for (const { cells } of lineups) expect(Number(cells[0]?.split(":")[0])).toBeGreaterThan(2);
    }
  });

  it("adds scorers up to the final score", async () => {
    const { sides } = await storyOf(COMEBACK);
    const totals = sides.map(({ scoring }) =>
      scoring.reduce((sum, { cells }) => sum + Number(cells.at(-1)), 0),
    );
    expect(totals).toEqual([128, 133]);
  });

  it("has the lines of the clutch, its best scorer first", async () => {
    const { clutch } = await storyOf(COMEBACK);
    expect(clutch[0]).toMatchObject({
      name: "Bey",
      side: "home",
      cells: ["11", "4-6", "2-2", "2", "0", "1"],
    });
  });

  it("names what is not certain", async () => {
    expect((await storyOf(COMEBACK)).caveat).toBe("");
    expect((await storyOf("0022501086")).caveat).toContain("may differ");
  });
});

describe("the plays of a game", () => {
  it("are those of the part that is asked, or of the first quarter", async () => {
    const { plays } = pageOf(await loadPlays(collections, builtDocuments(), COMEBACK, "ot"));
    expect(plays.title).toBe("Overtime");
    expect(plays.periods.map(({ name }) => name)).toEqual(["OT"]);
    expect(plays.periods[0]?.rows.at(-1)).toEqual({
      clock: "0:00",
      team: "",
      words: "End",
      score: "",
    });
    const first = pageOf(await loadPlays(collections, builtDocuments(), COMEBACK, undefined));
    expect(first.plays.title).toBe("First quarter");
    const none = pageOf(await loadPlays(collections, builtDocuments(), "0022500437", "ot"));
    expect(none.plays.parts.map(({ part }) => part)).toEqual(["q1", "q2", "q3", "q4"]);
    expect(none.plays.part).toBe("q1");
  });
});

describe("the box score of a part", () => {
  it("has the points of that quarter", async () => {
    const page = pageOf(await loadGame(collections, builtDocuments(), COMEBACK, "q4"));
    expect([page.away.box.totals[0], page.home.box.totals[0]]).toEqual(["20", "36"]);
    expect(page.home.box.totals[3]).toBe("60");
  });

  it("is that of the whole game where a game lacks the part", async () => {
    const page = pageOf(await loadGame(collections, builtDocuments(), "0022500437", "ot"));
    expect(page.part).toBeUndefined();
    expect(page.parts.map(({ part }) => part)).not.toContain("ot");
  });
});

test("a game without plays has a box score alone", async () => {
  const id = "0042500405";
  expect(await loadStory(collections, builtDocuments(), id)).toEqual({ kind: "missing" });
  expect(await loadPlays(collections, builtDocuments(), id, "q1")).toEqual({ kind: "missing" });
  expect(pageOf(await loadGame(collections, builtDocuments(), id)).plays).toBe("none");
});

test("while plays cannot be read, the box score stays and the story is unavailable", async () => {
  expect(await loadStory(collections, unread, COMEBACK)).toEqual({ kind: "unavailable" });
  expect(await loadPlays(collections, unread, COMEBACK, "q1")).toEqual({ kind: "unavailable" });
  expect(pageOf(await loadGame(collections, unread, COMEBACK)).plays).toBe("unread");
});
