import { isFeat, nameInSentence } from "#domain/figures/figures.ts";
import { playerPath } from "#domain/players/players.ts";
import { TRAIT_NAMES } from "#domain/query/conditions/conditions.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { teamPath } from "#domain/teams/team.ts";
import { type CareerFact, LAST_SEASON } from "../career-fact.ts";
import { seasonEnding } from "../read/past-season.ts";
import { type SlotName, type Slots, Stopped } from "../slots.ts";
import type { People } from "../understanding.ts";
import { yearsOf } from "./ages.ts";
import { isOfCareers } from "./careers.ts";
import { FIGURES_UNSAID } from "./compiled.ts";
import { fillsOnly, hasTrait, incomplete, requireOnly } from "./filled.ts";
import { averagedFact, fixturesFact, teamExtremeFact } from "./league-facts.ts";
import { type Plain, plainFact, plainPage, rosterFact } from "./plain.ts";
import { strictRange } from "./ranges.ts";
import { roundFact, topicFact } from "./topics.ts";

const PEOPLE: readonly SlotName[] = [...TRAIT_NAMES, "conf", "teams", "players", "loose"];

/** The fact or page that a question asks for; undefined for a query of games. */
export function compilePlain(slots: Slots): Plain | undefined {
  return (
    topicFact(slots) ??
    pastRecord(slots) ??
    pastFact(slots) ??
    fixturesFact(slots) ??
    averagedFact(slots) ??
    teamExtremeFact(slots) ??
    titleFact(slots) ??
    awardUnread(slots) ??
    listFact(slots) ??
    careerFact(slots) ??
    traitFact(slots) ??
    extremeFact(slots) ??
    peopleAsked(slots)
  );
}

/** "finals score" */
const OF_FINALS: readonly SlotName[] = [
  "round",
  "teams",
  "wins",
  "games",
  "playoffs",
  "scores",
  "measures",
];

function titleFact(slots: Slots): Plain | undefined {
  const isRound = slots.conditions.round === "finals" && fillsOnly(slots, ...OF_FINALS);
  if (!isRound && !slots.flags.has("finals")) return undefined;
  const reason = ASK_ADVICE.series;
  requireOnly(slots, reason, "finals", ...OF_FINALS);
  if (slots.teams.length > 0) incomplete(reason);
  return roundFact("finals");
}

/** Awards are a topic of their own; a question that is left here asks more of them than is known. */
function awardUnread({ award }: Slots): Plain | undefined {
  return award === undefined ? undefined : incomplete(ASK_ADVICE.award);
}

function careerFact(slots: Slots): Plain | undefined {
  if (!slots.flags.has("career")) return undefined;
  const [player] = slots.players;
  const reason = ASK_ADVICE.career;
  const { stage } = slots;
  requireOnly(
    slots,
    reason,
    "career",
    "players",
    "measures",
    "unit",
    "averaging",
    "games",
    "playoffs",
  );
  if (player === undefined || slots.players.length > 1) return incomplete(reason);
  const [figure = slots.nouns.has("games") ? "gp" : undefined, ...others] = slots.measures;
  if (figure === undefined)
    return plainPage(playerPath(player.name), `The career of ${player.name}`);
  if (!isOfCareers(figure)) return incomplete(ASK_ADVICE.notOfCareers(nameInSentence(figure)));
  const isKept = slots.unit !== "game" && slots.unit !== "per36";
  if (others.length > 0 || !isKept) return incomplete(reason);
  const isAverage = slots.unit === "average" || slots.flags.has("averaging");
  return ofCareerFact(player, {
    stage: stage === "playoffs" ? stage : "season",
    figures: [figure],
    per: isAverage ? "average" : "total",
    season: undefined,
  });
}

