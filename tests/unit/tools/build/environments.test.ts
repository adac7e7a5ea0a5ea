import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, describe, expect, test } from "vitest";
import { OPEN_DATA_CALLS_A_MINUTE } from "#domain/open-api.ts";
import { SETTING_NAMES } from "#functions/settings/environment.ts";
import { configurationOf, findingsOf } from "#tests/fixtures/deployment.ts";
import { DEPLOYED, deployedEnvironment } from "#tools/build/environments.ts";
import {
  halfSetWarning,
  isSecret,
  problemsOf,
  settingProblemsOf,
} from "#tools/operate/deploy/secrets.ts";
import { readSecretsFile } from "#tools/operate/deploy/secrets-file.ts";
import { configOf, misplacedIn, variablesOf } from "#tools/operate/deploy/wrangler-config.ts";
import { root } from "#tools/paths.ts";

const local = configOf(undefined);

describe.each(DEPLOYED)("the environment %s of wrangler.toml", (environment) => {
  const config = configOf(environment);

  test("has its own Worker name and otherwise the local configuration", () => {
    expect(config.name).toBe(`${local.name}-${environment}`);
    for (const key of [
      "main",
      "compatibility_date",
      "compatibility_flags",
      "cache",
      "assets",
      "durable_objects",
      "migrations",
      "triggers",
      "version_metadata",
      "observability",
    ] as const) {
      expect(config[key], key).toEqual(local[key]);
    }
  });

  test("has the local rate limits, each once", () => {
    const limits = (of: typeof config) => of.ratelimits.map(({ name, simple }) => [name, simple]);
    expect(limits(config)).toEqual(limits(local));
    expect(new Set(config.ratelimits.map(({ name }) => name)).size).toBe(config.ratelimits.length);
  });

  test("limits the open data to the documented rate", () => {
    const limit = config.ratelimits.find(({ name }) => name === "OPEN_DATA_LIMIT");
    expect(limit?.simple).toEqual({ limit: OPEN_DATA_CALLS_A_MINUTE, period: 60 });
  });

  test("has only known variables and no secret", () => {
    const names = Object.keys(variablesOf(config));
    expect(names).toContain("SITE_URL");
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(names.filter(isSecret)).toEqual([]);
  });

  test("requires the session secret", () => {
    expect(config.secrets?.required).toEqual(["SESSION_SECRET"]);
  });
});

