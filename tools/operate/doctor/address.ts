import { configOf } from "../deploy/wrangler-config.ts";
import { type Configuration, nameInFile, settingOf, tableOf } from "./configuration.ts";
import { type Finding, missing, warning } from "./finding.ts";

const WORKERS_DEV = ".workers.dev";

/** Checks that a deployed Worker answers at `SITE_URL`, and at no second address. */
export function lookAtAddress(
  configuration: Configuration,
  options: { config: string | undefined },
): Finding[] {
  const { environment } = configuration;
  const host = URL.parse(settingOf(configuration, "SITE_URL") ?? "")?.hostname;
  if (environment === undefined || host === undefined) return [];
  const { routes = [], route, workers_dev } = configOf(nameInFile(configuration), options.config);
  const given = [...routes, ...(route === undefined ? [] : [route])].map((one) =>
    typeof one === "string" ? { pattern: one } : { custom_domain: false, ...one },
  );
  const domain = `routes = [{ pattern = "${host}", custom_domain = true }]`;
  const place = `${tableOf(configuration)} of wrangler.toml`;
  // wrangler switches workers.dev off beside routes unless told otherwise.
  const isOnWorkersDev = workers_dev ?? given.length === 0;
  const findings: Finding[] = [];
  if (host.endsWith(WORKERS_DEV) && !isOnWorkersDev) {
    findings.push(
      missing(
        `SITE_URL is ${host}, where a Worker with routes does not answer: nobody reaches the site there.`,
        "Set SITE_URL to the address of the route.",
      ),
    );
  }
  if (!host.endsWith(WORKERS_DEV) && !given.some(({ pattern }) => hostOf(pattern) === host)) {
    findings.push(
      missing(
        `SITE_URL is on ${host}, but no route leads there: the Worker answers at workers.dev only, ` +
          "and nobody can sign in there.",
        `Add \`${domain}\` under ${place}; the domain's zone must be in the same Cloudflare account.`,
      ),
    );
  }
  if (given.length > 0 && workers_dev === true) {
    findings.push(
      warning(
        "workers_dev is true beside routes: the site also answers at workers.dev, where the Cache " +
          "API has no effect and nobody can sign in.",
        `Take \`workers_dev\` out of ${place}.`,
      ),
    );
  }
  for (const { pattern, ...rest } of given) {
    if (hostOf(pattern) !== pattern || ("custom_domain" in rest && rest.custom_domain)) continue;
    findings.push(
      missing(
        `The route \`${pattern}\` is one page of the domain: every other address leads elsewhere.`,
        `Write \`${domain}\`, or the pattern \`${pattern}/*\` with its zone_name.`,
      ),
    );
  }
  return findings;
}

/** The host of a route's pattern, which has no scheme. */
function hostOf(pattern: string): string {
  return pattern.split("/")[0] ?? "";
}
