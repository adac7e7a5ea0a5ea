import { expect, test } from "vitest";
import { replyTo } from "../../../fixtures/fan-questions/judge.ts";
import { judgedKinds, missedGoals } from "../../../fixtures/fan-questions/kinds.ts";

const kinds = await judgedKinds();
const replies = kinds.flatMap(({ judged }) => judged);

test("questions of fans are answered as often as the goals say", () => {
  expect(missedGoals(kinds)).toEqual([]);
});

test("each answer offers three questions, all of which are answered", async () => {
  const offered = new Map<string, string>();
  const few: string[] = [];
  for (const { text, reply } of replies) {
    if (!("next" in reply)) continue;
    const next = new Set(reply.next());
    if (next.size !== 3 || next.has(text)) few.push(text);
    for (const question of next) offered.set(question, text);
  }
  expect(few).toEqual([]);
  const refused: string[] = [];
  for (const [question, text] of offered) {
    const { kind } = await replyTo(question);
    if (kind !== "query" && kind !== "fact") refused.push(`${text}: ${question}`);
  }
  expect(refused).toEqual([]);
});
