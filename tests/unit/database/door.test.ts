import { describe, expect, test } from "vitest";
import { isDatabaseRequest } from "../../../functions/database/door.ts";
import { type Environment, readEnvironment } from "../../../functions/environment.ts";

function environment(env: object): Environment {
  const read = readEnvironment(env);
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

describe("the environment", () => {
  test.each([
    {},
    { DATABASE_SECRET: "s", OTHER: 5, EMBEDDED_DATABASE: {} },
    { DATABASE_URL: "https://x-default-rtdb.firebaseio.com" },
    { DATABASE_URL: "http://127.0.0.1:9000" },
    { DATABASE_URL: "http://localhost:9000/" },
    { FIREBASE_PROJECT_ID: "demo-hardwood", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
    { FIREBASE_AUTH_EMULATOR_HOST: "[::1]:9099" },
  ])("%j is accepted", (env) => {
    expect(readEnvironment(env).ok).toBe(true);
  });

  test.each([
    { DATABASE_URL: "http://example.com" },
    { DATABASE_URL: "http://localhost.example.com" },
    { DATABASE_URL: "ftp://localhost" },
    { DATABASE_URL: "nonsense" },
    { DATABASE_SECRET: 5 },
    { FIREBASE_PROJECT_ID: "Not A Project" },
    { FIREBASE_AUTH_EMULATOR_HOST: "auth.example.com:9099" },
    { FIREBASE_AUTH_EMULATOR_HOST: "0.0.0.0:9099" },
    { FIREBASE_AUTH_EMULATOR_HOST: "localhost" },
    { FIREBASE_AUTH_EMULATOR_HOST: "http://localhost:9099" },
  ])("%j is refused, naming the variable", (env) => {
    const read = readEnvironment(env);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.problems.join()).toContain(Object.keys(env)[0]);
  });

  test("what is empty is not set", () => {
    expect(environment({ DATABASE_SECRET: "", FIREBASE_PROJECT_ID: "" })).toMatchObject({
      DATABASE_SECRET: undefined,
      FIREBASE_PROJECT_ID: undefined,
    });
  });
});
