import { documentOf } from "../../../functions/proxy/resources.ts";
import { readUpstream } from "../../../functions/proxy/upstream-read.ts";
import { type Configuration, settingOf } from "./configuration.ts";
import { type Finding, warning, well } from "./finding.ts";
import { request } from "./request.ts";

/** Checks the optional sources of data beside the database. */
export async function lookAtSources(configuration: Configuration): Promise<Finding[]> {
  const found = await Promise.all([lookAtProxy(configuration), lookAtStats(configuration)]);
  return found.filter((finding) => finding !== undefined);
}

async function lookAtProxy(configuration: Configuration): Promise<Finding | undefined> {
  const upstream = settingOf(configuration, "PROXY_UPSTREAM");
  if (upstream === undefined || URL.parse(upstream)?.origin !== upstream) return undefined;
  const document = documentOf("scoreboard", new URLSearchParams());
  if (!document.ok) return undefined;
  const read = await readUpstream(upstream, document.value, { fetch });
  return read.ok
    ? well(`The proxy's upstream ${upstream} gives the scoreboard.`)
    : warning(
        `The proxy's upstream ${upstream} gives no scoreboard (${read.error.reason}).`,
        "Check PROXY_UPSTREAM; without it there is no proxy.",
      );
}

async function lookAtStats(configuration: Configuration): Promise<Finding | undefined> {
  const url = settingOf(configuration, "STATS_API_URL");
  if (url === undefined || !URL.canParse(url)) return undefined;
  const key = settingOf(configuration, "STATS_API_KEY");
  const answer = await request(`${url.replace(/\/+$/, "")}/teams?per_page=1`, {
    headers: key === undefined ? {} : { Authorization: key },
  });
  if (answer.kind === "answer" && answer.status === 200) {
    return well(`The stats API at ${url} answers.`);
  }
  const reason = answer.kind === "none" ? answer.reason : `status ${answer.status}`;
  return warning(
    `The stats API at ${url} does not give teams (${reason}).`,
    "Check STATS_API_URL and STATS_API_KEY; without them data is not refreshed.",
  );
}
