import type { ChartEdge } from "#domain/ask/chart.ts";
import type { Meaning } from "#domain/ask/meaning.ts";
import { floorPath } from "#domain/players/players.ts";
import { ASSISTS_PATH } from "#domain/plays/assists-query.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { lineupsPath } from "../compile/lineups.ts";
import type { LineupsFact } from "../lineups-fact.ts";
import type { Asking } from "../read/asking.ts";
import { playerMeant } from "../read/player-meant.ts";
import { inferred, joined, nameSegments, type Said, said } from "../restate/segments.ts";
import type { OnOffFact, Segment } from "../understanding.ts";
import { type TopicReading, topic } from "./topic.ts";

/** The teams and the players of a question, or the choice between the players of a name. */
function namedIn(meaning: Meaning, asking: Asking) {
  const names = meaning.parts.filter(({ category }) => category === "player");
  const meant = names.map((part) =>
    playerMeant(asking, part, part.value as readonly LinePlayer[], names.length > 1),
  );
  const choice = meant.find((one) => "kind" in one);
  if (choice !== undefined) return choice;
  const found = meant.flatMap((one) => ("kind" in one ? [] : [one]));
  return {
    teams: meaning.all("team"),
    players: found.map(({ player }) => player),
    namesakes: found.flatMap(({ namesakes }) => namesakes),
  };
}

/** Returns whether a question is of the running season: others are taken out of it before. */
function isOfNow(meaning: Meaning, { seasonNow }: Said): boolean {
  return (meaning.one("seasons")?.(seasonNow) ?? seasonNow.current) === seasonNow.current;
}

const ORDERS: Record<LineupsFact["order"], string> = {
  best: "best ",
  worst: "worst ",
  "most-used": "most used ",
};
const UNITS: Record<LineupsFact["of"], string> = { lineups: "lineups of five", pairs: "pairs" };
/** The categories that ask for the lineups with the most minutes. */
const USED = ["used", "minutes"];

/** Lineups and pairs: "best lineup", "lakers best five", "top duos". */
export const lineups = topic({
  words: `
unit=lineups: lineup(s), five(s), five man lineup(s), 5 man lineup(s)
unit=pairs: duo(s), pair(s), tandem(s), partner(s)
used: used, common, frequent, together
assists: assist(s), assisted, assisting
beside-floor: net, often, rating, total, bench, w, without, plus minus, differential
`,
  needs: "unit",
  takes:
    "season seasons used minutes rank stage assists beside-floor play team teams player least-minutes",
  read(meaning, { asking, said: context }) {
    const named = namedIn(meaning, asking);
    if ("kind" in named) return named;
    const of = meaning.one("unit") as LineupsFact["of"];
    if (named.players.length + named.teams.length > 1) return undefined;
    if (!isOfNow(meaning, context)) return undefined;
    const [[team], [player]] = [named.teams, named.players];
    const isOfOne = (team ?? player) !== undefined;
    if (meaning.has("assists") && !(of === "pairs" && player !== undefined)) return undefined;
    if (of === "lineups" && !isOfOne && !meaning.has("rank")) return undefined;
    const order = orderOf(meaning, of);
    const isOfPlayoffs = meaning.has("stage");
    const fact = {
      kind: "lineups",
      of,
      order,
      stage: isOfPlayoffs ? "playoffs" : "season",
      teamId: team?.id,
      playerId: player?.id,
      minutes: meaning.one("least-minutes"),
    } as const;
    const isSaid = meaning.has(...(order === "most-used" ? USED : ["rank"]));
    return {
      fact,
      namesakes: named.namesakes,
      needs: undefined,
      path: lineupsPath(fact, context.names.teams, context.seasonNow.current),
      readAs: joined([
        { text: ORDERS[order], isInferred: !isSaid },
        said(UNITS[of]),
        ...ofTeam(team?.fullName, context),
        ...nameAfter(" with ", player?.name, context),
        said(fact.minutes === undefined ? "" : `, at least ${fact.minutes} minutes together`),
        isOfPlayoffs ? said(", playoffs") : inferred(", regular season"),
      ]),
    };
  },
});

function orderOf(meaning: Meaning, of: LineupsFact["of"]): LineupsFact["order"] {
  const rank = meaning.one("rank");
  if (meaning.has(...USED)) return "most-used";
  if (rank === "worst") return "worst";
  // "lakers lineup" asks for the usual one.
  return of === "lineups" && rank !== "best" ? "most-used" : "best";
}

const WORDS: Record<OnOffFact["of"], string> = {
  assists: "most assists to one player",
  "assists-to": "most assists to ",
  "assists-by": "most assists to one player by ",
  "on-off": "on and off the floor",
};

