import { describe, expect, test } from "vitest";
import { readEnvironment } from "#functions/settings/environment.ts";
import { runnable } from "#tests/fixtures/environment.ts";

const LONG = "another secret that nobody guesses";

const hosted = {
  ...runnable,
  FIREBASE_PROJECT_ID: "hardwood-prod",
  FIREBASE_AUTH_EMULATOR_HOST: "",
  SITE_URL: "https://hardwood.example.com",
};

describe("the environment", () => {
  test.each([
    runnable,
    {},
    { ...hosted, SESSION_SECRET: "", FIREBASE_API_KEY: "" },
    hosted,
    { ...runnable, DATABASE_SECRET: LONG, OTHER: 5, EMBEDDED_DATABASE: {} },
    { ...runnable, DATABASE_URL: "https://x-default-rtdb.firebaseio.com" },
    { ...runnable, DATABASE_URL: "http://127.0.0.1:9000" },
    { ...runnable, DATABASE_URL: "http://localhost:9000/" },
    { ...runnable, FIREBASE_AUTH_EMULATOR_HOST: "[::1]:9099" },
    { ...runnable, SITE_URL: "http://localhost:4321" },
    { ...runnable, SESSION_SECRET_PREVIOUS: "the secret that was sealed with before" },
    { ...runnable, SESSION_SECRET_PREVIOUS: "" },
    { ...runnable, SERVICE_WORKER: "off" },
    { ...runnable, SHARED_DICTIONARY: "off" },
    { ...runnable, SECURITY_CONTACT: "mailto:security@example.com" },
    { ...runnable, SECURITY_CONTACT: "https://example.com/report" },
    { ...runnable, SECURITY_CONTACT: "/contact" },
    { ...runnable, PROXY_UPSTREAM: "https://cdn.example.com" },
    { ...runnable, PROXY_UPSTREAM: "http://127.0.0.1:9100" },
    { ...runnable, STATS_API_URL: "", STATS_API_KEY: "" },
    { ...runnable, DATABASE_SECRET: LONG, STATS_API_URL: "https://api.example.com/v1" },
    { ...runnable, DATABASE_SECRET: LONG, STATS_API_KEY: "k" },
    { ...runnable, STATS_API_URL: "https://api.example.com/v1", STATS_API_KEY: "k" },
    {
      ...runnable,
      DATABASE_SECRET: LONG,
      STATS_API_URL: "https://api.example.com/v1",
      STATS_API_KEY: "k",
      STATS_API_REQUESTS_PER_MINUTE: "600",
    },
    { ...runnable, SERVICE_WORKER: "" },
    { ...runnable, READ_TIMEOUT_SECONDS: "1" },
    { ...runnable, READ_FRESH_SECONDS: "0.2", READ_PAUSE_SECONDS: "5", READ_STALE_SECONDS: "" },
  ])("accepts %j", (env) => {
    expect(readEnvironment(env)).toMatchObject({ ok: true });
  });

  const SAFE = "must be https, or http on this machine";
  const ORIGIN = "must be an origin without a path, such as https://example.com";
  const SECONDS = "must be a number of seconds, such as 60 or 0.5";
  const CONTACT = "must be a mailto: or https: address, or a path of the site such as /contact";
  const LENGTH = "must be 32 characters or longer";
  const LOOPBACK = "must be host:port on this machine";
  const refused: [sentence: string, env: object][] = [
    [`SECURITY_CONTACT ${CONTACT}`, { SECURITY_CONTACT: "//example.com" }],
    [`SECURITY_CONTACT ${CONTACT}`, { SECURITY_CONTACT: "security@example.com" }],
    [`SECURITY_CONTACT ${CONTACT}`, { SECURITY_CONTACT: "mailto:a@b\nExpires: never" }],
    [`DATABASE_URL ${SAFE}`, { DATABASE_URL: "http://example.com" }],
    [`DATABASE_URL ${SAFE}`, { DATABASE_URL: "http://localhost.example.com" }],
    [`DATABASE_URL ${SAFE}`, { DATABASE_URL: "ftp://localhost" }],
    ["DATABASE_URL must be a URL", { DATABASE_URL: "nonsense" }],
    ["DATABASE_SECRET must be text", { DATABASE_SECRET: 5 }],
    [
      "DATABASE_SERVICE_ACCOUNT must be a service account's JSON key, as Firebase makes it",
      { DATABASE_SERVICE_ACCOUNT: '{"type":"service_account"}' },
    ],
    [`DATABASE_SECRET ${LENGTH}`, { DATABASE_SECRET: "x".repeat(31) }],
    [
      "DATABASE_SECRET must not be three parts joined by dots, as ID tokens are",
      { DATABASE_SECRET: "one-third.of-the-secret.and-the-rest-of-it" },
    ],
    [`SITE_URL ${ORIGIN}`, { SITE_URL: "http://localhost/path" }],
    ["FIREBASE_PROJECT_ID must be a Firebase project id", { FIREBASE_PROJECT_ID: "Not A Project" }],
    ["FIREBASE_API_KEY must be the project's web API key", { FIREBASE_API_KEY: "a b" }],
    ["SERVICE_WORKER must be on or off", { SERVICE_WORKER: "no" }],
    ["SHARED_DICTIONARY must be on or off", { SHARED_DICTIONARY: "no" }],
    ["PROXY_UPSTREAM must be a URL", { PROXY_UPSTREAM: "cdn.example.com" }],
    [`PROXY_UPSTREAM ${SAFE}`, { PROXY_UPSTREAM: "http://cdn.example.com" }],
    [`PROXY_UPSTREAM ${SAFE}`, { PROXY_UPSTREAM: "http://127.0.0.1.example.com" }],
    [`PROXY_UPSTREAM ${ORIGIN}`, { PROXY_UPSTREAM: "https://cdn.example.com/" }],
    [`PROXY_UPSTREAM ${ORIGIN}`, { PROXY_UPSTREAM: "https://cdn.example.com/static" }],
    [`PROXY_UPSTREAM ${ORIGIN}`, { PROXY_UPSTREAM: "https://user@cdn.example.com" }],
    [`PROXY_UPSTREAM ${SAFE}`, { PROXY_UPSTREAM: "file:///etc/passwd" }],
    [`STATS_API_URL ${SAFE}`, { STATS_API_URL: "http://api.example.com", STATS_API_KEY: "k" }],
    ["STATS_API_KEY must be the key as it was given", { STATS_API_KEY: "two words" }],
    [
      "STATS_API_REQUESTS_PER_MINUTE must be a number from 1 to 99999",
      { STATS_API_REQUESTS_PER_MINUTE: "0" },
    ],
    [
      "FIREBASE_AUTH_DOMAIN must be a host name",
      { FIREBASE_AUTH_DOMAIN: "https://x.firebaseapp.com" },
    ],
    ...["auth.example.com:9099", "0.0.0.0:9099", "localhost", "http://localhost:9099"].map(
      (host): [string, object] => [
        `FIREBASE_AUTH_EMULATOR_HOST ${LOOPBACK}`,
        { FIREBASE_AUTH_EMULATOR_HOST: host },
      ],
    ),
    [`SESSION_SECRET ${LENGTH}`, { SESSION_SECRET: "x".repeat(31) }],
    ["SESSION_SECRET must be text", { SESSION_SECRET: 5 }],
    [`SESSION_SECRET_PREVIOUS ${LENGTH}`, { SESSION_SECRET_PREVIOUS: "short" }],
    [`READ_FRESH_SECONDS ${SECONDS}`, { READ_FRESH_SECONDS: "soon" }],
    [`READ_STALE_SECONDS ${SECONDS}`, { READ_STALE_SECONDS: "-1" }],
    ["READ_PAUSE_SECONDS must be text", { READ_PAUSE_SECONDS: 5 }],
    [
      "CLOCK_AHEAD_SECONDS must be a whole number of seconds, such as 86400 or -3600",
      { CLOCK_AHEAD_SECONDS: "tomorrow" },
    ],
    [`READ_TIMEOUT_SECONDS ${SECONDS}`, { READ_TIMEOUT_SECONDS: "2,5" }],
    [
      "VAPID_KEYS must be the keys as `npm run notices:keys` prints them",
      { VAPID_KEYS: "two words of a key" },
    ],
    ["VAPID_SUBJECT must be a mailto: or https: address", { VAPID_SUBJECT: "operator@x.example" }],
    ["VAPID_SUBJECT must be a mailto: or https: address", { VAPID_SUBJECT: "http://x.example" }],
    [`PUSH_STAND_IN ${SAFE}`, { PUSH_STAND_IN: "http://push.example" }],
    // Settings that contradict each other.
    [
      "PUSH_STAND_IN is only for local runs",
      {
        PUSH_STAND_IN: "https://push.example",
        FIREBASE_AUTH_EMULATOR_HOST: "",
        FIREBASE_PROJECT_ID: "hardwood-prod",
      },
    ],
    [
      "CLOCK_AHEAD_SECONDS is only for local runs",
      {
        CLOCK_AHEAD_SECONDS: "60",
        FIREBASE_AUTH_EMULATOR_HOST: "",
        FIREBASE_PROJECT_ID: "hardwood-prod",
      },
    ],
    [
      "FIREBASE_AUTH_EMULATOR_HOST is only for a project whose id begins with demo-",
      { FIREBASE_PROJECT_ID: "hardwood-prod" },
    ],
    [
      "FIREBASE_AUTH_EMULATOR_HOST is not for a site whose SITE_URL is https",
      { SITE_URL: "https://hardwood.example.com" },
    ],
    [
      "FIREBASE_PROJECT_ID is a demo- project, which needs FIREBASE_AUTH_EMULATOR_HOST",
      { FIREBASE_AUTH_EMULATOR_HOST: "" },
    ],
  ];
  test.each(refused)("%s: %j", (sentence, env) => {
    expect(readEnvironment({ ...runnable, ...env })).toEqual({
      ok: false,
      error: { kind: "environment", problems: [sentence] },
    });
  });

  test("reports every invalid setting once", () => {
    const wrong = { SITE_URL: "x", READ_FRESH_SECONDS: "x", STATS_API_REQUESTS_PER_MINUTE: "x" };
    const read = readEnvironment({ ...runnable, ...wrong });
    expect(!read.ok && read.error.problems.map((sentence) => sentence.split(" ")[0])).toEqual(
      Object.keys(wrong),
    );
  });

  test("does not repeat a secret in an error", () => {
    const read = readEnvironment({ ...runnable, SESSION_SECRET: "hunter2" });
    expect(JSON.stringify(read)).not.toContain("hunter2");
  });

  test("treats an empty setting as unset", () => {
    expect(readEnvironment({ ...runnable, DATABASE_SECRET: "", SITE_URL: "" })).toMatchObject({
      ok: true,
      value: { DATABASE_SECRET: undefined, SITE_URL: undefined },
    });
  });
});
