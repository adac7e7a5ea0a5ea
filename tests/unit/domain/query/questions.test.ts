import { describe, expect, test } from "vitest";
import { type Answer, cellText, summaryText } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";

const data = seasonQuestionData();
const names = namesOf(data);

function answerOf(address: string): Answer {
  const query = parseQuery(new URLSearchParams(address), names);
  if (!query.ok) throw new Error(query.error.sentence);
  return runQuery(query.value, data);
}

/** The first rows, each as the text of the given columns. */
function rowsOf(answer: Answer, keys: string, count = 3): string[] {
  const places = keys.split(" ").map((key) => answer.columns.findIndex((col) => col.key === key));
  return answer.rows.slice(0, count).map(({ cells }) =>
    places
      .map((place) => {
        const column = answer.columns[place];
        return column === undefined ? "?" : cellText(column, cells[place] ?? null);
      })
      .join(" "),
  );
}

/** The means in the summary row below a table. */
function meansOf({ columns, summary }: Answer, keys: string): string {
  return keys
    .split(" ")
    .map((key) => {
      const place = columns.findIndex((column) => column.key === key);
      const column = columns[place];
      return column === undefined ? "?" : summaryText(column, summary.cells[place] ?? null);
    })
    .join(" ");
}

const recordOf = ({ summary }: Answer) => `${summary.wins}-${summary.losses}`;

/** The expected rows were counted from the source tables independently of the product. */
const LISTS: [question: string, address: string, keys: string, rows: string[]][] = [
  [
    "who leads in scoring",
    "rows=players",
    "player pts",
    ["Luka Dončić 33.5", "Shai Gilgeous-Alexander 31.1", "Anthony Edwards 28.8"],
  ],
  [
    "most assists",
    "rows=players&per=total&sort=-ast",
    "player ast",
    ["Nikola Jokić 697", "Cade Cunningham 634", "Jalen Johnson 566"],
  ],
  [
    "rebounds per game",
    "rows=players&sort=-reb",
    "player reb",
    ["Nikola Jokić 12.9", "Karl-Anthony Towns 11.9", "Donovan Clingan 11.6"],
  ],
  [
    "blocks per game in the east",
    "rows=players&conf=east&sort=-blk",
    "player blk",
    ["Jay Huff 1.9", "Evan Mobley 1.7", "Myles Turner 1.6"],
  ],
  ["best three-point percentage", "rows=players&sort=-3p", "player fg3pct", ["Luke Kennard 47.8"]],
  [
    "highest true shooting",
    "rows=players&sort=-ts",
    "player ts",
    ["Jalen Duren 68.8", "Deandre Ayton 67.6"],
  ],
  [
    "best plus-minus",
    "rows=players&per=total&sort=-pm",
    "player pm",
    ["Shai Gilgeous-Alexander 788", "Victor Wembanyama 682", "Chet Holmgren 678"],
  ],
  ["most minutes", "rows=players&per=total&sort=-min", "player min", ["Amen Thompson 2953"]],
  [
    "rookie scoring leaders",
    "rows=players&rookie=1",
    "player pts",
    ["Cooper Flagg 21.0", "Kon Knueppel 18.5", "VJ Edgecombe 16.0"],
  ],
  ["the Hawks' leading scorer", "rows=players&team=hawks", "player pts", ["Jalen Johnson 22.5"]],
  [
    "most double-doubles",
    "rows=players&per=total&sort=-dd",
    "player dd",
    ["Karl-Anthony Towns 56", "Nikola Jokić 55", "Jalen Johnson 49"],
  ],
  [
    "most triple-doubles",
    "rows=players&per=total&sort=-td",
    "player td",
    ["Nikola Jokić 34", "Jalen Johnson 13", "Josh Giddey 13"],
  ],
  [
    "most 40-point games",
    "rows=players&pts=40..",
    "player gp",
    ["Luka Dončić 16", "Anthony Edwards 10", "Shai Gilgeous-Alexander 8"],
  ],
  [
    "most games of 30 points and 10 assists",
    "rows=players&pts=30..&ast=10..",
    "player gp",
    ["Luka Dončić 18", "Nikola Jokić 14", "Cade Cunningham 8"],
  ],
  [
    "games of 30, 10 and 10",
    "rows=players&pts=30..&reb=10..&ast=10..",
    "player gp",
    ["Nikola Jokić 12", "Luka Dončić 7", "Jalen Johnson 3"],
  ],
  ["most points in a game", "sort=-pts", "player pts date opp", ["Bam Adebayo 83 2026-03-10 WAS"]],
  [
    "most assists in a game",
    "sort=-ast",
    "player ast date opp",
    ["Ryan Nembhard 23 2026-04-12 CHI"],
  ],
  [
    "most rebounds in a game",
    "sort=-reb",
    "player reb date opp",
    ["Scottie Barnes 25 2025-12-28 GSW"],
  ],
  [
    "most blocks in a game",
    "sort=-blk",
    "player blk date opp",
    ["Victor Wembanyama 9 2025-10-24 NOP"],
  ],
  ["Curry's season high", "player=stephen+curry&sort=-pts", "pts date opp", ["49 2025-11-14 SAS"]],
  [
    "most points in a loss",
    "result=l&sort=-pts",
    "player pts date",
    ["Anthony Edwards 55 2026-01-17"],
  ],
  [
    "Jaylen Brown won and lost",
    "player=jaylen+brown&by=result",
    "group gp pts",
    ["Won 47 29.0", "Lost 24 28.2"],
  ],
  ["best home record", "rows=teams&where=home", "team w l", ["OKC 34 7"]],
  ["best record in close games", "rows=teams&margin=..3", "team w l", ["LAL 8 3"]],
  ["longest winning streak", "rows=team-streaks&result=w", "team gp", ["OKC 16"]],
  ["best offense", "rows=teams&sort=-ortg", "team ortg", ["DEN 121.2"]],
  ["best defense", "rows=teams&sort=drtg", "team drtg", ["OKC 106.5"]],
  [
    "highest-scoring game",
    "rows=team-games&sort=-bothpts&result=w",
    "team score opp date",
    ["CHI 152-150 ATL 2025-12-21"],
  ],
  [
    "biggest blowout",
    "rows=team-games&sort=-margin",
    "team score opp date",
    ["CHA 150-95 UTA 2026-01-10"],
  ],
];

