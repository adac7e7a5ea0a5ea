import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { readDataset } from "../../../../../tools/operate/dataset-push.ts";
import { examine } from "../../../../../tools/operate/doctor/examine.ts";
import { gather } from "../../../../../tools/operate/doctor/gather.ts";
import { newVapidKeys } from "../../../../../tools/operate/vapid-keys.ts";
import { root } from "../../../../../tools/paths.ts";
import { serviceAccountStandIn } from "../../../../fixtures/service-account.ts";
import { VAPID_KEYS, VAPID_SUBJECT } from "../../../../fixtures/vapid.ts";

const SITE = "https://hardwood.example.com";
const DATABASE = "https://my-project-default-rtdb.firebaseio.com";
const STATS = "https://stats.example.com/v1";
const UPSTREAM = "https://cdn.example.com";

const folder = mkdtempSync(join(tmpdir(), "hardwood-mistakes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllGlobals());

const account = await serviceAccountStandIn({ token: "of-my-project" });

/** A deployment in which nothing is amiss, as the settings, the files and the services have it. */
const RIGHT = {
  /** Lines right under `[env.production]`. */
  environment: 'routes = [{ pattern = "hardwood.example.com", custom_domain = true }]',
  /** Lines at the end of wrangler.toml. */
  end: "",
  variables: {
    SITE_URL: SITE,
    FIREBASE_PROJECT_ID: "my-project",
    FIREBASE_API_KEY: "AIza-public-key",
    FIREBASE_AUTH_DOMAIN: "my-project.firebaseapp.com",
    DATABASE_URL: DATABASE,
    PROXY_UPSTREAM: UPSTREAM,
    STATS_API_URL: STATS,
    VAPID_SUBJECT,
  } as Record<string, string>,
  secrets: {
    SESSION_SECRET: "a secret that is long enough to seal",
    DATABASE_SECRET: "another secret that nobody guesses",
    DATABASE_SERVICE_ACCOUNT: account.keyFile,
    STATS_API_KEY: "key",
    VAPID_KEYS,
  } as Record<string, string>,
  /** What services answer otherwise than they should, by the start of the address. */
  services: {} as Record<string, (request: Request) => Response | Promise<Response>>,
};
type Deployment = typeof RIGHT;

const json = (body: unknown, status = 200) => Response.json(body, { status });
const status = (code: number) => () => json({ error: "no" }, code);
const unreachable = (code: string) => () => {
  throw Object.assign(new TypeError("fetch failed"), { cause: { code } });
};

const TEAMS = Object.fromEntries(Array.from({ length: 30 }, (_, id) => [id, true]));
const COLLECTIONS = Object.fromEntries(Object.keys(readDataset()).map((name) => [name, true]));
const HEALTH = {
  status: "ok",
  services: { database: "reachable" },
  refresh: { state: "ok", lastSuccess: "2026-11-26T10:17:00Z", lastFailure: null, reason: null },
};

/** The internet as a right deployment meets it. */
const SERVICES: Deployment["services"] = {
  [`${SITE}/api/health`]: () => json(HEALTH),
  [SITE]: () => new Response("a page"),
  [`${DATABASE}/nba/teamsAPI/`]: () => json(TEAMS),
  [`${DATABASE}/nba.json`]: ({ headers }) =>
    headers.get("authorization") === "Bearer of-my-project" ? json(COLLECTIONS) : json(null, 401),
  [`${DATABASE}/nba/season/`]: () => json("2025-26"),
  [DATABASE]: status(401),
  [account.tokenUrl]: (request) => account.answer(request),
  "https://identitytoolkit.googleapis.com/v1/accounts": () =>
    json({ error: { message: "INVALID_LOGIN_CREDENTIALS" } }, 400),
  "https://identitytoolkit.googleapis.com/v1/projects": () =>
    json({ authorizedDomains: ["my-project.firebaseapp.com", "hardwood.example.com"] }),
  [STATS]: () => json({ data: [] }),
  [UPSTREAM]: () => json({}),
};

/** What the doctor says of a deployment that is amiss, a finding a line. */
async function complaints(change: Partial<Deployment>): Promise<string[]> {
  const given = { ...RIGHT, ...change };
  const services = { ...given.services, ...SERVICES };
  for (const [start, answer] of Object.entries(given.services)) services[start] = answer;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const start = Object.keys(services).find((one) => address.startsWith(one)) ?? "";
    return (services[start] ?? unreachable("ENOTFOUND"))(new Request(address, init));
  });
  const config = join(folder, "wrangler.toml");
  const [top = ""] = readFileSync(join(root, "wrangler.toml"), "utf8").split("[env.preview]");
  const production = readFileSync(join(root, "wrangler.toml"), "utf8").split("[env.production]")[1];
  const vars = Object.entries(given.variables).map(([name, value]) => `${name} = "${value}"`);
  const own = production?.replace(
    /\[env\.production\.vars\][^[]*/,
    `[env.production.vars]\n${vars.join("\n")}\n\n`,
  );
  writeFileSync(config, `${top}[env.production]\n${given.environment}\n${own}\n${given.end}\n`);
  const secretsFile = join(folder, "secrets.json");
  writeFileSync(secretsFile, JSON.stringify(given.secrets));
  const configuration = gather({
    environment: "production",
    config,
    secretsFile,
    site: undefined,
    secret: undefined,
    accessToken: undefined,
  });
  const sections = await examine(configuration, {
    config,
    wrangler: async ([command]) => ({
      code: 0,
      output: command === "whoami" ? "{}" : '[{"name":"SESSION_SECRET"}]',
    }),
  });
  return sections.flatMap(({ findings }) =>
    findings.flatMap((finding) =>
      finding.state === "ok" ? [] : [`${finding.says} ${finding.mend}`],
    ),
  );
}

const variables = (changed: Record<string, string>) => ({
  variables: { ...RIGHT.variables, ...changed },
});
const secrets = (changed: Record<string, string>) => ({
  secrets: { ...RIGHT.secrets, ...changed },
});
const without = (values: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));

