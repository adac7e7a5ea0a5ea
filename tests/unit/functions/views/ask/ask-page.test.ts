import { describe, expect, test } from "vitest";
import { plainText } from "#domain/asking/understanding.ts";
import { type AskPage, loadAskPage } from "#functions/views/ask/ask-page.ts";
import { EXAMPLE_QUESTIONS } from "#functions/views/ask/examples.ts";
import { loadFinder } from "#functions/views/questions/finder.ts";
import { searchOf } from "#tests/fixtures/addresses.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-12-23T17:00:00Z"),
  holdUntil() {},
};

async function ask(q: string): Promise<AskPage> {
  return pageOf((await loadAskPage(reads, new URLSearchParams({ q }))).view);
}

async function answered(q: string) {
  const page = await ask(q);
  if (page.kind !== "answer") throw new Error(`${q}: ${page.kind}`);
  return page;
}

describe("an example", () => {
  test.each(EXAMPLE_QUESTIONS.flatMap(({ questions }) => questions))(
    "%s is answered, and so are its follow-up questions",
    async (question) => {
      const { next } = await answered(question);
      expect(next.length).toBeGreaterThan(0);
      for (const { text, href } of next) {
        expect(searchOf(href).get("q")).toBeTruthy();
        expect(plainText((await answered(searchOf(href).get("q") ?? "")).headline), text).not.toBe(
          "",
        );
      }
    },
  );
});

