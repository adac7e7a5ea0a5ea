import { describe, expect, test } from "vitest";
import { answerCsv } from "#domain/query/say/csv.ts";
import { loadPlayerGames } from "#functions/views/player/player-games.ts";
import { loadHeadToHead } from "#functions/views/questions/load-head-to-head.ts";
import { loadQuestion } from "#functions/views/questions/load-question.ts";
import type { AskedLog, LogQuestion } from "#functions/views/questions/log-question.ts";
import { loadTeamGames } from "#functions/views/team/team-games.ts";
import { builtDocuments, pageOf, unread } from "../built.ts";
import { collections } from "./asked.ts";

const documents = builtDocuments();
const ofPlayer = async (name: string, query: string) =>
  pageOf(await loadPlayerGames(collections, documents, name, new URLSearchParams(query)));
const ofTeam = async (id: string, query: string) =>
  pageOf(await loadTeamGames(collections, documents, id, new URLSearchParams(query)));
const against = async (id: string, other: string, query = "") =>
  pageOf(await loadHeadToHead(collections, documents, { id, other }, new URLSearchParams(query)));

function askedIn({ question }: { question: LogQuestion }): AskedLog {
  if (question.kind !== "asked") throw new Error(`The log is ${question.kind}.`);
  return question;
}

const PLAYER_QUERIES = (
  "where=home where=away result=w result=l opp=DEN month=jan starter=1 stage=playoffs pts=20.. " +
  "where=home&result=l last=10 sort=-pts"
).split(" ");

describe.each(["LeBron James", "James Harden"])("the log of %s", (name) => {
  test.each(PLAYER_QUERIES)(
    "narrowed by %s has the query engine's games and averages",
    async (query) => {
      const page = await ofPlayer(name, query);
      const { gameIds, means, files } = askedIn(page);
      const [log, ...others] = page.logs;
      expect(others).toEqual([]);
      expect(log?.rows.map(({ href }) => href.slice(-10))).toEqual(gameIds);
      expect(means.row).toMatchObject({ games: String(gameIds?.length), record: log?.record });
      expect(log?.averages.slice(0, 7)).toEqual(means.row.cells.slice(0, 7));
      expect(files.csv).toMatch(/games\.csv\?/);
    },
  );

  test("is complete without a query, with a table per stage", async () => {
    const page = await ofPlayer(name, "");
    expect(askedIn(page).gameIds).toBeUndefined();
    expect(page.logs.length).toBe(2);
  });
});

test.each(["where=home", "result=l&month=jan", "opp=BOS", "stage=playoffs", "sort=-pts"])(
  "a team's log narrowed by %s has the query engine's games",
  async (query) => {
    const page = await ofTeam("20", query);
    const { gameIds, means } = askedIn(page);
    const rows = [...page.season, ...page.others];
    expect(rows.map(({ href }) => href.slice(-10))).toEqual(gameIds);
    expect(means.row.games).toBe(String(rows.length));
    const won = rows.filter((row) => row.won).length;
    expect(means.row.record).toBe(`${won}–${rows.length - won}`);
  },
);

describe("the filters of a log", () => {
  test("offer the values that have games, each with its count", async () => {
    const { filters } = askedIn(await ofPlayer("LeBron James", ""));
    const texts = Object.fromEntries(
      filters.map(({ title, links }) => [
        title,
        links.map(({ text, games }) => `${text} ${games}`),
      ]),
    );
    expect(texts.Place).toEqual(["Home 30", "Away 30"]);
    expect(texts.Result).toEqual(["Won 39", "Lost 21"]);
    expect(texts.Month?.[0]).toBe("November 4");
    // He started every game, so the role would not narrow the log.
    expect(texts.Role).toBeUndefined();
  });

  test("have links that remove or replace a value", async () => {
    const { filters } = askedIn(await ofPlayer("LeBron James", "where=home&result=l"));
    const [home, away] = filters.find(({ title }) => title === "Place")?.links ?? [];
    expect(home?.isOn).toBe(true);
    expect(home?.href).toMatch(/games\?result=l&season=2025-26$/);
    expect(away?.href).toMatch(/games\?where=away&result=l&season=2025-26$/);
    const other = await ofPlayer("LeBron James", away?.href.split("?")[1] ?? "");
    expect(other.logs[0]?.rows).toHaveLength(Number(away?.games));
  });

  test("list the months in order, whatever the log is sorted by", async () => {
    const { filters } = askedIn(await ofTeam("14", "sort=-pts"));
    const months = filters.find(({ title }) => title === "Month")?.links.map(({ text }) => text);
    expect(months?.slice(0, 3)).toEqual(["October", "November", "December"]);
  });
});

