import * as v from "valibot";
import { ask } from "./ask.ts";
import { type Configuration, environmentFlag } from "./configuration.ts";
import { type Finding, missing, warning, well } from "./finding.ts";

const Health = v.object({
  status: v.picklist(["ok", "degraded", "down"]),
  services: v.record(v.string(), v.string()),
});

/** Whether this is the local site and nothing answers where it would. */
export async function isStopped({ environment, site }: Configuration): Promise<boolean> {
  if (environment !== undefined || site === undefined || !URL.canParse(site)) return false;
  return (await ask(`${site}/robots.txt`)).kind === "none";
}

/** Asks the site how it is. */
export async function lookAtSite(configuration: Configuration): Promise<Finding[]> {
  const { site } = configuration;
  if (site === undefined || !URL.canParse(site)) return [];
  const start =
    configuration.environment === undefined
      ? "Start it with `npm start`."
      : `Deploy it: \`npm run deploy${environmentFlag(configuration)}\`.`;
  const answer = await ask(`${site}/api/health`);
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
  const { status, services } = health.output;
  if (status === "ok") return [well(`The site at ${site} is well.`)];
  const down = Object.keys(services).filter((name) => services[name] !== "reachable");
  const what = down.length === 0 ? "it has no data" : `it cannot reach: ${down.join(", ")}`;
  const says = `The site at ${site} is ${status}: ${what}.`;
  const mend = `See ${site}/api/health, and what else is missing here.`;
  return [status === "down" ? missing(says, mend) : warning(says, mend)];
}