/** Pages in brotli alone: this internet has no dictionary. */
const ALWAYS = /shared dictionary/;

const stranger = await serviceAccountStandIn({ token: "of-another-project" });
const late = await serviceAccountStandIn({ now: () => Date.now() + 2 * 3_600_000 });
const [publicKey] = VAPID_KEYS.split(".");
const [, otherKey] = (await newVapidKeys()).split(".");

const MISTAKES: [what: string, Partial<Deployment>, names: string, costs: string][] = [
  [
    "`routes` below the last table",
    { environment: "", end: RIGHT.environment },
    "In wrangler.toml `routes` stands below the rate limit",
    "has no effect",
  ],
  [
    "a domain without a route",
    { environment: "" },
    "SITE_URL is on hardwood.example.com, but no route leads there",
    "nobody can sign in there",
  ],
  [
    "a domain whose zone is not in the account",
    {
      services: {
        [SITE]: unreachable("ENOTFOUND"),
        [`${SITE}/api/health`]: unreachable("ENOTFOUND"),
      },
    },
    "The name in SITE_URL leads nowhere: its zone",
    "No site answers at https://hardwood.example.com",
  ],
  [
    "`workers_dev` beside a domain",
    { environment: `${RIGHT.environment}\nworkers_dev = true` },
    "workers_dev is true beside routes",
    "the Cache API has no effect and nobody can sign in",
  ],
  [
    "a route of the first page only",
    { environment: 'routes = ["hardwood.example.com"]' },
    "The route `hardwood.example.com` is one page",
    "every other address leads elsewhere",
  ],
  [
    "the workers.dev address beside a route",
    variables({ SITE_URL: "https://hardwood-production.me.workers.dev" }),
    "SITE_URL is hardwood-production.me.workers.dev",
    "nobody reaches the site there",
  ],
  [
    "a key of the stats API without its address",
    { variables: without(RIGHT.variables, "STATS_API_URL") },
    "STATS_API_KEY is set, but STATS_API_URL is not",
    "nothing is refreshed",
  ],
  [
    "a plan without lines",
    { services: { [`${STATS}/stats`]: status(401) } },
    "The plan of STATS_API_KEY may not include stats",
    "until then data is not refreshed",
  ],
  [
    "a key of the stats API that has ended",
    { services: { [`${STATS}/teams`]: status(401) } },
    "whether STATS_API_KEY has ended",
    "until then data is not refreshed",
  ],
  [
    "a service account of another project",
    {
      ...secrets({ DATABASE_SERVICE_ACCOUNT: stranger.keyFile }),
      services: { [account.tokenUrl]: (request) => stranger.answer(request) },
    },
    "The database does not accept the DATABASE_SERVICE_ACCOUNT",
    "nothing is pushed or refreshed",
  ],
  [
    "a service account's key that was deleted",
    { services: { [account.tokenUrl]: (request) => stranger.answer(request) } },
    "DATABASE_SERVICE_ACCOUNT: https://oauth2.example.com/token gives the service account",
    "The key was deleted: make a new one, and set it. Until then nothing is pushed or refreshed",
  ],
  [
    "a clock that is two hours late",
    {
      ...secrets({ DATABASE_SERVICE_ACCOUNT: late.keyFile }),
      services: { [account.tokenUrl]: (request) => late.answer(request) },
    },
    "The clock of this machine is wrong",
    "nothing is pushed or refreshed",
  ],
  [
    "a database that cannot be reached",
    { services: { [`${DATABASE}/nba/teamsAPI/`]: unreachable("ENOTFOUND") } },
    "Check DATABASE_URL",
    "pages show what is cached, or that the figures cannot be read",
  ],
  [
    "rules that were never deployed",
    { services: { [`${DATABASE}/nba/news.json`]: () => json({ data: true }) } },
    "its rules are not those of database.rules.json",
    "Visitors can read members' articles",
  ],
  [
    "an upstream of the proxy that answers 403",
    { services: { [UPSTREAM]: status(403) } },
    "take PROXY_UPSTREAM out",
    "Until then /api/proxy answers 502",
  ],
  [
    "keys of notices that are no pair",
    secrets({ VAPID_KEYS: `${publicKey}.${otherKey}` }),
    "The two keys of VAPID_KEYS are no pair",
    "push services refuse every notice",
  ],
  [
    "a database secret that is too short",
    secrets({ DATABASE_SECRET: "hunter2" }),
    "DATABASE_SECRET must be 32 characters or longer",
    "Until then every page is an error that names it",
  ],
  [
    "a secret in wrangler.toml",
    {
      ...variables({ DATABASE_SECRET: RIGHT.secrets.DATABASE_SECRET ?? "" }),
      secrets: without(RIGHT.secrets, "DATABASE_SECRET"),
    },
    "DATABASE_SECRET is a secret, and stands in wrangler.toml",
    "for everyone to read",
  ],
  [
    "an API key of another project",
    {
      services: {
        "https://identitytoolkit.googleapis.com/v1/projects": () =>
          json({ authorizedDomains: ["other.firebaseapp.com", "hardwood.example.com"] }),
      },
    },
    "The API key is of another project than FIREBASE_PROJECT_ID",
    "nobody can sign in",
  ],
  [
    "a site that the project does not know",
    {
      services: {
        "https://identitytoolkit.googleapis.com/v1/projects": () =>
          json({ authorizedDomains: ["my-project.firebaseapp.com"] }),
      },
    },
    "the host of SITE_URL",
    "its mails do not lead back to the site",
  ],
];

test("the doctor finds nothing amiss in a right deployment", async () => {
  expect((await complaints({})).filter((says) => !ALWAYS.test(says))).toEqual([]);
});

test.each(MISTAKES)(
  "of %s the doctor says the setting and the cost",
  async (_, change, names, costs) => {
    const said = (await complaints(change)).filter((says) => !ALWAYS.test(says));
    expect(
      said.filter((says) => says.includes(names) && says.includes(costs)),
      said.join("\n"),
    ).toHaveLength(1);
    expect(said.join("\n")).not.toMatch(/hunter2|secret that/);
  },
);
