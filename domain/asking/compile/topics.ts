import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { teamPath } from "#domain/teams/team.ts";
import { WHOM } from "../read/names.ts";
import type { SlotName, Slots } from "../slots.ts";
import type { ClubTopic, FactDocument } from "../understanding.ts";
import { fillsOnly, incomplete, requireOnly } from "./filled.ts";
import { type Plain, POSTSEASON, plainFact } from "./plain.ts";

/** The fact beside the figures that a question asks for: a coach, a seed, the Cup, a draft pick. */
export function topicFact(slots: Slots): Plain | undefined {
  return winnerFact(slots) ?? seriesFact(slots) ?? ofTopic(slots);
}

function ofTopic(slots: Slots): Plain | undefined {
  const { teams, conditions, topic } = slots;
  const [team] = teams;
  if (topic === undefined) return arenaAsked(slots);
  const reason = ASK_ADVICE.topic;
  if (topic === "cup") return incomplete(ASK_ADVICE.cup);
  if (topic === "titles") return incomplete(reason);
  if (topic === "seed") return seedFact(slots, conditions.conf);
  if (topic === "playoff-teams" || topic === "no-playoffs") {
    requireOnly(slots, reason, "topic", "teams", "playoffs");
    if (teams.length > 1) return incomplete(reason);
    const isMissed = topic === "no-playoffs";
    return plainFact(
      { kind: "playoff-teams", teamId: team?.id, isMissed },
      "/nba/playoffs",
      POSTSEASON,
    );
  }
  requireOnly(slots, reason, "topic", "teams", "count", "wins", ...GRAMMAR);
  if (team === undefined || teams.length > 1) return incomplete(reason);
  return clubFact(topic, team);
}

const SEEDS = 10;

/** "8 seed in the east", "first seed in the west", "who has the top seed" */
function seedFact(slots: Slots, conf: "east" | "west" | undefined): Plain {
  const { nth, loose, rank } = slots;
  const [number] = loose;
  const seed = nth ?? number?.range.min ?? (rank === "best" ? 1 : undefined);
  const given = [nth, number, rank].filter((one) => one !== undefined);
  requireOnly(slots, ASK_ADVICE.topic, ...OF_SEED);
  if (slots.teams.length > 0) return incomplete(ASK_ADVICE.topic);
  const isSeed = seed !== undefined && Number.isInteger(seed) && seed > 0 && seed <= SEEDS;
  if (!isSeed || given.length > 1 || loose.length > 1 || number?.isSaid)
    return incomplete(ASK_ADVICE.topic);
  return plainFact(
    { kind: "seed", conf, seed },
    conf ? `/nba/standings/${conf}` : "/nba/standings",
    POSTSEASON,
  );
}

const OF_SEED: readonly SlotName[] = [
  "topic",
  "place",
  "teams",
  "conf",
  "nth",
  "occasion",
  "loose",
  "rank",
  "wins",
];

/** Words of a question that its topic needs no more. */
const GRAMMAR: readonly SlotName[] = ["they", "place"];

function clubFact(topic: ClubTopic, team: Parameters<typeof teamPath>[0]): Plain {
  const needs: FactDocument = { kind: "franchise", teamId: team.id };
  return plainFact({ kind: "club", topic, teamId: team.id }, teamPath(team), needs);
}

/** "where do the celtics play their home games" */
function arenaAsked(slots: Slots): Plain | undefined {
  const { teams, conditions, text } = slots;
  const [team] = teams;
  const isPlace = /^where (?:do|does|is)\b/i.test(text) && (conditions.where ?? "home") === "home";
  if (!isPlace || team === undefined || teams.length > 1) return undefined;
  return fillsOnly(slots, "teams", "where", "games", "they") ? clubFact("arena", team) : undefined;
}

const PAST: readonly SlotName[] = ["past"];
/** The parts of "cup final score" and "who won the cup". */
const OF_CUP: readonly SlotName[] = [
  "topic",
  "cup-final",
  "wins",
  "finals",
  "games",
  "scores",
  "measures",
];

