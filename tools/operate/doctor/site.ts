import * as v from "valibot";
import { type Configuration, environmentFlag } from "./configuration.ts";
import { type Finding, missing, warning, well } from "./finding.ts";
import { request } from "./request.ts";

const Health = v.object({
  status: v.picklist(["ok", "degraded", "down"]),
  services: v.record(v.string(), v.string()),
  refresh: v.object({
    state: v.picklist(["off", "waiting", "ok", "failing", "late", "unknown"]),
    lastSuccess: v.nullable(v.string()),
    lastFailure: v.nullable(v.string()),
    reason: v.nullable(v.string()),
  }),
});

/** Returns whether this is the local environment and no site is running. */
export async function isStopped({ environment, site }: Configuration): Promise<boolean> {
  if (environment !== undefined || site === undefined || !URL.canParse(site)) return false;
  return (await request(`${site}/robots.txt`)).kind === "none";
}

/** Checks the site's health. */
export async function lookAtSite(configuration: Configuration): Promise<Finding[]> {
  const { site } = configuration;
  if (site === undefined || !URL.canParse(site)) return [];
  const start =
    configuration.environment === undefined
      ? "Start it with `npm start`."
      : `Deploy it: \`npm run deploy${environmentFlag(configuration)}\`.`;
  const answer = await request(`${site}/api/health`);
  if (answer.kind === "none") {
    return [missing(`No site answers at ${site} (${answer.reason}).`, start)];
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

/** The findings on a site's health and its last refreshes. */
export function siteFindings(site: string, health: SiteHealth): Finding[] {
  return [siteFinding(site, health), ...refreshFindings(health.refresh)];
}

function siteFinding(site: string, { status, services, refresh }: SiteHealth): Finding {
  const down = Object.keys(services).filter((name) => services[name] !== "reachable");
  const isRefreshAlone = status === "degraded" && down.length === 0 && isAmiss(refresh);
  if (status === "ok" || isRefreshAlone) return well(`The site at ${site} is well.`);
  const what = down.length === 0 ? "it has no data" : `it cannot reach: ${down.join(", ")}`;
  const says = `The site at ${site} is ${status}: ${what}.`;
  const mend = `See ${site}/api/health, and what else is missing here.`;
  return status === "down" ? missing(says, mend) : warning(says, mend);
}

function isAmiss({ state }: SiteHealth["refresh"]): boolean {
  return state === "failing" || state === "late" || state === "unknown";
}

/** The findings on the last refreshes; none when the schedule is off or the database is down. */
function refreshFindings(refresh: SiteHealth["refresh"]): Finding[] {
  const { state, lastSuccess, lastFailure, reason } = refresh;
  const success =
    lastSuccess === null ? "none has succeeded yet" : `the last success was ${lastSuccess}`;
  const log = "The Worker's log names the reason in sentences; `npm run data:refresh` tries again.";
  switch (state) {
    case "ok":
      return [well(`The last refresh succeeded (${lastSuccess}).`)];
    case "failing":
      return [warning(`The last refresh failed (${reason}, ${lastFailure}); ${success}.`, log)];
    case "late":
      return [warning(`No refresh has run for two days; ${success}.`, log)];
    default:
      return [];
  }
}