/** Assists by passer and scorer: "who assists jokic most", "murray assists to jokic", "top assist duos". */
export const passes = topic({
  words: `
give: give(s), gave, given, feeds, hands
times: times
others: one player, another, another player, one teammate, another teammate
`,
  needs: "assists",
  takes: "season seasons unit give times others many rank team player",
  read(meaning, { asking, said: context }) {
    const named = namedIn(meaning, asking);
    if ("kind" in named) return named;
    const [[team], [player, scorer, third]] = [named.teams, named.players];
    if (!isOfNow(meaning, context)) return undefined;
    if (meaning.has("unit", "others")) {
      if (meaning.one("unit") === "lineups" || player !== undefined || named.teams.length > 1)
        return undefined;
      return readOf({ of: "assists", teamId: team?.id, playerId: undefined }, named, context);
    }
    if (team !== undefined || player === undefined || third !== undefined) return undefined;
    const of = scorer === undefined ? sideOfPass(meaning) : pairOf(meaning);
    const scorerId = scorer && { scorerId: scorer.id };
    return (
      of && readOf({ of, teamId: undefined, playerId: player.id, ...scorerId }, named, context)
    );
  },
});

/** Whether a player is the passer or the scorer. */
function sideOfPass(meaning: Meaning): OnOffFact["of"] | undefined {
  if (!meaning.has("who") || meaning.has("times")) return undefined;
  const at = meaning.placeOf("player");
  const isPasser =
    at <= meaning.placeOf("assists", "give") || /^(?:by|from)$/.test(wordBefore(at, meaning));
  return isPasser ? "assists-by" : "assists-to";
}

/** "how many times did murray assist jokic", "murray assists to jokic" */
function pairOf({ parts }: Meaning): OnOffFact["of"] | undefined {
  const isPlayer = ({ category }: ChartEdge) => category === "player";
  const between = parts.slice(parts.findIndex(isPlayer) + 1, parts.findLastIndex(isPlayer));
  const isPlain = between.every(({ category }) => category === "assists" || category === "to");
  const isOther = parts.some(
    ({ category, value }) => category === "by" || (category === "rank" && value === "best"),
  );
  // "jokic to murray assists" are the first one's, as are "jokic assists to murray".
  const isOrdered = between.length > 0;
  return isPlain && isOrdered && !isOther ? "assists-by" : undefined;
}

function wordBefore(at: number, { parts }: Meaning): string {
  return parts.find(({ to }) => to === at)?.category ?? "";
}

/** A player on and off the floor: "jokic on off", "nuggets with jokic off the court". */
export const onOff = topic({
  words: `
court: court, floor
`,
  needs: "on-off",
  takes: "season seasons team player beside-floor play",
  read(meaning, { asking, said: context }) {
    const named = namedIn(meaning, asking);
    if ("kind" in named) return named;
    const [[team, ...clubs], [player, ...others]] = [named.teams, named.players];
    const own = asking.vocabulary.data.totals.find(({ id }) => id === player?.id)?.teamId;
    const isOwn = team === undefined || team.id === own;
    if (!isOfNow(meaning, context)) return undefined;
    if (player === undefined || !isOwn || clubs.length + others.length > 0) return undefined;
    return readOf({ of: "on-off", teamId: undefined, playerId: player.id }, named, context);
  },
});

function readOf(
  fact: Omit<OnOffFact, "kind">,
  { namesakes }: Required<Pick<TopicReading, "namesakes">>,
  context: Said,
): TopicReading {
  const { of, teamId, playerId, scorerId } = fact;
  const { players, teams } = context.names;
  const team = teams.find(({ id }) => id === teamId);
  const nameOf = (id: string | undefined) => players.find((one) => one.id === id)?.name;
  const player = nameOf(playerId);
  const ofAll = team === undefined ? ASSISTS_PATH : `${ASSISTS_PATH}?team=${team.abbreviation}`;
  return {
    fact: { kind: "together", ...fact },
    namesakes,
    needs: { kind: "together" },
    path: player === undefined ? ofAll : floorPath(player),
    readAs: joined([
      said(scorerId === undefined ? WORDS[of] : "assists by "),
      ...ofTeam(team?.fullName, context),
      ...nameAfter(of === "on-off" ? ": " : "", player, context),
      ...nameAfter(" to ", nameOf(scorerId), context),
      inferred(", regular season"),
    ]),
  };
}

function ofTeam(name: string | undefined, context: Said): Segment[] {
  return nameAfter(" of the ", name, context);
}

function nameAfter(before: string, name: string | undefined, context: Said): Segment[] {
  return name === undefined ? [] : [said(before), ...nameSegments(name, context)];
}
