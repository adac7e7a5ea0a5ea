import { expect, test } from "vitest";
import {
  account,
  complaints,
  DATABASE,
  type Deployment,
  json,
  ONE_CLICK,
  RIGHT,
  SITE,
  STATS,
  status,
  TEAMS,
  UPSTREAM,
  unreachable,
} from "#tests/fixtures/deployment.ts";
import { serviceAccountStandIn } from "#tests/fixtures/service-account.ts";
import { VAPID_KEYS } from "#tests/fixtures/vapid.ts";
import { newVapidKeys } from "#tools/operate/vapid-keys.ts";

const variables = (changed: Record<string, string>) => ({
  variables: { ...RIGHT.variables, ...changed },
});
const secrets = (changed: Record<string, string>) => ({
  secrets: { ...RIGHT.secrets, ...changed },
});
const without = (values: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));

const IDENTITY = "https://identitytoolkit.googleapis.com/v1";
const refusal = (message: string) => () => json({ error: { message } }, 400);
const signIn = (answer: () => Response) => ({ services: { [`${IDENTITY}/accounts`]: answer } });

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
    "an address of the stats API without its version",
    variables({ STATS_API_URL: "https://stats.example.com" }),
    "STATS_API_URL is https://stats.example.com, without the path of a version",
    "https://api.balldontlie.io/v1",
  ],
  [
    "a cron that never comes",
    { end: '[env.production.triggers]\ncrons = ["17 25 * * *"]' },
    "The cron `17 25 * * *` of wrangler.toml never comes",
    "every day at 10:17 UTC",
  ],
  [
    "a subject of notices where nobody is",
    variables({ VAPID_SUBJECT: "mailto:me@localhost" }),
    "VAPID_SUBJECT is mailto:me@localhost, where push services can reach nobody",
    "VAPID_SUBJECT, and what reads games in progress",
  ],
  [
    "a plan without lines",
    { services: { [`${STATS}/stats`]: status(401) } },
    "A larger plan has stats",
    "the next refreshes add the lines of the games that are there",
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
        [`${IDENTITY}/projects`]: () =>
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
        [`${IDENTITY}/projects`]: () => json({ authorizedDomains: ["my-project.firebaseapp.com"] }),
      },
    },
    "the host of SITE_URL",
    "its mails do not lead back to the site",
  ],
  [
    "a database's address of another service",
    { services: { [`${DATABASE}/nba/teamsAPI/`]: status(400) } },
    "is no realtime database (status 400).",
    "Check DATABASE_URL",
  ],
  [
    "an empty database",
    { services: { [`${DATABASE}/nba/teamsAPI/`]: () => json(null) } },
    "is empty.",
    "npm run data:push",
  ],
  [
    "an incomplete database",
    { services: { [`${DATABASE}/nba/teamsAPI/`]: () => json({ 0: true, 1: true }) } },
    "has 2 teams, not 30.",
    "npm run data:push",
  ],
  [
    "a database that everyone can write",
    { services: { [DATABASE]: () => json(TEAMS) } },
    "Visitors can write in the database",
    "npm run rules:deploy",
  ],
  [
    "a database that visitors cannot read",
    { services: { [`${DATABASE}/nba/teamsAPI/`]: status(401) } },
    "Visitors cannot read teams in the database",
    "npm run rules:deploy",
  ],
  [
    "a database without its articles",
    { services: { [`${DATABASE}/nba.json`]: () => json({ season: true }) } },
    "The database lacks",
    "npm run data:push",
  ],
  [
    "a database that answers the administrator nothing",
    { services: { [`${DATABASE}/nba.json`]: () => json(null) } },
    "The database answered the administrator with status 200.",
    "Try again.",
  ],
  [
    "a secret where a hosted database has an account",
    { secrets: without(RIGHT.secrets, "DATABASE_SERVICE_ACCOUNT") },
    "No administrator's credential was given",
    "for a hosted database as DATABASE_SERVICE_ACCOUNT",
  ],
  [
    "a project of the API key that is not told",
    { services: { [`${IDENTITY}/projects`]: refusal("FORBIDDEN") } },
    "does not say whose API key it is",
    "",
  ],
  [
    "an invalid API key",
    signIn(refusal("API key not valid.")),
    "does not accept FIREBASE_API_KEY",
    "",
  ],
  [
    "a project without accounts",
    signIn(refusal("CONFIGURATION_NOT_FOUND")),
    "does not use Firebase Authentication yet",
    "",
  ],
  [
    "sign-in without passwords",
    signIn(refusal("PASSWORD_LOGIN_DISABLED")),
    "Signing in with e-mail address and password is switched off.",
    "",
  ],
  [
    "a key of other sites",
    signIn(refusal("Requests from referer https://hardwood.example.com/ are blocked.")),
    "refuses this site: Requests from referer https://hardwood.example.com/ are blocked.",
    "",
  ],
  [
    "an identity provider that cannot be reached",
    signIn(unreachable("ENOTFOUND")),
    "The identity provider cannot be reached (ENOTFOUND).",
    "",
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

test("the doctor says every mistake of several at once", async () => {
  const said = await complaints({
    environment: "",
    variables: without(RIGHT.variables, "STATS_API_URL"),
    secrets: { ...RIGHT.secrets, DATABASE_SECRET: "hunter2" },
  });
  for (const name of ["SITE_URL is on", "DATABASE_SECRET must be", "STATS_API_URL is not"]) {
    expect(
      said.filter((says) => says.includes(name)),
      name,
    ).toHaveLength(1);
  }
});

test.each<[what: string, Partial<Parameters<typeof complaints>[0]>, names: string, mend: string]>([
  [
    "no secret for commands",
    {},
    "DATABASE_SECRET is not set",
    "`npx wrangler secret put DATABASE_SECRET`",
  ],
  ["no address", { site: undefined }, "Where the site answers is not known", "Add `--site https:"],
  [
    "a secret in the file",
    { variables: { DATABASE_SECRET: "hunter2-hunter2-hunter2-hunter2-h" } },
    "DATABASE_SECRET is a secret, and stands in wrangler.toml",
    "`npx wrangler secret put DATABASE_SECRET`",
  ],
  [
    "half of the settings of accounts",
    { variables: { FIREBASE_PROJECT_ID: "my-project" } },
    "FIREBASE_API_KEY",
    "Set what is missing",
  ],
  [
    "a domain without a route",
    { variables: { SITE_URL: SITE } },
    "no route leads there",
    "under the first lines, above every table, of wrangler.toml",
  ],
])("of what the button deploys with %s the doctor says so", async (_, change, names, mend) => {
  const said = (await complaints({ ...ONE_CLICK, ...change })).filter((says) => !ALWAYS.test(says));
  expect(
    said.filter((says) => says.includes(names) && says.includes(mend)),
    said.join("\n"),
  ).toHaveLength(1);
  // It needs no setting, and is neither the local site nor a named environment.
  expect(said.join("\n")).not.toMatch(/SESSION_SECRET|SITE_URL is not set|npm start|--env|hunter2/);
});