/** "who won the east", "nba cup winner" */
function winnerFact(slots: Slots): Plain | undefined {
  const { topic, conditions, wins, flags, past, text } = slots;
  const isWon = wins === "w" || flags.has("finals");
  // The Cup is won in December: that of 2025 belongs to 2025-26.
  const isOfYear =
    past?.year === yearOfSeason(slots.seasonNow.current) && /\b\d{4}(?![-/–\d])/.test(text);
  const isCup =
    (topic === "cup" || slots.stage === "cup-final") &&
    fillsOnly(slots, ...OF_CUP, ...(isOfYear ? PAST : []));
  if (isCup) return plainFact({ kind: "cup" }, "/nba/playoffs", POSTSEASON);
  const isOfRound = (conditions.round ?? "conference-finals") === "conference-finals";
  const { conf } = conditions;
  if (conf === undefined || !isWon || !isOfRound) return undefined;
  if (!fillsOnly(slots, "conf", "wins", "finals", "round", "playoffs")) return undefined;
  return roundFact("conference-finals", conf);
}

/** The winner of a round, by its series: "who won the finals", "who won the east". */
export function roundFact(round: keyof typeof ROUND_NUMBERS, conf?: "east" | "west"): Plain {
  const all = { teamId: undefined, otherId: undefined, length: undefined, isLost: false };
  return plainFact(
    { kind: "series", ...all, round: ROUND_NUMBERS[round], conf },
    "/nba/playoffs",
    POSTSEASON,
  );
}

const ROUND_NUMBERS = { first: 1, semifinals: 2, "conference-finals": 3, finals: 4 } as const;

/** "knicks playoff run", "sweeps", "spurs vs thunder series", "who eliminated the lakers" */
function seriesFact(slots: Slots): Plain | undefined {
  const { teams, opp, flags, conditions, text, page } = slots;
  const [team, other = opp] = teams;
  const { round, conf } = conditions;
  const length = lengthOfSeries(slots);
  const isOfAll =
    team === undefined &&
    (flags.has("sweep") || (flags.has("series") && (length ?? round) !== undefined));
  const isWhom = flags.has("whom") || WHOM.test(text);
  const isAsked =
    (flags.has("series") && (other ?? length) !== undefined) ||
    flags.has("path") ||
    flags.has("sweep") ||
    flags.has("eliminated") ||
    (page === "schedule" && round !== undefined && other !== undefined) ||
    (isWhom && other === undefined && (round !== undefined || isOfPlayoffs(slots)));
  if (!(isOfAll || (isAsked && team !== undefined)) || teams.length > 2) return undefined;
  requireOnly(slots, ASK_ADVICE.series, ...OF_SERIES);
  const asked = {
    teamId: team?.id,
    otherId: other?.id,
    round: round && ROUND_NUMBERS[round],
    conf,
    length,
    isLost: flags.has("eliminated") || (isWhom && slots.wins === "l"),
  };
  return plainFact({ kind: "series", ...asked }, "/nba/playoffs", POSTSEASON);
}

/** "who did the thunder lose to in the playoffs" */
function isOfPlayoffs(slots: Slots): boolean {
  return slots.stage === "playoffs" && fillsOnly(slots, ...OF_SERIES);
}

/** The number of games of "which series went 7 games" and of sweeps. */
function lengthOfSeries({ flags, loose }: Slots): number | undefined {
  const [games, ...others] = loose;
  if (flags.has("sweep")) return loose.length === 0 ? SWEEP : incomplete(ASK_ADVICE.series);
  if (games === undefined || !flags.has("series")) return undefined;
  const { min } = games.range;
  const isLength = !games.isSaid && min >= SWEEP && min <= LONGEST_SERIES;
  return isLength && others.length === 0 ? min : incomplete(ASK_ADVICE.series);
}

const SWEEP = 4;
const LONGEST_SERIES = 7;

const OF_SERIES: readonly SlotName[] = [
  "loose",
  "games",
  "path",
  "sweep",
  "teams",
  "opp",
  "round",
  "conf",
  "playoffs",
  "series",
  "eliminated",
  "whom",
  "versus",
  "record",
  "wins",
  "scores",
  "measures",
  "page",
];
