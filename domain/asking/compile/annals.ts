import { figureOf, isCount, nameInSentence } from "#domain/figures/figures.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import type { AnnalsFact } from "../annals-fact.ts";
import { type SlotName, type Slots, Stopped } from "../slots.ts";
import { readingOf } from "../understanding.ts";
import { isOfCareers } from "./careers.ts";
import { fillsOnly, incomplete, requireOnly } from "./filled.ts";
import type { Plain } from "./plain.ts";

const RING = "NBA Champion";

/** The fact over all players' careers or all teams' titles that a question asks for. */
export function annalsFact(slots: Slots): Plain | undefined {
  return champion(slots) ?? titles(slots) ?? winners(slots) ?? careerLeaders(slots);
}

function fact(fact: AnnalsFact, path: string): Plain {
  return { kind: "fact", fact, path, needs: { kind: "annals" } };
}

/** Compiles "who won the 2019 finals" and "champions last year". */
function champion(slots: Slots): Plain | undefined {
  const { past, award, flags, conditions, teams } = slots;
  const isTitle = flags.has("finals") || (conditions.round === "finals" && slots.wins === "w");
  if (past === undefined || !isTitle || award !== undefined) return undefined;
  if (teams.length > 0) return undefined;
  requireOnly(slots, ASK_ADVICE.pastAward, "past", "finals", "round", "wins", "playoffs", "games");
  return fact({ kind: "annals", of: "champion", year: yearOf(past, slots) }, "/nba/seasons");
}

/** The year of a season that has ended. */
function yearOf({ year, from, to }: NonNullable<Slots["past"]>, slots: Slots): number {
  if (year > yearOfSeason(slots.seasonNow.current))
    throw new Stopped({ kind: "part", from, to, cause: "season" });
  return year;
}

/** Compiles "teams with most titles"; "who has the most titles" may mean a player. */
function titles(slots: Slots): Plain | undefined {
  const { topic, flags, rank, nouns, players, teams, text } = slots;
  const isTitle = topic === "titles" || flags.has("finals");
  const isPlain = fillsOnly(slots, "topic", "finals", "rank", "teams", "wins");
  if (!isTitle || rank !== "most" || players.length + teams.length > 0 || !isPlain)
    return undefined;
  if (nouns.has("teams") || /\bfranchise\b/i.test(text))
    return fact({ kind: "annals", of: "titles" }, "/nba/seasons");
  if (flags.has("current") || /\bring/i.test(text)) return undefined;
  return {
    kind: "choice",
    name: "titles",
    of: "readings",
    choices: [
      readingOf("Teams by their titles", "teams with the most titles"),
      readingOf("Players by their rings", "players with the most rings"),
    ],
  };
}

const OF_AWARDS: readonly SlotName[] = ["award", "topic", "finals", "wins", "players", "career"];

/** Compiles "who won mvp in 2019", "past mvps" and "most rings among active players". */
function winners(slots: Slots): Plain | undefined {
  const { past, rank, occasion, loose, players, teams, text, flags } = slots;
  const award = awardAsked(slots);
  if (award === undefined || players.length + teams.length + loose.length > 0) return undefined;
  if (past !== undefined) {
    requireOnly(slots, ASK_ADVICE.pastAward, ...OF_AWARDS, "past", "games", "playoffs", "round");
    if (/\bCoach\b/.test(award)) return incomplete(ASK_ADVICE.pastAward);
    return fact(
      { kind: "annals", of: "winners", award, year: yearOf(past, slots) },
      "/nba/seasons",
    );
  }
  const isOfPast = occasion === "last" && /\b(?:past|previous)\b/i.test(text);
  // "current mvps" are all of them, "who is the current mvp" is one.
  const isOfAll = flags.has("current") && rank === undefined && !/^who(?: i|'|’)?s\b/i.test(text);
  if (isOfPast || isOfAll || flags.has("former") || /\bwinners\b/i.test(text)) {
    requireOnly(slots, ASK_ADVICE.award, ...OF_AWARDS, "occasion", "former");
    return fact({ kind: "annals", of: "winners", award, year: undefined }, "/nba/seasons");
  }
  if (rank !== "most") return undefined;
  // "most sixth man of the year awards"
  const awards: SlotName[] = slots.page === "careerpage" ? ["page"] : [];
  requireOnly(slots, ASK_ADVICE.award, ...OF_AWARDS, ...awards, "rank", "games");
  return fact({ kind: "annals", of: "most-honoured", award }, "/nba/players/page/1");
}

/** The award that a question names; players' titles are rings. */
export function awardAsked(slots: Slots): string | undefined {
  const { award, topic, flags, nouns, text, conditions } = slots;
  const isTitle = topic === "titles" || flags.has("finals");
  const isOfPlayers = nouns.has("players") || flags.has("current") || /\bring/i.test(text);
  if (award === "Most Valuable Player" && conditions.round === "finals") return "Finals MVP";
  return award ?? (isTitle && isOfPlayers && !nouns.has("teams") ? RING : undefined);
}

/** Compiles "most career points among active players". */
function careerLeaders(slots: Slots): Plain | undefined {
  const { flags, players, teams, measures, rank, unit, text, stage } = slots;
  const isActive = flags.has("current") && /\bleaders?\b/i.test(text);
  const isCareer = flags.has("career") && (flags.has("current") || rank !== undefined);
  if (!(isActive || isCareer) || players.length + teams.length > 0) return undefined;
  const isOfGames = measures.length === 0 && slots.nouns.has("games");
  const [figure = isOfGames ? "gp" : undefined, ...others] = measures;
  if (figure === undefined || others.length > 0) return undefined;
  const known = figureOf(figure);
  if (!isOfCareers(figure) && !flags.has("current")) return undefined;
  if (!isOfCareers(figure)) return incomplete(ASK_ADVICE.notOfCareers(nameInSentence(figure)));
  const isSum = figure === "gp" || (known !== undefined && isCount(known));
  const isMean = unit === "average" && figure !== "gp";
  const isTotal = unit === undefined || unit === "total";
  requireOnly(slots, ASK_ADVICE.careerLeaders, ...OF_LEADERS);
  if (!isSum || !(isTotal || isMean) || rank === "fewest" || rank === "worst")
    return incomplete(ASK_ADVICE.careerLeaders);
  const of = stage === "playoffs" ? stage : "season";
  const per = isMean ? "average" : "total";
  return fact({ kind: "annals", of: "career-leaders", figure, stage: of, per }, "/nba/leaders");
}

const OF_LEADERS: readonly SlotName[] = [
  "career",
  "measures",
  "rank",
  "unit",
  "players",
  "games",
  "playoffs",
  "list",
];
