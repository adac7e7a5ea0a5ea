import { describe, expect, test } from "vitest";
import { isDatabaseRequest } from "../../../functions/database/door.ts";
import { type Environment, readEnvironment } from "../../../functions/environment.ts";
import { runnable } from "../../fixtures/environment.ts";

function environment(env: object): Environment {
  const read = readEnvironment({ ...runnable, ...env });
  if (!read.ok) throw new Error(read.error.problems.join());
  return read.value;
}

describe("the public door", () => {
  test.each([
    ["/.json", true],
    ["/nba/players/data.json", true],
    ["/users/ada.json?auth=x", true],
    ["/nba/players", false],
    ["/json", false],
    ["/api/search.json", false],
    ["/?x=.json", false],
  ])("%s: %s", (path, isOpen) => {
    const request = new Request(`http://localhost${path}`);
    expect(isDatabaseRequest(request, environment({}))).toBe(isOpen);
    expect(isDatabaseRequest(request, environment({ DATABASE_URL: "" }))).toBe(isOpen);
    const hosted = environment({ DATABASE_URL: "https://x.firebaseio.com" });
    expect(isDatabaseRequest(request, hosted)).toBe(false);
  });
});
