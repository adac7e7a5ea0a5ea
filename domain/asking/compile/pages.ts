import { formatUpdated } from "#domain/dates.ts";
import { playerPath } from "#domain/players/players.ts";
import { capital } from "#domain/printing/capital.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { Slots } from "../slots.ts";
import { fillsOnly, hasTrait, incomplete, requireOnly } from "./filled.ts";
import { historyOf, type Plain, plainPage, rosterFact } from "./plain.ts";

/** The page of the site that answers the whole question; undefined for a query. */
export function compilePage(slots: Slots): Plain | undefined {
  return namedPage(slots) ?? standings(slots) ?? subject(slots);
}

function namedPage(slots: Slots): Plain | undefined {
  const { page: name, conditions } = slots;
  if (name === undefined) return undefined;
  const [team] = slots.teams;
  const [player] = slots.players;
  const [figure] = slots.measures;
  if (name === "glossary" && figure !== undefined)
    return plainPage("/nba/glossary", "What the figures mean");
  // "players on the spurs roster from outside the us" are some of it.
  if (name === "roster" && hasTrait(slots) && team !== undefined) return undefined;
  if (name === "bracket") return plainPage("/nba/playoffs", "The playoffs");
  if (name === "standings" || slots.teams.length + slots.players.length > 1) return undefined;
  requireOnly(
    slots,
    ASK_ADVICE.justThePage,
    "page",
    "teams",
    "players",
    "games",
    "from",
    "to",
    "record",
  );
  if (name === "roster" && team !== undefined) return rosterFact(team);
  if (name === "history" && team !== undefined)
    return plainPage(`${teamPath(team)}/history`, historyOf(team));
  if ((name === "careerpage" || name === "history") && player !== undefined)
    return plainPage(playerPath(player.name), `The career of ${player.name}`);
  if (name === "schedule" && conditions.from !== undefined && conditions.from === conditions.to)
    return dayPage(conditions.from);
  const part = name === "schedule" ? "games" : name === "splits" ? "splits" : undefined;
  if (part === undefined) return incomplete(ASK_ADVICE.justThePage);
  if (team !== undefined)
    return plainPage(`${teamPath(team)}/${part}`, titleOf(part, `the ${team.fullName}`));
  if (player !== undefined)
    return plainPage(`${playerPath(player.name)}/${part}`, titleOf(part, player.name));
  return part === "games"
    ? plainPage("/nba/games", "The games")
    : incomplete(ASK_ADVICE.justThePage);
}

function dayPage(day: string): Plain {
  return plainPage(`/nba/games/${day}`, `The games of ${formatUpdated(day) ?? day}`);
}

function titleOf(part: string, of: string): string {
  return `The ${part} of ${of}`;
}

/** The standings as they were on a day. */
function standings(slots: Slots): Plain | undefined {
  const { page: name, conditions } = slots;
  if (name !== "standings") return undefined;
  const { conf, from, to } = conditions;
  requireOnly(slots, ASK_ADVICE.justThePage, "page", "conf", "from", "to", "teams");
  if (slots.teams.length > 0) return incomplete(ASK_ADVICE.recordOrStandings);
  if (from === undefined || from !== to) return incomplete(ASK_ADVICE.justThePage);
  const [path, of] = conf === undefined ? ["", ""] : [`/${conf}`, ` of the ${capital(conf)}`];
  return plainPage(
    `/nba/standings${path}?on=${from}`,
    `The standings${of} on ${formatUpdated(from)}`,
  );
}

/**
 * A question that is only a name leads to the page of that player or team; one that is only a day,
 * to its games.
 */
function subject(slots: Slots): Plain | undefined {
  const { players, teams, conditions } = slots;
  const [player] = players;
  const [team] = teams;
  // "how much does luka make" is no question for his page.
  const isOfSeason = slots.flags.has("season") || slots.stage === "season";
  const isOnlyName = fillsOnly(slots, "players") && !slots.flags.has("count") && !isOfSeason;
  if (player !== undefined && isOnlyName && players.length === 1)
    return plainPage(playerPath(player.name), player.name);
  if (team !== undefined && teams.length === 1) {
    // "who is on the spurs"
    if (fillsOnly(slots, "teams") && /^who.* on /i.test(slots.text)) return rosterFact(team);
    if (fillsOnly(slots, "teams") && !isOfSeason)
      return plainPage(teamPath(team), `The ${team.fullName}`);
    if (fillsOnly(slots, "teams", "stats") && slots.flags.has("stats"))
      return plainPage(`${teamPath(team)}/stats`, `The statistics of the ${team.fullName}`);
  }
  if (slots.stage === "playoffs" && fillsOnly(slots, "playoffs"))
    return plainPage("/nba/playoffs", "The playoffs");
  const { from, to } = conditions;
  // "scores on january 15"
  if (slots.flags.has("scores") && fillsOnly(slots, "scores", "measures", "from", "to", "games"))
    return from !== undefined && from === to ? dayPage(from) : plainPage("/nba/games", "The games");
  if (from !== undefined && from === to && fillsOnly(slots, "from", "to", "games"))
    return dayPage(from);
  if (
    fillsOnly(slots, "stats", "players", "teams") &&
    slots.flags.has("stats") &&
    player === undefined
  )
    return plainPage(
      slots.nouns.has("teams") ? "/nba/stats/teams" : "/nba/stats/players",
      "The season's statistics",
    );
  return undefined;
}
