import { expect, it } from "vitest";
import { replyTo } from "../../../fixtures/fan-questions/judge.ts";

it.each([
  ["ant edwards ppg this szn", "anthony edwards points per game this season"],
  ["shai stats rn", "shai stats"],
  ["best offense rn", "best offense"],
  ["hows wembanyama doing this season", "wembanyama stats this season"],
  ["how many 30 balls does sga have", "how many games with 30 or more points does sga have"],
  ["luca doncic ppg", "luka doncic ppg"],
  ["who blocks the most shots per game", "who has the most blocks per game"],
  ["best 3pt shooters by percentage", "best three point percentage"],
  ["best team record wise", "best team record"],
  ["highest individual scoring game", "most points in a game by a player"],
  ["knicks xmas game", "who do the knicks play on christmas"],
  ["what games are on christmas day", "who plays on christmas"],
  ["philly record against boston", "76ers record against the celtics"],
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
