import { expect, test } from "vitest";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { understand } from "#domain/asking/understand.ts";
import { seasonNow } from "#domain/season/season.ts";
import { data } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

test.each(
  sourceRows("teams_extra.csv").map(({ coming_head_coach: coach = "", team_id = "" }) => [
    coach,
    team_id,
  ]),
)("coach %s is the coach of team %s", (coach, teamId) => {
  const last = coach.split(" ").slice(1).join(" ");
  for (const name of [coach, last])
    expect(meaningOf(`coach ${name.toLowerCase()}`)).toBe(`fact club topic=coach teamId=${teamId}`);
});

test.each([
  ["who does spoelstra coach", "teamId=16"],
  ["where does kerr coach", "teamId=10"],
  ["what team does mike brown coach", "teamId=20"],
  ["redick coach", "teamId=14"],
  ["lakers coach", "teamId=14"],
  ["coach rivers", "teamId=17"],
])("%s means %s", (question, team) => {
  expect(meaningOf(question)).toBe(`fact club topic=coach ${team}`);
});

test("a coach who has left has no team", () => {
  const later = vocabularyOf({ ...data, seasonNow: seasonNow("2026-27") });
  expect(understand("coach rivers", later).kind).toBe("refused");
  expect(understand("coach jenkins", later).kind).toBe("fact");
});

test.each(["how old is coach spoelstra", "coach smithers", "steve kerr", "coach"])(
  "%s is no question for a coach's team",
  (question) => {
    expect(meaningOf(question)).not.toContain("topic=coach");
  },
);