/** Compiles "lakers 2019 record". */
function pastRecord(slots: Slots): Plain | undefined {
  const { past, teams } = slots;
  const [team] = teams;
  const isPlain = fillsOnly(slots, "teams", "past", "record", "wins", "games");
  if (past === undefined || team === undefined || teams.length > 1 || !isPlain) return undefined;
  const { id } = team;
  return plainFact(
    { kind: "past-record", teamId: id, year: past.year },
    `${teamPath(team)}/history`,
    {
      kind: "franchise",
      teamId: id,
    },
  );
}

/** Compiles "lebron stats 2019"; of players' other seasons, the data has only their totals. */
function pastFact(slots: Slots): Plain | undefined {
  const { past } = slots;
  if (past === undefined) return undefined;
  const found = seasonFact(slots, past.year);
  if (found === undefined)
    throw new Stopped({ kind: "part", from: past.from, to: past.to, cause: "season" });
  return found;
}

/**
 * Compiles a question for the figures of one player in the season that ended in `year`, or in the last
 * one that he played; undefined for all other questions.
 */
export function seasonFact(slots: Slots, year: number | undefined): Plain | undefined {
  const { players, measures, unit, flags, stage = "season" } = slots;
  const [player] = players;
  const figures = measures.length > 0 ? measures : flags.has("count") ? ["gp"] : FIGURES_UNSAID;
  const isPlain = fillsOnly(slots, ...PAST) && unit !== "game" && unit !== "per36";
  if (player === undefined || players.length > 1 || !isPlain || !figures.every(isOfCareers))
    return undefined;
  const isTotal = unit === "total" || flags.has("count") || figures.includes("gp");
  const per = isTotal && unit !== "average" ? "total" : "average";
  const season = year === undefined ? LAST_SEASON : seasonEnding(year);
  return stage === "season" || stage === "playoffs"
    ? ofCareerFact(player, { stage, figures, per, season })
    : undefined;
}

function ofCareerFact(
  { id, name }: LinePlayer,
  asked: Pick<CareerFact, "stage" | "figures" | "per" | "season">,
): Plain {
  const players = [{ id, name }];
  return plainFact(
    { kind: "career", of: "figures", players, club: undefined, least: undefined, ...asked },
    playerPath(name),
    { kind: "careers", playerIds: [id] },
  );
}

const TOLD: readonly SlotName[] = ["players", "measures", "unit", "stats", "averaging", "scores"];
const PAST: readonly SlotName[] = [...TOLD, "past", "playoffs", "games"];
const LISTED: readonly SlotName[] = [...TOLD, "list", "rank", "place"];

/**
 * Compiles "points in the paint leaders" and "jokic usage rate": figures that only published lists
 * have, not queries.
 */
function listFact(slots: Slots): Plain | undefined {
  const { players, measures, nouns, unit, rank } = slots;
  const isOfPlayers = players.length > 0 || nouns.has("players");
  const [measure = ""] = measures;
  // Published lists have the ratings of players; queries have those of teams.
  const isRating = isOfPlayers && measure.endsWith("rtg");
  const rating = `advanced/${nameInSentence(measure).replace(" ", "-")}`;
  const path = slots.list ?? (isRating ? rating : undefined);
  if (path === undefined) return undefined;
  const reason = ASK_ADVICE.leaders;
  requireOnly(slots, reason, ...LISTED);
  const isSaid = slots.list === undefined || measures.every((key) => key === "pts");
  const isDown = rank === "fewest" || rank === "worst";
  const isPerGame = unit === undefined || unit === "average";
  if (!isSaid || measures.length > 1 || players.length > 1 || isDown || !isPerGame)
    return incomplete(reason);
  const playerId = players[0]?.id;
  return plainFact({ kind: "list", path, playerId }, `/nba/leaders/${path}`, { kind: "ratings" });
}

const IS_WHERE = /^where (?:is|did|does)\b.* (?:go|now)$/i;

