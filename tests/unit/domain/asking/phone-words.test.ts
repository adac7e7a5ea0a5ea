import { expect, it } from "vitest";
import { plainText } from "#domain/asking/understanding.ts";
import { replyTo } from "#tests/fixtures/fan-questions/judge.ts";

it.each([
  ["ant edwards ppg this szn", "anthony edwards points per game this season"],
  ["shai stats rn", "shai stats"],
  ["best offense rn", "best offense"],
  ["hows wembanyama doing this season", "wembanyama stats this season"],
  ["how many 30 balls does sga have", "how many games with 30 or more points does sga have"],
  ["luca doncic ppg", "luka doncic ppg"],
  ["steph 3s this yr", "steph threes this season"],
  ["allnba first team", "all-nba first team"],
  ["best ft shooter", "best free throw percentage"],
  ["how many shots did wemby block", "how many blocks did wemby have"],
  ["lakers record w/ luka", "lakers record with luka"],
  ["who played all 82", "who played every game"],
  ["steph 10 three games", "steph games with 10 or more threes"],
  ["worst 3pt team", "team with the worst three point percentage"],
  ["sga ft attempts", "sga free throw attempts"],
  ["longest hot streak of 30 pt games", "longest streak of 30 point games"],
  ["who started the most games", "most games as a starter"],
  ["who blocks the most shots per game", "who has the most blocks per game"],
  ["best 3pt shooters by percentage", "best three point percentage"],
  ["best team record wise", "best team record"],
  ["highest individual scoring game", "most points in a game by a player"],
  ["knicks xmas game", "who do the knicks play on christmas"],
  ["what games are on christmas day", "who plays on christmas"],
  ["jaylen brown ppg in wins vs losses", "jaylen brown ppg in wins and losses"],
  ["how many games did steph not hit a 3", "how many games did steph have without a three"],
  ["durant games with 25 pts on 60 percent shooting", "durant games with 25 points and 60 fg%"],
  ["warriors record no curry", "warriors record without curry"],
  ["most points in a losing effort", "most points in a loss"],
  ["highest scoring game combined", "highest scoring game"],
  ["most rebounds by players 6'3 or shorter", "most rebounds by players at most 6-3"],
  ["nba champs 1991", "who won the championship in 1991"],
  ["durant playoff averages this year", "durant playoff averages"],
  ["spurs thunder west finals result", "spurs vs thunder west finals series"],
  ["how many times did jamal murray assist jokic", "jamal murray assists to nikola jokic"],
  [
    "celtics record without brown and white",
    "celtics record without jaylen brown and derrick white",
  ],
  ["nuggets record with murray", "nuggets record with jamal murray"],
  ["philly record against boston", "76ers record against the celtics"],
  ["wembanyama stats in wins vs losses", "wembanyama in wins and losses"],
  ["does luka score more at home or on the road", "luka points home and away"],
  ["luka points higher in wins or losses", "luka points in wins and losses"],
  ["is luka better at home or on the road", "luka home and away"],
  ["nuggets with jokic on the court vs off", "jokic on off"],
  ["who finished first in the east", "first seed in the east"],
  ["who is ranked 3rd in the west", "3 seed in the west"],
  ["where did the bulls finish in the east", "where do the bulls rank in the east"],
  ["who finished with the most points", "who had the most points"],
  ["how many wins did the lakers finish with", "how many wins did the lakers have"],
  ["southeast division standings", "best record in the southeast division"],
  ["pacific standings in january", "best pacific record in january"],
  ["who is the coach of the bulls now", "bulls coach"],
  ["lakers record right now", "lakers record"],
  ["what games are on now", "games today"],
  ["leading scorers aged under 22", "leading scorers under 22"],
  ["longest 20 point scoring streak", "longest 20 point streak"],
  ["assits leader", "assists leader"],
])("the words of a phone read like plain ones: %s, %s", async (typed, plain) => {
  expect(await meaningOf(typed)).toEqual(await meaningOf(plain));
});

async function meaningOf(question: string) {
  const reply = await replyTo(question);
  if (reply.kind === "query") return { query: reply.asked.query, sentence: reply.sentence };
  return reply.kind === "fact" ? reply.answer : { question, kind: reply.kind };
}

it.each(["celtics without", "luka and", "lakers with", "lebron vs", "celtics and"])(
  "a question that breaks off before a name is refused: %s",
  async (question) => {
    expect((await replyTo(question)).kind).toBe("refused");
  },
);

it("a player's namesake does not stand in the way of a team's opponent", async () => {
  const reply = await replyTo("philly record against boston last season");
  expect(reply.kind).toBe("query");
});

it("an age is that of the day of the question", async () => {
  const reply = await replyTo("how old is cooper flagg");
  // The day is two days after his birthday.
  expect(reply.kind === "fact" && plainText(reply.answer.headline)).toBe(
    "Cooper Flagg is 20 years old.",
  );
});

it("a figure of one player vs another is that of both, unless the question asks for their games", async () => {
  const { kind } = await replyTo("wemby vs chet blocks");
  expect(kind).toBe("fact");
  const ofGames = await replyTo("wemby vs chet blocks games");
  expect(ofGames.kind).toBe("query");
});

it.each([
  ["lowest scoring 4th quarter", "fewest points in a game in the fourth quarter: 8"],
  ["highest scoring first quarter", "most points in a game in the first quarter: 53"],
])("a quarter of high or low scoring is a team's: %s", async (question, part) => {
  const reply = await replyTo(question);
  expect(reply.kind === "query" && plainText(reply.sentence.headline)).toContain(part);
});

it("the table below two players' figures has them", async () => {
  const reply = await replyTo("jokic or embiid ppg");
  const { heads, rows } = reply.kind === "fact" ? reply.answer : { heads: [], rows: [] };
  expect(heads).toEqual(["Name", "PTS", "GP", "W", "L"]);
  expect(rows.map(({ name, cells }) => [name, cells[0]])).toEqual([
    ["Nikola Jokić", "27.7"],
    ["Joel Embiid", "26.9"],
  ]);
  const records = await replyTo("celtics or knicks record");
  expect(records.kind === "fact" && records.answer.heads).toEqual(["Name", "GP", "W", "L"]);
});
