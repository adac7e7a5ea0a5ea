import { expect, test } from "vitest";
import { readingOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["guards points leaders", "] of all guards["],
  ["lakers wins by 20", "decided by 20 points[ or more]"],
  ["lakers wins by at least 20", "decided by 20 points or more"],
  ["celtics and knicks records", "record of the [Boston] Celtics,"],
  ["lakers beat celtics", "record of the [Los Angeles] Lakers"],
  ["lakers vs celtics", "[record] of the [Los Angeles] Lakers"],
])("%s reads %s", (question, part) => {
  expect(readingOf(question)).toContain(part);
});