describe("rows", () => {
  test.each(LISTS)("answer: %s", (_question, address, keys, rows) => {
    expect(rowsOf(answerOf(address), keys, rows.length)).toEqual(rows);
  });
});

/** Question, address, number of rows, record, figures, means of those figures. */
const SUMS: [string, string, number, (string | undefined)?, string?, string?][] = [
  ["30, 10 and 10", "pts=30..&reb=10..&ast=10..", 37],
  ["Jokić's triple-doubles", "player=jokic&td=1", 34],
  ["games of five blocks", "blk=5..", 89],
  ["Wembanyama's games of five blocks", "player=wembanyama&blk=5..", 17],
  ["five-by-lineups", "5x5=1", 0],
  [
    "Dončić against the Celtics",
    "player=doncic&opp=celtics",
    1,
    "0-1",
    "pts reb ast",
    "25.0 5.0 3.0",
  ],
  [
    "Gilgeous-Alexander's last ten",
    "player=gilgeous-alexander&last=10",
    10,
    "9-1",
    "pts reb ast",
    "29.0 3.3 6.5",
  ],
  [
    "Edwards in January",
    "player=anthony+edwards&month=jan",
    13,
    "8-5",
    "pts reb ast",
    "30.1 5.4 3.9",
  ],
  [
    "Brunson since the All-Star break",
    "player=brunson&from=2026-02-17",
    24,
    undefined,
    "pts reb ast",
    // 198 assists in 24 games are 8.25, and halves round away from zero.
    "24.0 3.4 8.3",
  ],
  ["the Lakers when James scores 30", "player=lebron+james&pts=30..", 6, "4-2"],
  ["the Lakers without James", "rows=team-games&team=LAL&without=lebron+james", 22, "14-8"],
  ["the Lakers with James", "rows=team-games&team=LAL&with=lebron+james", 60, "39-21"],
  ["the Knicks against the Celtics", "rows=team-games&team=NYK&opp=BOS", 4, "3-1"],
  ["the Thunder in January", "rows=team-games&team=OKC&month=jan", 15, "9-6"],
  ["the Warriors on back-to-backs", "rows=team-games&team=GSW&rest=0", 16, "7-9"],
  ["the Heat when they score 120", "rows=team-games&team=MIA&pts=120..", 41, "31-10"],
  ["one-point games", "rows=team-games&margin=1&result=w", 47],
  ["games of ten turnovers", "tov=10..", 3],
];

describe("totals", () => {
  test.each(SUMS)("answer: %s", (_question, address, total, record, keys, means) => {
    const answer = answerOf(address);
    expect(answer.total).toBe(total);
    if (record !== undefined) expect(recordOf(answer)).toBe(record);
    if (keys !== undefined) expect(meansOf(answer, keys)).toBe(means);
  });
});

test("tied teams share a rank: three losing streaks of sixteen", () => {
  const answer = answerOf("rows=team-streaks&result=l");
  expect(rowsOf(answer, "team gp", 4).slice(0, 3).sort()).toEqual(["IND 16", "SAC 16", "WAS 16"]);
  expect(answer.rows.slice(0, 4).map(({ rank }) => rank)).toEqual([1, 1, 1, 4]);
});

test("three players tie for the most turnovers in a game", () => {
  const answer = answerOf("sort=-tov");
  expect(rowsOf(answer, "player tov").sort()).toEqual([
    "Jahmai Mashack 10",
    "Nikola Jokić 10",
    "Stephon Castle 10",
  ]);
});

test("finds the players who average 20 points and 10 rebounds", () => {
  const answer = answerOf("rows=players&avg.pts=20..&avg.reb=10..");
  expect(rowsOf(answer, "player", 9).sort()).toEqual(
    "Bam Adebayo|Jalen Johnson|Karl-Anthony Towns|Nikola Jokić|Victor Wembanyama".split("|"),
  );
});

test("finds the only player of 40 or older who scored 30", () => {
  expect(rowsOf(answerOf("rows=players&age=40..&pts=30.."), "player", 9)).toEqual(["LeBron James"]);
});