test.each([
  ["", "All games", true],
  ["stage=playoffs", "All games", false],
  ["where=home", "Regular season", true],
  ["sort=-pts", "Regular season", true],
  ["where=home&stage=playoffs", "Regular season", false],
])("the first link to a part of the log %j is %s", async (query, text, isOn) => {
  const page = await ofPlayer("James Harden", query);
  const { stages } = askedIn(page);
  expect(stages?.links).toMatchObject([
    { text, isOn },
    { text: "Playoffs", isOn: !isOn },
  ]);
  const search = stages?.links[0]?.href.split("?")[1] ?? "";
  const { logs } = await ofPlayer("James Harden", search);
  expect(logs.some(({ key }) => key === "playoffs")).toBe(text === "All games");
});

test("a log without games offers his games with fewer conditions", async () => {
  const asked = "month=oct&where=home&result=l&starter=0";
  const { wider, gameIds } = askedIn(await ofPlayer("Nikola Jokić", asked));
  expect(gameIds).toEqual([]);
  expect(wider?.question).toMatch(/^Games/);
  expect(wider?.question).not.toContain("Jokić");
  const page = await ofPlayer("Nikola Jokić", wider?.href.split("?")[1] ?? "");
  expect(askedIn(page).gameIds).toHaveLength(Number(wider?.total));
});

describe("the URL of a log", () => {
  test.each([
    ["opp=nuggets", { kind: "elsewhere" }],
    ["page=9", { kind: "elsewhere" }],
    ["where=moon", { kind: "bad", bad: { parameter: "where" } }],
    ["rows=players", { kind: "bad", bad: { parameter: "rows" } }],
  ])("with %s results in %j", async (query, question) => {
    expect((await ofPlayer("LeBron James", query)).question).toMatchObject(question);
    expect((await ofTeam("14", query)).question).toMatchObject(question);
  });

  test("of a player who has not played has no question", async () => {
    const page = await ofPlayer("Kyrie Irving", "");
    expect(page).toMatchObject({ logs: [], question: { kind: "unplayed" } });
  });

  test("is unavailable without the season's lines", async () => {
    const failing = { ...collections, lines: unread };
    expect(await loadTeamGames(failing, documents, "14")).toEqual({ kind: "unavailable" });
  });
});

test.each([
  ["player-games", { playerName: "James Harden" }, "month=jan", 14],
  ["team-games", { id: "14" }, "", 82],
  ["team-against", { id: "27", other: "20" }, "stage=playoffs", 5],
] as const)(
  "the file of %s for %j by %j has all rows",
  async (name, placeholders, query, count) => {
    const search = new URLSearchParams(query);
    const asked = pageOf(await loadQuestion(collections, name, { placeholders, search }));
    if (asked.kind !== "answered") throw new Error(asked.bad.sentence);
    const [head, ...rows] = answerCsv(asked.answer).trimEnd().split("\r\n");
    expect(head).toMatch(/,date,where,opp,result,score,game,/);
    expect(rows).toHaveLength(count);
  },
);

test.each([
  ["player-games", { playerName: "Kyrie Irving" }],
  ["player-splits", { playerName: "Nobody Atall" }],
  ["team-games", { id: "31" }],
  ["team-against", { id: "27", other: "27" }],
] as const)("the file of %s for %j is missing", async (name, placeholders) => {
  const search = new URLSearchParams();
  expect(await loadQuestion(collections, name, { placeholders, search })).toEqual({
    kind: "missing",
  });
});

describe("two teams' games", () => {
  test("are those of the season and after, from the first team's side", async () => {
    const page = await against("27", "20");
    expect(page.season).toHaveLength(2);
    expect(page.others[0]).toMatchObject({ label: "NBA Finals, game 5", won: false });
    expect(page.sentence).toBe("Regular season: 1–1, even.");
    expect((await against("20", "27")).others[0]?.won).toBe(true);
  });

  test("have the averages of both teams, with mirrored records", async () => {
    const { means, heads } = await against("27", "20", "stage=playoffs");
    expect(means).toMatchObject([
      { label: "Spurs", games: "5", record: "1–4" },
      { label: "Knicks", games: "5", record: "4–1" },
    ]);
    const [points, allowed] = ["pts", "oppts"].map((key) =>
      heads.findIndex((head) => head.key === key),
    );
    expect(means[0]?.cells[points ?? -1]).toBe(means[1]?.cells[allowed ?? -1]);
  });

  test("list the most points by players of both teams, in descending order", async () => {
    const { top } = await against("27", "20");
    expect(top[0]).toMatchObject({ name: "Julian Champagnie", team: "SAS", pts: "36" });
    const points = top.map(({ pts }) => Number(pts));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(new Set(top.map(({ team }) => team))).toEqual(new Set(["SAS", "NYK"]));
  });

  test("are empty when the teams have not met in the playoffs", async () => {
    const page = await against("14", "2", "stage=playoffs");
    expect([...page.season, ...page.others, ...page.top]).toEqual([]);
  });

  test.each([
    ["27", "27"],
    ["27", "31"],
    ["x", "27"],
  ])("of %s and %s are missing", async (id, other) => {
    const search = new URLSearchParams();
    expect(await loadHeadToHead(collections, documents, { id, other }, search)).toEqual({
      kind: "missing",
    });
  });
});
