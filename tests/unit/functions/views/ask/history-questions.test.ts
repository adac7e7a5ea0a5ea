import { expect, test } from "vitest";
import { plainText } from "#domain/asking/understanding.ts";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-11-23T17:00:00Z"),
  holdUntil() {},
};

async function answered(question: string) {
  const asked = pageOf(await loadAsked(reads, question));
  if (asked.kind !== "query" && asked.kind !== "fact") throw new Error(asked.kind);
  const { headline, deck } = asked.kind === "query" ? asked.sentence : asked.answer;
  return { asked, words: plainText(headline), deck };
}

test.each([
  // The whole career is held.
  [
    "when was luka's debut",
    "Luka Dončić first played on October 17, 2018: 10 points, 8 rebounds and 4 assists against the Suns.",
  ],
  // Its seasons are known, its first games are not.
  [
    "lebron first game",
    "LeBron James first played on October 29, 2003: 25 points, 6 rebounds and 9 assists against the Kings.",
  ],
  ["kevin garnett debut", "Kevin Garnett made his debut in 1995-96."],
  ["kobe bryant debut", "Kobe Bryant made his debut in 1996-97."],
  [
    "curry debut",
    "Stephen Curry first played on October 28, 2009: 14 points, 2 rebounds and 7 assists against the Rockets.",
  ],
  [
    "when was curry's rookie season",
    "Stephen Curry first played on October 28, 2009: 14 points, 2 rebounds and 7 assists against the Rockets.",
  ],
  [
    "luka rookie year stats",
    "Luka Dončić averaged 21.2 points, 7.8 rebounds and 6.0 assists in 2018-19.",
  ],
  [
    "harden stats for the clippers",
    "James Harden averaged 25.4 points, 4.8 rebounds and 8.1 assists for the Clippers.",
  ],
  ["lebron rookie season points per game", "LeBron James averaged 20.9 points in 2003-04."],
  [
    "what teams has james harden played for",
    "James Harden has played for 6 teams: the Oklahoma City Thunder, Houston Rockets, Brooklyn Nets, Philadelphia 76ers, LA Clippers and Cleveland Cavaliers.",
  ],
  [
    "how many different teams has james harden played for?",
    "James Harden has played for 6 teams: the Oklahoma City Thunder, Houston Rockets, Brooklyn Nets, Philadelphia 76ers, LA Clippers and Cleveland Cavaliers.",
  ],
  ["teams jokic played for", "Nikola Jokić has played for the Denver Nuggets."],
  [
    "who won the west last year",
    "The San Antonio Spurs beat the Oklahoma City Thunder 4–3 in the Western Conference Finals of 2025-26.",
  ],
  [
    "last time the kings won a playoff series",
    "The Kings last won a playoff series in 2003-04: 4–1 against the Mavericks.",
  ],
  [
    "when did the warriors last win a playoff series",
    "The Warriors last won a playoff series in 2024-25: 4–3 against the Rockets.",
  ],
  [
    "last time the spurs lost a playoff series",
    "The Spurs last lost a playoff series in 2025-26: 1–4 against the Knicks.",
  ],
  [
    "When did the Spurs last win 60 games?",
    "The Spurs last won 60 or more games in 2025-26: 62–20.",
  ],
  [
    "when did the thunder first win 60 games",
    "The Thunder first won 60 or more games in 1993-94: the Seattle SuperSonics 63–19.",
  ],
  [
    "Who was the last team to win 70 games?",
    "A team last won 70 or more games in 2015-16: the Warriors 73–9.",
  ],
  ["last team to win 80 games", "Since 1946-47, no team won 80 or more games."],
  [
    "when did the nuggets last win 70 games",
    "Since 1976-77, the Nuggets have never won 70 or more games.",
  ],
  // The play-in of 2024-25 was no playoffs for the Mavericks.
  [
    "when did the mavericks last make the playoffs",
    "The Mavericks last made the playoffs in 2023-24: 50–32.",
  ],
  [
    "when was the last time the Hornets made the playoffs?",
    "The Hornets last made the playoffs in 2015-16: 48–34.",
  ],
  [
    "teams with 60 wins since 2014-15",
    "The Warriors had the most wins in a season: 73, in 2015-16.",
  ],
  ["how many games did joel embiid play in 2025-26", "Joel Embiid played in 38 games."],
  ["which teams have swept a series since 2018", "20 playoff series of 4 games since 2018-19."],
  ["sweeps in 2016-17", "5 playoff series of 4 games in 2016-17."],
  [
    "which team has won the most championships since 2014",
    "The Warriors won the most titles since 2014-15: 4.",
  ],
  ["who won the finals in the last five seasons", "5 teams won one title each since 2021-22."],
  [
    "mvp winners since 2020",
    "Nikola Jokić, Joel Embiid and Shai Gilgeous-Alexander have been Most Valuable Player since 2020-21.",
  ],
  [
    "who won dpoy in the last 3 years",
    "Rudy Gobert, Evan Mobley and Victor Wembanyama have been Defensive Player of the Year since 2023-24.",
  ],
  ["who won the east in the last 5 seasons", "5 series of the East Conf. Finals since 2021-22."],
  [
    "which no. 8 seeds have beaten a no. 1 seed since 2014",
    "1 playoff series won by an eighth seed against a first since 2014-15.",
  ],
  [
    "how many teams have come back from a 3-1 series deficit since 2014",
    "7 playoff series won from 1–3 down since 2014-15.",
  ],
  [
    "Which player has improved his scoring average the most from 2024-25 to 2025-26?",
    "Nickeil Alexander-Walker improved the most in points per game: +11.4, from 9.4 in 2024-25 to 20.8 in 2025-26.",
  ],
  [
    "most improved team",
    "The Spurs improved the most in wins: +28, from 34 in 2024-25 to 62 in 2025-26.",
  ],
  ["which teams started 10-0 in the last ten years", "1 team started 10–0 since 2016-17."],
  [
    "which team was the first to reach 50 wins",
    "First to 50 wins in 2025-26 were the Thunder, at 50–15, on March 7, 2026.",
  ],
  ["bol bol points", "Bol Bol averaged 6.2 points in the regular seasons of his career."],
  [
    "which team has the most wins over the last thirteen seasons",
    "The Warriors had the most wins: 655.",
  ],
  [
    "have the thunder ever blown a 3-1 lead",
    "1 playoff series won from 1–3 down of the Thunder in all seasons.",
  ],
])("%s: %s", async (question, words) => {
  expect((await answered(question)).words).toBe(words);
});