describe("an answer", () => {
  test("has the first ten rows and links to all of them", async () => {
    const { canonical, finder, rows } = await answered("jokic triple doubles");
    if (rows?.kind !== "table") throw new Error(rows?.kind);
    expect(rows.all).toEqual({ text: "All 34 in the finder", href: canonical });
    expect(rows.table.rows).toHaveLength(10);
    expect(rows.table.caption).toContain("Rows 1 to 10 of 34");
    expect(finder).toEqual({
      edit: canonical.replace("finder?", "finder/form?"),
      files: {
        csv: canonical.replace("finder?", "finder.csv?"),
        json: canonical.replace("finder?", "finder.json?"),
      },
    });
    const found = pageOf(await loadFinder(reads.collections, searchOf(canonical)));
    expect(found).toMatchObject({ isOwnAddress: true, href: canonical });
  });

  test("omits the player and team columns for one player's games", async () => {
    const { rows } = await answered("jokic triple doubles");
    if (rows?.kind !== "table") throw new Error(rows?.kind);
    const { foot, heads, rows: games } = rows.table;
    const keys = heads.map(({ key }) => key);
    expect(keys[0]).toBe("date");
    expect(keys).not.toContain("player");
    expect(keys).not.toContain("team");
    expect(foot?.cells[0]?.text).toBe("Average of 34");
    expect(games.map(({ cells }) => cells.length)).toEqual(games.map(() => keys.length));
  });

  test.each([
    ["sga last 10 games", ["pts", "reb", "ast", "min"]],
    ["luka last 40 point game", ["pts", "reb", "ast", "min"]],
    ["30 10 games by luka", ["pts", "reb", "ast", "min"]],
    ["jokic triple doubles", ["pts", "reb", "ast", "min"]],
    ["luka turnovers in january", ["tov", "pts", "reb", "ast"]],
    ["most blocks in a game", ["blk", "pts", "reb", "ast"]],
  ])("has the figures asked for right after what a row is: %s", async (question, keys) => {
    const { rows } = await answered(question);
    if (rows?.kind !== "table") throw new Error(rows?.kind);
    const { heads, pinned, rows: games } = rows.table;
    expect(heads.slice(pinned, pinned + keys.length).map(({ key }) => key)).toEqual(keys);
    expect(new Set(heads.map(({ key }) => key)).size).toBe(heads.length);
    for (const { cells } of games) expect(cells).toHaveLength(heads.length);
  });

  test("links the names in its heading to their pages", async () => {
    const linksOf = async (question: string) =>
      (await answered(question)).headline.flatMap(({ text, href }) =>
        href === undefined ? [] : [[text, href]],
      );
    expect(await linksOf("who leads the nba in scoring")).toEqual([
      ["Luka Dončić", "/nba/players/player/Luka%20Don%C4%8Di%C4%87"],
    ]);
    expect(await linksOf("lakers record when lebron scores 30")).toEqual([
      ["Lakers", "/nba/teams/14"],
      ["LeBron James", "/nba/players/player/LeBron%20James"],
    ]);
    expect(await linksOf("who won the 2026 finals")).toEqual([
      ["New York Knicks", "/nba/teams/20"],
      ["San Antonio Spurs", "/nba/teams/27"],
    ]);
    const { headline } = await answered("lakers record when lebron scores 30");
    expect(plainText(headline)).toBe("The Lakers went 4–2 when LeBron James scored 30 or more.");
  });

  test("offers the other players of a name", async () => {
    expect((await answered("curry points")).namesakes).toEqual([
      { text: "Seth Curry", href: "/nba/ask?q=seth+curry+points" },
    ]);
    expect((await answered("luka points")).namesakes).toEqual([]);
  });

  test("of the upcoming season says so", async () => {
    expect((await answered("lakers next game")).eyebrow).toBe("By the schedule");
    for (const question of ["lakers playoff odds", "hardest remaining schedule"])
      expect((await answered(question)).eyebrow).toBe("Forecast");
    expect((await answered("biggest upset")).eyebrow).toBe("2025-26 season");
    const { eyebrow, rows } = await answered("christmas games 2026");
    expect(eyebrow).toBe("2026-27 season");
    expect(rows?.kind === "facts" && rows.rows).toHaveLength(5);
  });

  test("can have no rows", async () => {
    const { headline, rows } = await answered("5x5 games this season");
    expect(rows).toBeUndefined();
    expect(plainText(headline)).not.toBe("");
  });

  test("about people is a table of facts", async () => {
    const { canonical, finder, rows } = await answered("Players from France");
    if (rows?.kind !== "facts") throw new Error(rows?.kind);
    expect(rows.rows).toHaveLength(21);
    expect(rows.all).toBeUndefined();
    const texts = rows.heads.filter(({ isText }) => isText).map(({ text }) => text);
    expect(texts).toContain("Team");
    expect(texts).not.toContain("Age");
    expect(finder).toBeUndefined();
    expect(canonical).toBe("/nba/ask?q=Players+from+France");
  });

  test("about many people has the first sixty and a link to all", async () => {
    const { rows } = await answered("players from the usa");
    if (rows?.kind !== "facts") throw new Error(rows?.kind);
    expect(rows.rows).toHaveLength(60);
    expect(rows.all).toEqual({
      text: expect.stringMatching(/^All \d{3} as JSON$/),
      href: "/api/v1/ask?q=players+from+the+usa",
    });
  });

  test("highlights inferred words without the surrounding white space", async () => {
    const { readAs } = await answered("lakers record");
    const inferred = readAs.filter(({ isInferred }) => isInferred).map(({ text }) => text);
    expect(inferred.length).toBeGreaterThan(0);
    expect(inferred).toEqual(inferred.map((text) => text.trim()));
    expect(plainText(readAs)).toMatch(/Los Angeles Lakers/);
  });

  test.each([
    ["points in the paint leaders", "/nba/leaders/misc/points-in-the-paint-per-game"],
    ["lebron stats 2019", "/nba/players/player/LeBron%20James"],
    ["finals mvp", "/nba/seasons/2025-26"],
    ["current win streak", expect.stringContaining("/nba/finder?rows=team-streaks")],
  ])("of facts links to the page about them: %s", async (question, href) => {
    const { own, rows } = await answered(question);
    expect(own?.href).toEqual(href);
    expect(rows?.kind).toBe("facts");
  });

  test("that is a page of the site links to it", async () => {
    const { rows } = await answered("playoff bracket");
    expect(rows).toEqual({ kind: "page", href: "/nba/playoffs" });
  });

  test("about the playoffs is marked as such", async () => {
    expect(await answered("most points in a playoff game")).toMatchObject({
      eyebrow: "Playoffs, all seasons",
      isOfPlayoffs: true,
    });
  });
});