function traitFact(slots: Slots): Plain | undefined {
  const { players, flags } = slots;
  const isDraft = flags.has("draft") && slots.conditions.draft === undefined;
  // "where did ja morant go", "luka team"
  const isOfTeam =
    players.length === 1 &&
    (slots.nouns.has("teams") || IS_WHERE.test(slots.text)) &&
    fillsOnly(slots, "players", "teams");
  const trait = slots.trait ?? (isDraft ? "draft" : isOfTeam ? "team" : undefined);
  if (trait === undefined) return undefined;
  const [player] = players;
  const [club] = slots.teams;
  // "who plays for the hornets"
  const isOfClub = trait === "team" && player === undefined;
  if (isOfClub && club !== undefined && fillsOnly(slots, "trait", "teams", "players"))
    return rosterFact(club);
  const reason = ASK_ADVICE.trait;
  const noun: readonly SlotName[] = trait === "team" ? ["teams"] : [];
  requireOnly(slots, reason, "trait", "players", "draft", "when", "he", ...noun);
  if (club !== undefined) return incomplete(reason);
  if (player === undefined || players.length > 1) return incomplete(reason);
  const needs = trait === "age" ? ({ kind: "today" } as const) : undefined;
  return plainFact({ kind: "trait", trait, playerId: player.id }, playerPath(player.name), needs);
}

/** Figures that are 0 or 1 in a single game. */
function extremeFact(slots: Slots): Plain | undefined {
  const { extreme } = slots;
  const { starter } = slots.conditions;
  if (extreme === undefined) return undefined;
  const reason = ASK_ADVICE.oldest;
  requireOnly(
    slots,
    reason,
    ...PEOPLE,
    "extreme",
    "ranges",
    "measures",
    "draft",
    "games",
    "starter",
    "unit",
  );
  if (slots.loose.length > 0 || slots.players.length > 0) return incomplete(reason);
  if (!slots.measures.every(isFeat) || starter === false) return incomplete(reason);
  if (slots.ranges.some(({ of }) => of !== "game")) return incomplete(reason);
  const figures = [
    ...slots.ranges.map(({ figure, range, isOpen }) => ({
      figure,
      range: strictRange(figure, range, isOpen),
    })),
    ...slots.measures.map((figure) => ({ figure, range: { min: 1, max: 1 } })),
  ];
  const people = peopleOf(slots);
  const games: Query | undefined =
    figures.length === 0 && starter === undefined
      ? undefined
      : completeQuery({
          season: slots.seasonNow.current,
          rows: "players",
          figures,
          conditions: {
            ...(starter && { starter }),
            ...(people.team && { team: people.team }),
            ...(people.conf && { conf: people.conf }),
          },
        });
  const { trait, most } = extreme;
  return plainFact({ kind: "extreme", trait, most, people, games });
}

const ROSTER: readonly SlotName[] = ["draft", "page"];

function peopleAsked(slots: Slots): Plain | undefined {
  const isOfRoster = slots.page === "roster" && slots.teams.length === 1;
  if (slots.page !== undefined && !isOfRoster) return undefined;
  const isAsked = slots.nouns.has("players") || hasTrait(slots);
  if (!isAsked || slots.players.length > 0 || !fillsOnly(slots, ...PEOPLE, ...ROSTER))
    return undefined;
  if (slots.teams.length > 1 || slots.loose.length > 1) return undefined;
  const [team] = slots.teams;
  const found = peopleOf(slots);
  if (Object.keys(found).length === 0) return plainPage("/nba/players/page/1", "All players");
  // Those who played for a team this season are not its roster.
  if (team !== undefined && /\bplayed for\b/i.test(slots.text)) return undefined;
  if (team !== undefined && Object.keys(found).length === 1) return rosterFact(team);
  return plainFact({ kind: "people", people: found });
}

function peopleOf({ conditions, teams, loose }: Slots): People {
  const [team] = teams;
  const [years] = loose;
  const given = {
    team: team?.abbreviation,
    ...Object.fromEntries(
      ["conf" as const, ...TRAIT_NAMES].map((name) => [name, conditions[name]]),
    ),
    ...(years !== undefined && { age: conditions.age ?? yearsOf(years) }),
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as People;
}
