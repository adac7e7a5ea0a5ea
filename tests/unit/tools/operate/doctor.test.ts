import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cloudflareWith, findingsOf, unreachable } from "#tests/fixtures/deployment.ts";
import type { Wrangler } from "#tools/operate/doctor/cloudflare.ts";
import type { Configuration, Origin } from "#tools/operate/doctor/configuration.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", unreachable("ENOTFOUND"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const deployable = {
  SITE_URL: "https://hardwood.example.com",
  FIREBASE_PROJECT_ID: "hardwood-prod",
  FIREBASE_API_KEY: "AIza-public-key",
  FIREBASE_AUTH_DOMAIN: "hardwood-prod.firebaseapp.com",
};
const secrets = {
  SESSION_SECRET: "a secret that is long enough to seal",
  DATABASE_SECRET: "another secret that nobody guesses",
};

function configurationWith(
  variables: Record<string, string>,
  others: Record<string, string> = {},
): Configuration {
  const from = (origin: Origin, values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => [name, { value, origin }] as const);
  return {
    environment: "production",
    settings: new Map([...from("wrangler.toml", variables), ...from("the file", others)]),
    site: variables.SITE_URL,
    accessToken: undefined,
  };
}

const missingIn = async (configuration: Configuration, atCloudflare: string[] = []) =>
  (await findingsOf("Settings", configuration, { wrangler: cloudflareWith(...atCloudflare) }))
    .filter(({ state }) => state !== "ok")
    .map(({ says }) => says);

describe("the settings of a deployment", () => {
  test("are complete, and secrets are not printed", async () => {
    const findings = await findingsOf("Settings", configurationWith(deployable, secrets));
    expect(findings.filter(({ state }) => state !== "ok")).toEqual([]);
    expect(findings.map(({ says }) => says)).toContain("SESSION_SECRET is set.");
    expect(JSON.stringify(findings)).not.toContain("secret that is");
    expect(JSON.stringify(findings)).not.toContain("another secret");
  });

  test("need no local copy of a secret that Cloudflare has", async () => {
    const configuration = configurationWith(deployable);
    expect(await missingIn(configuration)).toEqual([
      "SESSION_SECRET is not set.",
      "DATABASE_SECRET is not set: no command can read or write the embedded database.",
    ]);
    expect(await missingIn(configuration, ["SESSION_SECRET", "DATABASE_SECRET"])).toEqual([]);
  });

  test.each<[Record<string, string>, string]>([
    [{ SITE_URL: "" }, "SITE_URL is not set: the site's links and mails do not know its address."],
    [
      { SITE_URL: "http://hardwood.example.com" },
      "SITE_URL is http://hardwood.example.com, but a deployed site answers by https.",
    ],
    [
      { FIREBASE_PROJECT_ID: "" },
      "FIREBASE_API_KEY is set, but FIREBASE_PROJECT_ID is not: nobody can sign in.",
    ],
    [
      { FIREBASE_PROJECT_ID: "", FIREBASE_API_KEY: "", FIREBASE_AUTH_DOMAIN: "" },
      "FIREBASE_PROJECT_ID is not set: the site has no accounts and no pages for members.",
    ],
    [{ DATABASE_URL: "nonsense" }, "DATABASE_URL must be a URL."],
    [
      { DATABASE_URL: "https://hardwood.firebaseio.com/nba.json" },
      "DATABASE_URL must be an address without a path, such as https://name.firebaseio.com.",
    ],
    [{ STATS_SECRET: "s" }, "STATS_SECRET is a secret, and stands in wrangler.toml"],
    [
      { STATS_API_URL: "https://api.example.com/v1" },
      "STATS_API_URL is set, but STATS_API_KEY is not: nothing is refreshed.",
    ],
    [{ SITE_ULR: "x" }, "SITE_ULR in wrangler.toml is no setting of this site."],
    [
      { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099", SITE_URL: "http://localhost" },
      "FIREBASE_AUTH_EMULATOR_HOST is only for a project whose id begins with demo-.",
    ],
    [
      {
        FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
        FIREBASE_PROJECT_ID: "demo-hardwood",
        SITE_URL: "http://localhost",
      },
      "FIREBASE_AUTH_EMULATOR_HOST is set for production: an emulator accepts any identity",
    ],
    [
      { FIREBASE_PROJECT_ID: "demo-hardwood" },
      "FIREBASE_PROJECT_ID is a demo- project, which needs FIREBASE_AUTH_EMULATOR_HOST.",
    ],
  ])("are reported with %j", async (changed, sentence) => {
    const sentences = await missingIn(configurationWith({ ...deployable, ...changed }, secrets));
    expect(sentences.some((says) => says.includes(sentence))).toBe(true);
  });
});

describe("the settings of a local run", () => {
  const COST = "Until then every page is an error that names it.";
  const mends = async (variables: Record<string, string>) => {
    const local = { ...configurationWith(variables), environment: undefined, site: undefined };
    return Object.fromEntries(
      (await findingsOf("Settings", local)).flatMap((finding) =>
        finding.state === "ok" ? [] : [[finding.says, finding.mend]],
      ),
    );
  };

  test("get different advice for a value that `npm start` sets and for others", async () => {
    const variables = { ...deployable, ...secrets, SESSION_SECRET: "short", PROXY_UPSTREAM: "foo" };
    expect(await mends(variables)).toEqual({
      "SESSION_SECRET must be 32 characters or longer.": `\`npm start\` sets it; look for what overrides it in the shell or in .dev.vars. ${COST}`,
      "PROXY_UPSTREAM must be a URL.": `Correct it or take it out. ${COST}`,
    });
  });
});

describe("the settings of a stopped local site", () => {
  const local = (variables: Record<string, string>) =>
    findingsOf("Settings", {
      ...configurationWith(variables),
      environment: undefined,
      site: "http://127.0.0.1:1",
    });

  test("do not include what `npm start` sets", async () => {
    expect(await local({})).toEqual([]);
  });

  test("are still reported when they are invalid", async () => {
    const findings = await local({
      SESSION_SECRET: "short",
      PROXY_UPSTREAM: "https://cdn.example.com",
    });
    expect(findings.map(({ says }) => says)).toEqual([
      "PROXY_UPSTREAM is https://cdn.example.com.",
      "SESSION_SECRET must be 32 characters or longer.",
    ]);
  });
});

describe("the bindings", () => {
  test("are complete in every environment", async () => {
    for (const environment of [undefined, "preview", "production"] as const) {
      const configuration = { ...configurationWith({}), environment };
      const [finding] = await findingsOf("Bindings", configuration);
      expect(finding).toEqual({
        state: "ok",
        says: expect.stringMatching(/^All \d+ bindings are/),
      });
    }
  });
});

describe("the Worker at Cloudflare", () => {
  const answering =
    (answers: Record<string, { code: number; output: string }>): Wrangler =>
    async ([command = ""]) =>
      answers[command] ?? { code: 1, output: "" };
  const list = (...names: string[]) => JSON.stringify(names.map((name) => ({ name, type: "s" })));
  const whoami = { code: 0, output: "{}" };

  test.each<[string, Parameters<typeof answering>[0], string, string[]]>([
    ["without a login", {}, "This machine is not logged in to Cloudflare", []],
    ["without a Worker", { whoami }, "There is no Worker for production yet.", []],
    [
      "without a secret",
      { whoami, secret: { code: 0, output: list() } },
      "The Worker has no SESSION_SECRET.",
      [],
    ],
    [
      "with a secret below a notice",
      { whoami, secret: { code: 0, output: `update available\n${list("SESSION_SECRET")}\n` } },
      "The Worker has the secrets SESSION_SECRET.",
      ["SESSION_SECRET"],
    ],
    [
      "with other output",
      { whoami, secret: { code: 0, output: "[hello]" } },
      "There is no Worker for production yet.",
      [],
    ],
  ])("reports the state of the Worker %s", async (_, answers, sentence, known) => {
    const configuration = configurationWith(deployable);
    const options = { wrangler: answering(answers) };
    const said = async (part: string) =>
      (await findingsOf(part, configuration, options)).map(({ says }) => says);
    expect((await said("Cloudflare")).join("\n")).toContain(sentence);
    const atCloudflare = (await said("Settings")).filter((says) => says.includes("at Cloudflare"));
    expect(atCloudflare).toEqual(known.map((name) => `${name} is set at Cloudflare.`));
  });

  test("does not run Wrangler for a local run", async () => {
    const configuration = {
      ...configurationWith(deployable),
      environment: undefined,
      site: undefined,
    };
    const wrangler = () => Promise.reject(new Error("requested"));
    expect(await findingsOf("Cloudflare", configuration, { wrangler })).toEqual([]);
  });
});