test.each([
  ["youngest player", ["Tallest player", "Oldest player"]],
  ["sga last 10 games", [expect.stringMatching(/^Shai Gilgeous-Alexander /)]],
])("the follow-ups of %s are other questions, with correctly spelled names", async (q, texts) => {
  const { next } = await answered(q);
  expect(next.map(({ text }) => text)).toEqual(expect.arrayContaining(texts));
  expect(next.map(({ text }) => text.toLowerCase())).not.toContain(q);
});

describe("a rejected question", () => {
  test("highlights the words that are unknown", async () => {
    const page = await ask("  flibbertigibbet   points ");
    expect(page).toMatchObject({
      kind: "refused",
      unknown: ["flibbertigibbet"],
      pieces: [
        { text: "flibbertigibbet", isUnknown: true },
        { text: " points", isUnknown: false },
      ],
    });
  });

  test("that is too long is truncated when it is shown again", async () => {
    const q = `${"🏀".repeat(59)}ab🏀c`;
    const { question, view } = await loadAskPage(reads, new URLSearchParams({ q }));
    expect(pageOf(view).kind).toBe("refused");
    expect(question.length).toBe(120);
    expect(question.isWellFormed()).toBe(true);
  });
});

test("an empty question reads no data", async () => {
  const { seasonNow } = reads.collections;
  const nothing = { ...reads, collections: { seasonNow } as typeof reads.collections };
  const { question, view } = await loadAskPage(nothing, new URLSearchParams({ q: " " }));
  expect({ question, page: pageOf(view) }).toEqual({ question: "", page: { kind: "start" } });
});

describe("without its data", () => {
  test("a question is unavailable", async () => {
    const failing = { ...reads, collections: { ...reads.collections, lines: unread } };
    const { view } = await loadAskPage(failing, new URLSearchParams({ q: "lakers record" }));
    expect(view).toEqual({ kind: "unavailable" });
  });

  test.each([
    ["lebron career points", { documents: { ...reads.documents, careers: unread } }],
    ["who won the 2026 finals", { collections: { ...reads.collections, postseason: unread } }],
    ["who won mvp", { collections: { ...reads.collections, awards: unread } }],
    ["most corner threes", { collections: { ...reads.collections, seasonRatings: unread } }],
    ["jokic usage rate", { collections: { ...reads.collections, seasonRatings: unread } }],
    ["lebron stats 2019", { documents: { ...reads.documents, careers: unread } }],
  ])("%s is unavailable", async (q, without) => {
    const { view } = await loadAskPage({ ...reads, ...without }, new URLSearchParams({ q }));
    expect(view).toEqual({ kind: "unavailable" });
  });
});

describe("a follow-up", () => {
  const load = (q: string, after: string) => loadAskPage(reads, new URLSearchParams({ q, after }));

  test("is answered with the question before it, and repeated as a whole", async () => {
    const { question, followUp, view } = await load("and in january?", "luka stats");
    expect(question).toBe("luka stats in january");
    expect(followUp).toEqual({ text: "and in january?", before: "luka stats" });
    const alone = (await loadAskPage(reads, new URLSearchParams({ q: question }))).view;
    expect(view).toEqual(alone);
    expect(pageOf(view).kind).toBe("answer");
  });

  test.each([
    ["what about last season", "lakers record", "lakers record last season"],
    ["and who won mvp", "lakers record", "who won mvp"],
    ["and the knicks", "who coaches the celtics", "who coaches the knicks"],
  ])("%s after %s is answered as %s", async (q, after, whole) => {
    const { question, view } = await load(q, after);
    expect(question).toBe(whole);
    expect(pageOf(view).kind).toBe("answer");
  });

  test("that makes no sense is refused as the whole question", async () => {
    const { question, view } = await load("and bananas", "lakers record");
    expect(question).toBe("lakers record bananas");
    expect(pageOf(view)).toMatchObject({ kind: "refused", unknown: ["bananas"] });
  });

  test("needs a question before it, and a question of its own has none", async () => {
    expect(await load("and at home", "")).not.toHaveProperty("followUp");
    expect(await load("best record", "luka stats")).not.toHaveProperty("followUp");
  });
});
