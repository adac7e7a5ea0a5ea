import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../../functions/environment.ts";
import { runnable } from "../../fixtures/environment.ts";

const hosted = {
  ...runnable,
  FIREBASE_PROJECT_ID: "hardwood-prod",
  FIREBASE_AUTH_EMULATOR_HOST: "",
  SITE_URL: "https://hardwood.example.com",
};

describe("the environment", () => {
  test.each([
    runnable,
    hosted,
    { ...runnable, DATABASE_SECRET: "s", OTHER: 5, EMBEDDED_DATABASE: {} },
    { ...runnable, DATABASE_URL: "https://x-default-rtdb.firebaseio.com" },
    { ...runnable, DATABASE_URL: "http://127.0.0.1:9000" },
    { ...runnable, DATABASE_URL: "http://localhost:9000/" },
    { ...runnable, FIREBASE_AUTH_EMULATOR_HOST: "[::1]:9099" },
    { ...runnable, SITE_URL: "http://localhost:4321" },
    { ...runnable, SESSION_SECRET_PREVIOUS: "the secret that was sealed with before" },
    { ...runnable, SESSION_SECRET_PREVIOUS: "" },
    { ...runnable, SERVICE_WORKER: "off" },
    { ...runnable, PROXY_UPSTREAM: "https://cdn.example.com" },
    { ...runnable, PROXY_UPSTREAM: "http://127.0.0.1:9100" },
    { ...runnable, STATS_API_URL: "", STATS_API_KEY: "" },
    {
      ...{ ...runnable, DATABASE_SECRET: "s", STATS_API_URL: "https://api.example.com/v1" },
      ...{ STATS_API_KEY: "k", STATS_API_REQUESTS_PER_MINUTE: "600" },
    },
    { ...runnable, SERVICE_WORKER: "" },
    { ...runnable, READ_TIMEOUT_SECONDS: "1" },
    { ...runnable, READ_FRESH_SECONDS: "0.2", READ_PAUSE_SECONDS: "5", READ_STALE_SECONDS: "" },
  ])("%j is accepted", (env) => {
    expect(readEnvironment(env)).toMatchObject({ ok: true });
  });

  const refused: [named: string, env: object][] = [
    ["DATABASE_URL", { DATABASE_URL: "http://example.com" }],
    ["DATABASE_URL", { DATABASE_URL: "http://localhost.example.com" }],
    ["DATABASE_URL", { DATABASE_URL: "ftp://localhost" }],
    ["DATABASE_URL", { DATABASE_URL: "nonsense" }],
    ["DATABASE_SECRET", { DATABASE_SECRET: 5 }],
    ["SITE_URL", { SITE_URL: "http://localhost/path" }],
    ["FIREBASE_PROJECT_ID", { FIREBASE_PROJECT_ID: "Not A Project" }],
    ["FIREBASE_PROJECT_ID", { FIREBASE_PROJECT_ID: undefined }],
    ["FIREBASE_PROJECT_ID", { FIREBASE_PROJECT_ID: "" }],
    ["FIREBASE_API_KEY", { FIREBASE_API_KEY: undefined }],
    ["FIREBASE_API_KEY", { FIREBASE_API_KEY: "a b" }],
    ["SERVICE_WORKER", { SERVICE_WORKER: "no" }],
    ["PROXY_UPSTREAM", { PROXY_UPSTREAM: "cdn.example.com" }],
    ["PROXY_UPSTREAM", { PROXY_UPSTREAM: "http://cdn.example.com" }],
    ["PROXY_UPSTREAM", { PROXY_UPSTREAM: "http://127.0.0.1.example.com" }],
    ["PROXY_UPSTREAM", { PROXY_UPSTREAM: "https://cdn.example.com/" }],
    ["PROXY_UPSTREAM", { PROXY_UPSTREAM: "https://cdn.example.com/static" }],
    ["PROXY_UPSTREAM", { PROXY_UPSTREAM: "https://user@cdn.example.com" }],
    ["PROXY_UPSTREAM", { PROXY_UPSTREAM: "file:///etc/passwd" }],
    ["STATS_API_URL", { STATS_API_URL: "http://api.example.com", STATS_API_KEY: "k" }],
    ["STATS_API_URL", { STATS_API_URL: "https://api.example.com" }],
    ["STATS_API_URL", { STATS_API_KEY: "k" }],
    ["STATS_API_URL", { STATS_API_URL: "https://api.example.com", STATS_API_KEY: "k" }],
    ["STATS_API_KEY", { STATS_API_KEY: "two words" }],
    ["STATS_API_REQUESTS_PER_MINUTE", { STATS_API_REQUESTS_PER_MINUTE: "0" }],
    ["FIREBASE_AUTH_DOMAIN", { FIREBASE_AUTH_DOMAIN: undefined }],
    ["FIREBASE_AUTH_DOMAIN", { FIREBASE_AUTH_DOMAIN: "https://x.firebaseapp.com" }],
    ["FIREBASE_AUTH_EMULATOR_HOST", { FIREBASE_AUTH_EMULATOR_HOST: "auth.example.com:9099" }],
    ["FIREBASE_AUTH_EMULATOR_HOST", { FIREBASE_AUTH_EMULATOR_HOST: "0.0.0.0:9099" }],
    ["FIREBASE_AUTH_EMULATOR_HOST", { FIREBASE_AUTH_EMULATOR_HOST: "localhost" }],
    ["FIREBASE_AUTH_EMULATOR_HOST", { FIREBASE_AUTH_EMULATOR_HOST: "http://localhost:9099" }],
    ["SESSION_SECRET", { SESSION_SECRET: undefined }],
    ["SESSION_SECRET", { SESSION_SECRET: "" }],
    ["SESSION_SECRET", { SESSION_SECRET: "x".repeat(31) }],
    ["SESSION_SECRET", { SESSION_SECRET: 5 }],
    ["SESSION_SECRET_PREVIOUS", { SESSION_SECRET_PREVIOUS: "short" }],
    ["READ_FRESH_SECONDS", { READ_FRESH_SECONDS: "soon" }],
    ["READ_STALE_SECONDS", { READ_STALE_SECONDS: "-1" }],
    ["READ_PAUSE_SECONDS", { READ_PAUSE_SECONDS: 5 }],
    ["READ_TIMEOUT_SECONDS", { READ_TIMEOUT_SECONDS: "2,5" }],
    // Contradictions.
    ["FIREBASE_AUTH_EMULATOR_HOST", { FIREBASE_PROJECT_ID: "hardwood-prod" }],
    ["FIREBASE_AUTH_EMULATOR_HOST", { SITE_URL: "https://hardwood.example.com" }],
    ["FIREBASE_PROJECT_ID", { FIREBASE_AUTH_EMULATOR_HOST: "" }],
  ];
  test.each(refused)("is refused for %s, which it names: %j", (named, env) => {
    const read = readEnvironment({ ...runnable, ...env });
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.problems.join("\n")).toContain(named);
  });

  test("no sentence repeats a secret", () => {
    const read = readEnvironment({ ...runnable, SESSION_SECRET: "hunter2" });
    expect(JSON.stringify(read)).not.toContain("hunter2");
  });

  test("what is empty is not set", () => {
    expect(readEnvironment({ ...runnable, DATABASE_SECRET: "", SITE_URL: "" })).toMatchObject({
      ok: true,
      value: { DATABASE_SECRET: undefined, SITE_URL: undefined },
    });
  });
});
