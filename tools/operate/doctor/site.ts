import * as v from "valibot";
import { type Configuration, environmentFlag } from "./configuration.ts";
import { type Finding, found, missing, warning, well } from "./finding.ts";
import { request } from "./request.ts";
import { REFUSED_UPSTREAM } from "./sources.ts";

/** A release before may run at the site, whose health has no sentences. */
const sentences = v.optional(v.array(v.string()), []);
const Health = v.object({
  status: v.picklist(["ok", "degraded", "down"]),
  services: v.record(v.string(), v.string()),
  missing: v.optional(v.array(v.string()), []),
  filling: v.optional(v.boolean(), false),
  refresh: v.object({
    state: v.picklist(["off", "waiting", "ok", "behind", "failing", "late", "unknown"]),
    lastSuccess: v.nullable(v.string()),
    lastFailure: v.nullable(v.string()),
    reason: v.nullable(v.string()),
    says: sentences,
    backlog: v.optional(
      v.object({ games: v.number(), oldest: v.nullable(v.string()), says: sentences }),
      { games: 0, oldest: null, says: [] },
    ),
    unreadable: sentences,
    doubts: sentences,
    progress: v.optional(
      v.nullable(v.object({ what: v.string(), done: v.number(), of: v.number() })),
      null,
    ),
  }),
  live: v.optional(
    v.object({ state: v.string(), reason: v.optional(v.nullable(v.string()), null) }),
    { state: "off" },
  ),
  proxy: v.optional(v.string(), "off"),
});

/** A domain gets its name when a Worker is deployed whose route is in a zone of the account. */
const ZONE =
  "The name in SITE_URL leads nowhere: its zone must be active in the Cloudflare account of the Worker, " +
  "and a deploy with its route comes after that.";

/** Checks the site's health. */
export async function lookAtSite(configuration: Configuration): Promise<Finding[]> {
  const { site = "" } = configuration;
  const start =
    configuration.environment === undefined
      ? "Start it with `npm start`."
      : `Deploy it: \`npm run deploy${environmentFlag(configuration)}\`.`;
  const answer = await request(`${site}/api/health`);
  if (answer.kind === "none") {
    const isUnknown = configuration.environment !== undefined && answer.reason === "ENOTFOUND";
    return [missing(`No site answers at ${site} (${answer.reason}).`, isUnknown ? ZONE : start)];
  }
  const health = v.safeParse(Health, answer.body);
  if (!health.success) {
    const says = `What answers at ${site} is not this site (status ${answer.status}).`;
    const own = answer.text.startsWith("This site is misconfigured")
      ? `The site at ${site} is misconfigured.`
      : says;
    return [missing(own, start)];
  }
  return siteFindings(site, health.output);
}

/** The fields of `/api/health` that the doctor reads. */
export type SiteHealth = v.InferOutput<typeof Health>;

const WAIT = "That takes half a minute: run the doctor again.";
const NO_ACCOUNTS =
  "The site has no accounts: FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN switch them on.";

/** The findings on a site's health and its last refreshes. */
export function siteFindings(site: string, health: SiteHealth): Finding[] {
  const { services, filling, refresh, live, proxy } = health;
  const { progress } = refresh;
  return found(
    filling
      ? warning(`The site at ${site} is still filling its database.`, WAIT)
      : siteFinding(site, health),
    services.identity === "off" && well(NO_ACCOUNTS),
    progress !== null &&
      well(`A refresh is under way: ${progress.done} of ${progress.of} ${progress.what}.`),
    ...refreshFindings(refresh),
    isUnread(live) &&
      warning(
        `Games in progress cannot be read (${live.reason ?? live.state}); pages show the last state.`,
        "They are tried again by themselves; the Worker's log names each failure.",
      ),
    !isUnread(live) &&
      live.state !== "off" &&
      well(`Games in progress are read (${live.state} now).`),
    isDown(proxy) &&
      warning(
        `The proxy's upstream ${proxy === "refused" ? "refuses" : "does not answer"} this site.`,
        REFUSED_UPSTREAM,
      ),
  );
}

function siteFinding(site: string, health: SiteHealth): Finding {
  const { status, services, missing: lost, refresh, live, proxy } = health;
  const down = Object.keys(services).filter((name) => services[name] === "unreachable");
  const isWhole = down.length === 0 && lost.length === 0;
  const isSourceAlone =
    status === "degraded" && isWhole && (isAmiss(refresh) || isUnread(live) || isDown(proxy));
  if (status === "ok" || isSourceAlone) return well(`The site at ${site} is well.`);
  const what =
    down.length > 0
      ? `it cannot reach: ${down.join(", ")}`
      : lost.length > 0
        ? `its database has lost: ${lost.join(", ")}`
        : "it has no data";
  const says = `The site at ${site} is ${status}: ${what}.`;
  const mend = `See ${site}/api/health, and what else is missing here.`;
  return status === "down" ? missing(says, mend) : warning(says, mend);
}

function isAmiss({ state }: SiteHealth["refresh"]): boolean {
  return !["off", "waiting", "ok"].includes(state);
}

function isUnread({ state }: SiteHealth["live"]): boolean {
  return state === "failing" || state === "unknown";
}

function isDown(proxy: string): boolean {
  return proxy === "refused" || proxy === "unreachable";
}

/** The findings on the last refreshes; none when the schedule is off or the database is down. */
function refreshFindings(refresh: SiteHealth["refresh"]): Finding[] {
  const { state, lastSuccess, lastFailure, reason, says, backlog, unreadable, doubts } = refresh;
  if (state === "off" || state === "unknown") {
    const mend =
      state === "off"
        ? "Set what is missing, or take out the rest."
        : "The doctor's check of the database says more.";
    return says.map((why) => warning(why, mend));
  }
  if (state === "waiting") return [];
  const success =
    lastSuccess === null ? "none has succeeded yet" : `the last success was ${lastSuccess}`;
  const log = says.join(" ") || "The Worker's log names the reason in sentences.";
  const again = `${log} \`npm run data:refresh\` tries again.`;
  return found(
    (state === "ok" || state === "behind") && well(`The last refresh succeeded (${lastSuccess}).`),
    state === "failing" &&
      warning(`The last refresh failed (${reason}, ${lastFailure}); ${success}.`, again),
    state === "late" && warning(`No refresh has run for two days; ${success}.`, again),
    backlog.games > 0 &&
      warning(`${backlog.games} games wait since ${backlog.oldest}.`, backlog.says.join(" ")),
    unreadable.length > 0 &&
      warning(
        `Rows of the source of results cannot be read: ${unreadable.length}.`,
        unreadable.join(" "),
      ),
    ...doubts.map((doubt) => warning(`${doubt.replace(/\.$/, "")}.`, SETTLE)),
  );
}

const SETTLE =
  "The rest of the league is written. STATS_API_LEFT_OUT leaves a game out by the stats API's id; " +
  "see docs/operate.md, Refresh.";