describe("what the button deploys", () => {
  test("refreshes daily, and requires nothing", () => {
    expect(local.triggers.crons).toEqual(["17 10 * * *"]);
    expect(local.secrets?.required ?? []).toEqual([]);
    expect(variablesOf(local)).toEqual({});
    expect(local.routes ?? []).toEqual([]);
    expect(settingProblemsOf(variablesOf(local))).toEqual([]);
  });

  const example = join(root, ".dev.vars.example");
  const offered = [...readFileSync(example, "utf8").matchAll(/^# ([A-Z_]+)=$/gm)].map(
    ([, name = ""]) => name,
  );

  test("is asked for nothing: every setting of the example file is a comment", () => {
    expect(offered.length).toBeGreaterThan(0);
    expect(readSecretsFile(example)).toEqual({});
  });

  test("has a description of each of them", () => {
    const described = v.parse(
      v.object({
        cloudflare: v.object({
          bindings: v.record(
            v.string(),
            v.object({ description: v.pipe(v.string(), v.startsWith("Optional, for ")) }),
          ),
        }),
      }),
      JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
    );
    expect(Object.keys(described.cloudflare.bindings).sort()).toEqual(offered.sort());
    expect(offered.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });
});

test("no two environments share a rate limit namespace", () => {
  const all = [local, ...DEPLOYED.map((environment) => configOf(environment))];
  const counters = all.flatMap(({ ratelimits }) => ratelimits.map((limit) => limit.namespace_id));
  expect(new Set(counters).size).toBe(counters.length);
});

test.each(["", "local", "Production", "staging", "__proto__"])(
  "deployedEnvironment rejects %j",
  (name) => {
    expect(() => deployedEnvironment(name)).toThrow("there are preview and production");
  },
);

describe("problemsOf", () => {
  const whole = {
    SITE_URL: "https://hardwood.example.com",
    FIREBASE_PROJECT_ID: "hardwood-prod",
    FIREBASE_API_KEY: "AIza-public-key",
    FIREBASE_AUTH_DOMAIN: "hardwood-prod.firebaseapp.com",
    DATABASE_URL: "",
  };

  test("reports no missing secret when none are uploaded", () => {
    expect(problemsOf(whole)).toEqual([]);
  });

  test.each<[object, string[]]>([
    [{ FIREBASE_API_KEY: "" }, []],
    [{ SITE_URL: "" }, ["SITE_URL is not set: the site's links and mails do not know its address"]],
    [
      { SITE_URL: "http://hardwood.example.com" },
      ["SITE_URL is http://hardwood.example.com, but a deployed site answers by https"],
    ],
    [{ SITE_URL: "https://a.example/b" }, [expect.stringMatching(/^SITE_URL must be an origin/)]],
    [{ DATABASE_URL: "x" }, ["DATABASE_URL must be a URL"]],
    [
      { FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099" },
      [
        "FIREBASE_AUTH_EMULATOR_HOST is only for a project whose id begins with demo-",
        "FIREBASE_AUTH_EMULATOR_HOST is not for a site whose SITE_URL is https",
      ],
    ],
  ])("reports only %j", (changed, sentences) => {
    expect(problemsOf({ ...whole, ...changed })).toEqual(sentences);
  });

  test.each<[Record<string, string>, string[]]>([
    [{ SESSION_SECRET: "x".repeat(32), DATABASE_SECRET: "y".repeat(32) }, []],
    [{ SESSION_SECRET: "short" }, ["SESSION_SECRET must be 32 characters or longer"]],
    [{ DATABASE_SECRET: "short" }, ["DATABASE_SECRET must be 32 characters or longer"]],
    [{ STATS_API_KEY: "two words" }, ["STATS_API_KEY must be the key as it was given"]],
  ])("checks uploaded secrets: %j", (secrets, sentences) => {
    expect(problemsOf(whole, secrets)).toEqual(sentences);
  });
});

describe("halfSetWarning", () => {
  const STATS_API_URL = "https://api.example.com/v1";
  const secrets = { SESSION_SECRET: "x".repeat(32), DATABASE_SECRET: "y".repeat(32) };

  test.each<[Record<string, string>, Record<string, string>, string | undefined]>([
    [{ STATS_API_URL: "" }, secrets, undefined],
    [{ STATS_API_URL }, { ...secrets, STATS_API_KEY: "k" }, undefined],
    [{ STATS_API_URL }, secrets, "STATS_API_URL is set, but STATS_API_KEY is not"],
    [{ FIREBASE_PROJECT_ID: "xyz" }, secrets, "FIREBASE_PROJECT_ID is set, but FIREBASE_API_KEY"],
    [{ STATS_API_URL: "" }, { STATS_API_KEY: "k" }, "STATS_API_KEY is set, but STATS_API_URL is"],
  ])("of %j and the secrets %j says %j", (variables, given, sentence) => {
    const warning = halfSetWarning(variables, given);
    if (sentence === undefined) expect(warning).toBeUndefined();
    else expect(warning).toContain(sentence);
    // Neither stops a deploy.
    expect(
      problemsOf(
        { SITE_URL: "https://a.example", ...firebase, ...variables },
        { ...secrets, ...given },
      ),
    ).toEqual([]);
  });

  const firebase = {
    FIREBASE_PROJECT_ID: "hardwood-prod",
    FIREBASE_API_KEY: "AIza-public-key",
    FIREBASE_AUTH_DOMAIN: "hardwood-prod.firebaseapp.com",
  };
});

describe("misplacedIn", () => {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-config-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const ROUTES = 'routes = [{ pattern = "hardwood.example.com", custom_domain = true }]';
  const own = readFileSync(join(root, "wrangler.toml"), "utf8");
  const config = (text: string) => {
    const file = join(folder, "wrangler.toml");
    writeFileSync(file, text);
    return configOf("production", file);
  };

  test("names a line at the end of the file, which is part of the last rate limit", async () => {
    const misplaced = config(`${own}\n${ROUTES}\n`);
    expect(misplaced.routes).toBeUndefined();
    expect(misplacedIn(misplaced)).toEqual([
      "`routes` stands below the rate limit PICTURE_LIMIT and has no effect",
    ]);
    const options = { config: join(folder, "wrangler.toml") };
    expect(await findingsOf("Bindings", configurationOf({}), options)).toContainEqual({
      state: "missing",
      says: expect.stringContaining("`routes` stands below the rate limit PICTURE_LIMIT"),
      mend: "Move the line to [env.production].",
    });
  });

  test("has nothing to say about one in its place", () => {
    const placed = config(own.replace("[env.production]", `[env.production]\n${ROUTES}`));
    expect(placed.routes).toHaveLength(1);
    expect(misplacedIn(placed)).toEqual([]);
  });
});