test("the season of a rookie is dotted, and his namesakes have their own", async () => {
  const { asked } = (await answered("curry rookie year stats")).asked;
  expect(asked.readAs.filter(({ text }) => text.includes("2009-10"))).toEqual([
    expect.objectContaining({ isInferred: true }),
  ]);
  expect(asked.namesakes?.map(({ question }) => question)).toEqual([
    "eddy curry rookie year stats",
    "seth curry rookie year stats",
    "michael curry rookie year stats",
    "dell curry rookie year stats",
    "jameson curry rookie year stats",
  ]);
});

test("what the games do not tell is said below the answer", async () => {
  expect((await answered("kevin garnett first game")).deck).toMatch(
    /^Since 1998-99, Kevin Garnett first played on February \d+, 1999: .+ Earlier games are not here\.$/,
  );
  expect(
    (await answered("last time the kings won a playoff series against the grizzlies")).deck,
  ).toBe("Earlier series are not here.");
});

test("what improved is named by itself in the table", async () => {
  const { asked } = await answered("most improved team");
  const { heads, rows } = asked.kind === "fact" ? asked.answer : { heads: [], rows: [] };
  expect([heads[0], rows[0]?.name]).toEqual(["Team", "Spurs"]);
});

test("each former team leads to its page of his last season there", async () => {
  const { asked } = await answered("who did chris paul play for");
  const rows = asked.kind === "fact" ? asked.answer.rows : [];
  expect(rows.map(({ cells }) => cells[0]).slice(0, 3)).toEqual([
    "2005-06 to 2010-11",
    "2011-12 to 2016-17",
    "2017-18 to 2018-19",
  ]);
  expect(rows[1]?.href).toBe("/nba/teams/13?season=2016-17");
});

test.each(["martin debut", "former teams of martin"])("%s asks who is meant", async (question) => {
  const asked = pageOf(await loadAsked(reads, question));
  if (asked.kind !== "choice") throw new Error(asked.kind);
  for (const choice of asked.choices) {
    const own = question.replace("martin", choice.label.toLowerCase());
    expect(choice.question).toBe(own);
  }
});

test("a whole name of two players is asked back with their seasons", async () => {
  const details = async (question: string) => {
    const asked = pageOf(await loadAsked(reads, question));
    if (asked.kind !== "choice") throw new Error(asked.kind);
    return asked.choices.map(({ label, detail }) => `${label}, ${detail}`);
  };
  expect(await details("tony mitchell career high")).toEqual([
    "Tony Mitchell, DET, 2013-14",
    "Tony Mitchell, MIL, 2013-14",
  ]);
  expect(await details("mike james debut")).toEqual([
    "Mike James, CHI, 2001-02 to 2013-14",
    "Mike James, BKN, 2017-18 to 2020-21",
  ]);
});

test("a team's first game is one of the season", async () => {
  expect((await answered("lakers first game")).words).toContain("October 21, 2025");
});
