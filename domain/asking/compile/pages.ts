import { formatUpdated } from "#domain/dates.ts";
import { playerPath } from "#domain/players/players.ts";
import { listed } from "#domain/printing/listed.ts";
import { queryParameters } from "#domain/query/address.ts";
import { completeQuery } from "#domain/query/query.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { SlotName, Slots } from "../slots.ts";
import { fillsOnly, hasTrait, incomplete, requireOnly } from "./filled.ts";
import { historyOf, type Plain, plainPage, rosterPage } from "./plain.ts";

/** The page of the site that answers the whole question; undefined for a query. */
export function compilePage(slots: Slots, season: string): Plain | undefined {
  return namedPage(slots) ?? standings(slots) ?? comparison(slots, season) ?? subject(slots);
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
  if (name === "roster" && team !== undefined) return rosterPage(team);
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

/** Compiles "who leads the east" and "standings". */
function standings(slots: Slots): Plain | undefined {
  const { page: name, rank, conditions, nth } = slots;
  const { conf } = conditions;
  const isFirst = rank === "best" || nth === 1;
  const isLead = isFirst && conf !== undefined && fillsOnly(slots, "rank", "nth", "conf");
  if (name !== "standings" && !isLead) return undefined;
  const { from, to } = conditions;
  const isOfDay = from !== undefined && from === to;
  requireOnly(slots, ASK_ADVICE.justThePage, ...OF_STANDINGS);
  if (slots.teams.length > 0) return incomplete(ASK_ADVICE.recordOrStandings);
  if (from !== to) return incomplete(ASK_ADVICE.justThePage);
  const [on, when] = isOfDay ? [`?on=${from}`, ` on ${formatUpdated(from)}`] : ["", ""];
  return conf === undefined
    ? plainPage(`/nba/standings${on}`, `The standings${when}`)
    : plainPage(
        `/nba/standings/${conf}${on}`,
        `The standings of the ${conf === "east" ? "East" : "West"}${when}`,
      );
}

const OF_STANDINGS: readonly SlotName[] = [
  "page",
  "rank",
  "nth",
  "conf",
  "record",
  "teams",
  "from",
  "to",
];

const MOST_COMPARED = 4;
const SHARED: readonly SlotName[] = ["where", "result", "month", "from", "to", "last"];

function comparison(slots: Slots, season: string): Plain | undefined {
  const { players, teams, vs, flags, conditions } = slots;
  const compared = vs === undefined ? players : [...players, vs];
  const isOfPlayers = compared.length > 1 && teams.length === 0;
  // "jokic vs doncic" is a comparison, "jokic vs doncic games" those in which they met.
  const isPlain = flags.has("versus") && fillsOnly(slots, "players", "vs", "versus");
  if (vs !== undefined && !flags.has("compare") && compared.length === 2 && !isPlain)
    return undefined;
  const isAsked = flags.has("compare") || (isOfPlayers && !flags.has("when"));
  if (!isAsked) return undefined;
  const clubs = [...teams, ...(slots.opp ? [slots.opp] : [])];
  const names = isOfPlayers
    ? compared.map(({ id }) => id)
    : clubs.map(({ abbreviation }) => abbreviation);
  if (names.length < 2 || names.length > MOST_COMPARED)
    return incomplete(ASK_ADVICE.compared(MOST_COMPARED));
  requireOnly(slots, ASK_ADVICE.allFigures, ...COMPARABLE, ...SHARED);
  const kind = isOfPlayers ? "players" : "teams";
  // "luka and lebron vs celtics"
  const against = isOfPlayers && slots.opp ? { opp: slots.opp.abbreviation } : {};
  const query = completeQuery({
    season,
    rows: kind,
    conditions: { ...conditions, ...against },
    stage: slots.stage,
  });
  const params = [...queryParameters(query)].filter(([name]) => !["rows", "sort"].includes(name));
  const search = new URLSearchParams([[kind, names.join(",")], ...params]);
  const titled = isOfPlayers
    ? compared.map(({ name }) => name)
    : clubs.map(({ name }) => `the ${name}`);
  return plainPage(`/nba/compare?${search}`.replaceAll("%2C", ","), `${listed(titled)} compared`);
}

const COMPARABLE: readonly SlotName[] = [
  "players",
  "teams",
  "opp",
  "vs",
  "versus",
  "compare",
  "measures",
  "stats",
  "unit",
  "averaging",
  "playoffs",
];

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
