import { TRAIT_NAMES } from "#domain/query/conditions/conditions.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { teamPath } from "#domain/teams/team.ts";
import { isUpcoming } from "../read/upcoming.ts";
import type { SlotName, Slots } from "../slots.ts";
import { readingOf } from "../understanding.ts";
import { conditionsOf, queryFor, subjectOf } from "./compiled.ts";
import { fillsOnly, incomplete, requireOnly } from "./filled.ts";
import { type Plain, plainFact } from "./plain.ts";

/** Compiles "christmas games 2026": the fixtures of a day of the upcoming season. */
export function fixturesFact(slots: Slots): Plain | undefined {
  const { teams, page } = slots;
  const { from, to } = aheadOf(slots);
  if (![from, to].some((day) => day !== undefined && isUpcoming(day, slots.seasonNow)))
    return undefined;
  const reason = ASK_ADVICE.fixturesOnly;
  requireOnly(slots, reason, "from", "to", "games", "page", "teams", "scores", "measures");
  const [team] = teams;
  const isSchedule = page === undefined || page === "schedule";
  if (from === undefined || from !== to || teams.length > 1 || !isSchedule)
    return incomplete(reason);
  return plainFact(
    { kind: "fixtures", day: from, teamId: team?.id },
    team && `${teamPath(team)}/games`,
    { kind: "fixtures" },
  );
}

/** "lakers home games in december": those that were played, or those to come. */
export function monthAsked(slots: Slots): Plain | undefined {
  const { text, teams, conditions } = slots;
  const isPlain = fillsOnly(slots, "teams", "games", "where", "month");
  const isOfMonth = teams.length === 1 && conditions.month?.length === 1;
  if (!isPlain || !isOfMonth || !/\bgames\b/i.test(text) || /\d{4}|season/i.test(text))
    return undefined;
  return {
    kind: "choice",
    name: text,
    of: "readings",
    choices: [
      readingOf("The record in those played", `${text} record`),
      readingOf("Those to come", `${text} schedule`),
    ],
  };
}

/** "knicks christmas game", "what games are on christmas": said of a holiday ahead. */
const OF_HOLIDAY =
  /^\S+ (?:\S+ )?(?:christmas|xmas)(?: day)? game$|\bgames are on (?:christmas|xmas)\b/i;

/** Days that are said to be of a year, or have another date in each. */
const OF_A_YEAR = /\d{4}|mlk|martin|thanksgiving|opening|final|last/i;

/**
 * The days of a question, which "who plays on christmas" and "knicks christmas game" mean in the season
 * to come.
 */
function aheadOf(slots: Slots): Pick<Slots["conditions"], "from" | "to"> {
  const { conditions, text } = slots;
  const { from, to } = conditions;
  const isOfGames = slots.nouns.has("games") && fillsOnly(slots, "from", "to", "games", "teams");
  const isOpen = /^who (?:do|does|plays?)\b/i.test(text) || (isOfGames && OF_HOLIDAY.test(text));
  const isAhead = isOpen && !OF_A_YEAR.test(text);
  if (from === undefined || from !== to || !isAhead) return conditions;
  if (slots.seasonNow.schedule.season <= slots.seasonNow.current) return conditions;
  const day = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
  return isUpcoming(day, slots.seasonNow) ? { from: day, to: day } : conditions;
}

const AVERAGED: readonly SlotName[] = [
  "averaging",
  "measures",
  "players",
  "teams",
  "unit",
  "playoffs",
  "he",
  "games",
  "where",
  "result",
  "month",
  "from",
  "to",
  "opp",
  "last",
  "conf",
  "starter",
  ...TRAIT_NAMES,
];

/** Compiles "did jokic average a triple double" and "who averaged a double double". */
export function averagedFact(slots: Slots): Plain | undefined {
  const { flags, measures, ranges, rank, players } = slots;
  const [feat] = measures;
  const isFeat = (feat === "dd" || feat === "td") && measures.length === 1 && ranges.length === 0;
  if (!flags.has("averaging") || !isFeat || rank !== undefined) return undefined;
  const reason = ASK_ADVICE.whoAveraged;
  requireOnly(slots, reason, ...AVERAGED);
  // "how many triple doubles does jokic average"
  if (players.length > 1 || (players.length === 1 && flags.has("count"))) return incomplete(reason);
  const conditions = conditionsOf(slots, subjectOf(slots));
  const { query } = queryFor(slots, { rows: "players", conditions }, { kind: "list" });
  return plainFact({ kind: "averaged", feat, query });
}

/** Compiles "youngest team" and "lakers average age": the teams by the mean of a trait of their players. */
export function teamExtremeFact(slots: Slots): Plain | undefined {
  const { extreme, nouns, conditions, teams } = slots;
  const { trait: asked, unit, flags } = slots;
  const isMean = unit === "average" || flags.has("averaging");
  const [team] = teams;
  const isOfTeam = fillsOnly(slots, "teams", "trait", "unit", "averaging") && teams.length === 1;
  if (isMean && isOfTeam && (asked === "age" || asked === "height" || asked === "weight"))
    return plainFact(
      { kind: "team-extreme", trait: asked, most: true, conf: undefined, teamId: team?.id },
      team && `${teamPath(team)}/roster`,
    );
  if (extreme === undefined || !nouns.has("teams") || nouns.has("players")) return undefined;
  const reason = ASK_ADVICE.youngestTeam;
  requireOnly(slots, reason, "extreme", "teams", "conf");
  const { trait, most } = extreme;
  if (teams.length > 0 || trait === "service") return incomplete(reason);
  const { conf } = conditions;
  return plainFact({ kind: "team-extreme", trait, most, conf, teamId: undefined });
}
