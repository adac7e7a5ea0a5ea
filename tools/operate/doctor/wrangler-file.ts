import { configOf, misplacedIn } from "../deploy/wrangler-config.ts";
import { type Examined, nameInFile, settingOf, tableOf } from "./configuration.ts";
import { type Finding, found, missing, warning, well } from "./finding.ts";

const WORKERS_DEV = ".workers.dev";

/** Checks that a deployed Worker answers at `SITE_URL`, and at no second address. */
export function lookAtAddress(examined: Examined): Finding[] {
  const host = URL.parse(settingOf(examined, "SITE_URL") ?? "")?.hostname;
  if (host === undefined) return [];
  const { routes = [], route, workers_dev } = configOf(nameInFile(examined), examined.config);
  const given = [...routes, ...(route === undefined ? [] : [route])].map((one) =>
    typeof one === "string"
      ? { pattern: one, custom_domain: false }
      : { custom_domain: false, ...one },
  );
  const domain = `routes = [{ pattern = "${host}", custom_domain = true }]`;
  const place = `${tableOf(examined)} of wrangler.toml`;
  // wrangler switches workers.dev off beside routes unless told otherwise.
  const isOnWorkersDev = workers_dev ?? given.length === 0;
  const isElsewhere = !host.endsWith(WORKERS_DEV);
  return found(
    !isElsewhere &&
      !isOnWorkersDev &&
      missing(
        `SITE_URL is ${host}, where a Worker with routes does not answer: nobody reaches the site there.`,
        "Set SITE_URL to the address of the route.",
      ),
    isElsewhere &&
      !given.some(({ pattern }) => hostOf(pattern) === host) &&
      missing(
        `SITE_URL is on ${host}, but no route leads there: the Worker answers at workers.dev only, ` +
          "and nobody can sign in there.",
        `Add \`${domain}\` under ${place}; the domain's zone must be in the same Cloudflare account.`,
      ),
    given.length > 0 &&
      workers_dev === true &&
      warning(
        "workers_dev is true beside routes: the site also answers at workers.dev, where the Cache " +
          "API has no effect and nobody can sign in.",
        `Take \`workers_dev\` out of ${place}.`,
      ),
    ...given
      .filter(({ pattern, custom_domain }) => hostOf(pattern) === pattern && !custom_domain)
      .map(({ pattern }) =>
        missing(
          `The route \`${pattern}\` is one page of the domain: every other address leads elsewhere.`,
          `Write \`${domain}\`, or the pattern \`${pattern}/*\` with its zone_name.`,
        ),
      ),
  );
}

/** The host of a route's pattern, which has no scheme. */
function hostOf(pattern: string): string {
  return pattern.split("/")[0] ?? "";
}

type Config = ReturnType<typeof configOf>;

/** The bindings of a configuration, by name, with their tables in wrangler.toml. */
function bindingsOf(config: Config): Map<string, string> {
  return new Map([
    ...config.durable_objects.bindings.map(
      ({ name }) => [name, "durable_objects.bindings"] as const,
    ),
    ...config.ratelimits.map(({ name }) => [name, "ratelimits"] as const),
  ]);
}

/**
 * Checks for the Worker's bindings, which environments do not inherit: all that the project's own
 * wrangler.toml has at its top level.
 */
export function lookAtBindings(examined: Examined): Finding[] {
  const config = configOf(nameInFile(examined), examined.config);
  const given = bindingsOf(config);
  const needed = bindingsOf(configOf(undefined));
  const lacking = [...needed].filter(([name]) => !given.has(name));
  return found(
    lacking.length === 0 && well(`All ${needed.size} bindings are there.`),
    ...misplacedIn(config).map((says) =>
      missing(
        `In wrangler.toml ${says}.`,
        `Move the line to ${tableOf(examined).replace(/,$/, "")}.`,
      ),
    ),
    ...lacking.map(([name, table]) =>
      missing(
        `The binding ${name} is missing: environments do not inherit bindings.`,
        `Add it to wrangler.toml under [${tableOf(examined, table)}], as it stands at the top level.`,
      ),
    ),
  );
}

/** The least and the greatest number of each field of a cron, and the names it may have for them. */
const FIELDS = [
  { name: "minute", from: 0, to: 59, names: "" },
  { name: "hour", from: 0, to: 23, names: "" },
  { name: "day", from: 1, to: 31, names: "" },
  { name: "month", from: 1, to: 12, names: "JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC" },
  { name: "weekday", from: 1, to: 7, names: "SUN|MON|TUE|WED|THU|FRI|SAT" },
] as const;

/** Checks that the crons of wrangler.toml are times that come. */
export function lookAtSchedule(examined: Examined): Finding[] {
  const { crons = [] } = configOf(nameInFile(examined), examined.config).triggers;
  return crons.flatMap((cron) => {
    const why = whyNever(cron);
    if (why === undefined) return [];
    const says = `The cron \`${cron}\` of wrangler.toml never comes: ${why}. Cloudflare refuses the deployment.`;
    return [
      missing(says, 'Write `crons = ["17 10 * * *"]` under [triggers]: every day at 10:17 UTC.'),
    ];
  });
}

/** Why a cron names no time; undefined for one that does. */
export function whyNever(cron: string): string | undefined {
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== FIELDS.length) return `it has ${fields.length} fields instead of 5`;
  for (const [at, field] of FIELDS.entries()) {
    const given = fields[at] ?? "";
    const bad = given.split(",").find((part) => !isPart(part, field));
    if (bad !== undefined) return `"${bad}" is no ${field.name}`;
  }
  return undefined;
}

/** Returns whether a text is a value, a range or a step of a field: "5", "MON-FRI", "0-30/10", "L". */
function isPart(part: string, { name, from, to, names }: (typeof FIELDS)[number]): boolean {
  if (/^(?:L|LW|\d{1,2}W)$/.test(part))
    return name === "day" || (name === "weekday" && part === "L");
  const [range = "", step, ...more] = part.split("/");
  if (more.length > 0 || (step !== undefined && !/^[1-9]\d?$/.test(step))) return false;
  if (range === "*") return true;
  const ends = range.split("-");
  const isValue = (text: string) =>
    (/^\d{1,2}$/.test(text) && Number(text) >= from && Number(text) <= to) ||
    (names !== "" && names.split("|").includes(text.toUpperCase()));
  return (
    ends.length <= 2 &&
    ends.every((end) => isValue(name === "weekday" ? end.replace(/L$/, "") : end))
  );
}
