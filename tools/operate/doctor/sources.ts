import { scoreboardDay } from "#functions/data/sources/scoreboard/day.ts";
import { SCOREBOARD, SCOREBOARD_PATH } from "#functions/data/sources/scoreboard/scoreboard.ts";
import { documentOf } from "#functions/proxy/resources.ts";
import { readUpstream } from "#functions/proxy/upstream-read.ts";
import { type Configuration, settingOf } from "./configuration.ts";
import { type Finding, warning, well } from "./finding.ts";
import { request } from "./request.ts";

export const REFUSED_UPSTREAM =
  "The league's own host serves only its own pages; take PROXY_UPSTREAM out, or name another source. " +
  "Until then /api/proxy answers 502.";

/** Asks the proxy's upstream for the scoreboard. */
export async function lookAtProxy(configuration: Configuration): Promise<Finding[]> {
  const upstream = settingOf(configuration, "PROXY_UPSTREAM") ?? "";
  const document = documentOf("scoreboard", new URLSearchParams());
  if (URL.parse(upstream)?.origin !== upstream || !document.ok) return [];
  const read = await readUpstream(upstream, document.value, { fetch });
  const who = `The proxy's upstream ${upstream}`;
  if (read.ok) return [well(`${who} gives the scoreboard.`)];
  const { kind, reason } = read.error;
  return kind === "upstream-refused"
    ? [warning(`${who} refuses this machine (${reason}).`, REFUSED_UPSTREAM)]
    : [
        warning(
          `${who} gives no scoreboard (${reason}).`,
          "Check PROXY_UPSTREAM; without it there is no proxy.",
        ),
      ];
}

/** Asks for the scoreboard, which names the games whose plays are read. */
export async function lookAtPlays(configuration: Configuration): Promise<Finding[]> {
  const url = settingOf(configuration, "LIVE_PLAYS_URL") ?? "";
  if (!URL.canParse(url)) return [];
  const answer = await request(`${url.replace(/\/+$/, "")}/scoreboard/todaysScoreboard_00.json`);
  const status = answer.kind === "none" ? answer.reason : `status ${answer.status}`;
  const who = `The source of plays at ${url}`;
  if (status === "status 200") return [well(`${who} gives the scoreboard.`)];
  const isRefused = status === "status 401" || status === "status 403";
  return [
    warning(
      `${who} ${isRefused ? "refuses this machine" : "gives no scoreboard"} (${status}).`,
      "Check LIVE_PLAYS_URL; without it games in progress show their scores alone.",
    ),
  ];
}

/** Asks a keyless scoreboard for a day, and says what it is. */
export async function lookAtScoreboard(configuration: Configuration): Promise<Finding[]> {
  const url = settingOf(configuration, "RESULTS_SOURCE") ?? "";
  if (!URL.canParse(url)) return [];
  const answer = await request(`${url.replace(/\/+$/, "")}/${SCOREBOARD_PATH}/scoreboard`);
  const reason = answer.kind === "none" ? answer.reason : `status ${answer.status}`;
  const who = `The scoreboard at ${url}`;
  const isGood = answer.kind !== "none" && scoreboardDay(answer.body) !== null;
  if (reason !== "status 200" || !isGood) {
    const says = `${who} gives no games (${reason === "status 200" ? "another form" : reason}).`;
    return [warning(says, "Check RESULTS_SOURCE; until then nothing of it is refreshed.")];
  }
  const { requestsPerMinute, gives } = SCOREBOARD;
  return [
    well(`${who} answers, and gives ${gives.join(", ")}.`),
    well(
      "Nobody documents or promises it, and it may end any day: so it is asked " +
        `${requestsPerMinute} times a minute at most, and for a finished game once.`,
    ),
  ];
}

/** The resources that a refresh cannot do without. */
const RESOURCES = ["teams", "games"];
/** Brings the players' lines; without it a refresh brings results alone. */
const LINES = "stats";
/** Brings rosters; a refresh does without. */
const ROSTERS = "players/active";

/** Asks for a row of each resource: a plan may have one and not another. */
export async function lookAtStats(configuration: Configuration): Promise<Finding[]> {
  const url = settingOf(configuration, "STATS_API_URL") ?? "";
  const key = settingOf(configuration, "STATS_API_KEY");
  const root = URL.parse(url);
  // The findings on the settings say what is missing.
  if (root === null) return [];
  if (root.pathname === "/") {
    const says = `STATS_API_URL is ${url}, without the path of a version: there are no figures at its root.`;
    return [warning(says, "Write it as https://api.balldontlie.io/v1.")];
  }
  if (key === undefined) return [];
  const reasonOf = async (resource: string): Promise<string | undefined> => {
    const answer = await request(`${url.replace(/\/+$/, "")}/${resource}?per_page=1`, {
      headers: { Authorization: key },
    });
    if (answer.kind === "none") return answer.reason;
    const isPage = answer.status === 200 && answer.body === undefined;
    return isPage ? "no JSON" : answer.status === 200 ? undefined : `status ${answer.status}`;
  };
  for (const resource of RESOURCES) {
    const reason = await reasonOf(resource);
    if (reason === undefined) continue;
    const says = `The stats API at ${url} does not give ${resource} (${reason}).`;
    const mend =
      `Check STATS_API_URL, and whether STATS_API_KEY has ended or its plan lacks ${resource}: ` +
      "until then data is not refreshed.";
    return [warning(says, mend)];
  }
  const right = well(`The stats API at ${url} answers, and gives ${RESOURCES.join(", ")}.`);
  const [noLines, noRosters] = [await reasonOf(LINES), await reasonOf(ROSTERS)];
  return [
    right,
    noLines === undefined
      ? well(`It gives ${LINES}, too: box scores and players' figures follow it.`)
      : warning(
          `It does not give ${LINES} (${noLines}): results and standings follow it, players' figures do not.`,
          `A larger plan has ${LINES}; with it the next refreshes add the lines of the games that are there.`,
        ),
    noRosters === undefined
      ? well(`It gives ${ROSTERS}, too: rosters follow it.`)
      : warning(
          `It does not give ${ROSTERS} (${noRosters}): rosters follow the teams of new games alone.`,
          `A larger plan has ${ROSTERS}; without it trades show with a player's first game.`,
        ),
  ];
}
