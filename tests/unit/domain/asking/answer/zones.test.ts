import { expect, test } from "vitest";
import { plainText } from "#domain/asking/understanding.ts";
import { replyTo } from "#tests/fixtures/fan-questions/judge.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

const answerTo = async (question: string) => {
  const reply = await replyTo(question);
  if (reply.kind !== "fact") throw new Error(reply.kind);
  return reply;
};

test("a player's shots from a place stand beside the league's and his other zones", async () => {
  const { answer, asked } = await answerTo("luka left corner threes");
  expect(plainText(answer.headline)).toBe(
    "Luka Dončić made 4 of 30 left corner threes (13.3%) in the 2025-26 regular season.",
  );
  expect(answer.deck).toBe("The league made 38.7% of these.");
  expect(answer.rows.map(({ name }) => name)).toContain("Left corner 3");
  expect(plainText(asked.readAs)).toBe("left corner threes of Luka Dončić, 2025-26 regular season");
});

test("what the question does not say of the place is dotted", async () => {
  const { asked } = await answerTo("luka from mid range");
  const dotted = asked.readAs.filter(({ isInferred }) => isInferred).map(({ text }) => text.trim());
  expect(dotted).toEqual(["shots", "Dončić, 2025-26 regular season"]);
});

test("the best known of a name is meant, and the others are offered", async () => {
  const { answer, asked } = await answerTo("curry corner threes");
  expect(plainText(answer.headline)).toContain("Stephen Curry made 18 of 33 corner threes");
  expect(asked.namesakes?.map(({ question }) => question)).toEqual(["seth curry corner threes"]);
});

test.each<[string, ...string[]]>([
  [
    "luka above the break threes",
    "Luka Dončić made 246 of 649 above the break threes (37.9%) in the 2025-26 regular season.",
    "The league made 35.0% of these.",
    "Zone | FG | FG% | League (7)",
    "Restricted area | 133-163 | 81.6% | 67.1%",
    "Rest of paint | 202-365 | 55.3% | 44.6%",
    "Mid-range | 104-235 | 44.3% | 41.7%",
  ],
])("in whole: %s", expectShown);
