import { figureOf } from "#domain/figures/figures.ts";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leaderList } from "#domain/leaders/leader-lists.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { ordinalInWords } from "#domain/printing/ordinals.ts";
import { printedScore } from "#domain/printing/records.ts";
import { playerSeason } from "#domain/query/engine/official.ts";
import { placeAmong, placeOfPlayer, seasonValue } from "#domain/query/engine/ranks.ts";
import type { PlayerRatings, SeasonRatings, SeasonTotals } from "#domain/season/facts.ts";
import { figure, percentage, quotient } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { Stat } from "#domain/teams/team.ts";
import { type PrintedPlace, printedPlace } from "../leaders/ranked-stats.ts";

/** A figure of a player's season with its rank. */
export interface SeasonFigure extends Stat {
  /** Undefined for a figure in which he does not qualify. */
  place: PrintedPlace | undefined;
}

/** A player's season in figures. */
export interface SeasonLine {
  /** "33.5 points, 7.7 rebounds and 8.3 assists a game". */
  averages: string;
  /** "First in the league in points (33.5), third in assists (8.3)", or else his figures. */
  places: string;
  /** "the Lakers went 45–19 with him"; "" without a team. */
  record: string;
  /** "64 games, 8 triple-doubles." */
  note: string;
  figures: SeasonFigure[];
  /** How many of the figures have no place. */
  unplaced: "none" | "some" | "all";
}

const SHOWN = [
  "pts",
  "reb",
  "ast",
  "stl",
  "blk",
  "tov",
  "ts",
  "fgpct",
  "fg3pct",
  "ftpct",
  "usage",
  "pm",
  "ortg",
  "drtg",
  "min",
];

/** The names of figures in the sentence about a player's ranks. */
const SENTENCE_NAMES: readonly (readonly [key: string, name: string])[] = [
  ["pts", "scoring"],
  ["reb", "rebounds"],
  ["ast", "assists"],
  ["stl", "steals"],
  ["blk", "blocks"],
  ["ts", "true shooting"],
  ["fgpct", "field goal percentage"],
  ["fg3pct", "three-point percentage"],
  ["ftpct", "free throw percentage"],
];

/** The ranks that the sentence names, unless many players share the figure. */
const TOP = 10;
const TOP_SHARE = 80;
/** The limit of ranks in the sentence. */
const MOST_NAMED = 3;

/** The season of a player from his official totals; undefined for a player without a game. */
export function seasonLine(
  official: SeasonTotals | undefined,
  totals: readonly SeasonTotals[],
  ratings: readonly SeasonRatings[],
  teamNames: readonly string[],
): SeasonLine | undefined {
  if (official === undefined || official.games === 0) return undefined;
  const figures = SHOWN.flatMap((key) =>
    RATED[key]
      ? ratedFigure(RATED[key], official, totals, ratings)
      : (seasonFigure(key, official, totals) ?? []),
  );
  const placed = figures.filter(({ place }) => place !== undefined).length;
  return {
    averages: averagesInWords(official),
    places: placesInWords(official, totals),
    record: recordInWords(official, teamNames),
    note: noteOf(official),
    figures,
    unplaced: placed === 0 ? "all" : placed < figures.length ? "some" : "none",
  };
}

function seasonMean(key: string, official: SeasonTotals): number {
  const known = figureOf(key);
  return known === undefined ? Number.NaN : seasonValue(known, playerSeason(official));
}

function seasonFigure(
  key: string,
  official: SeasonTotals,
  totals: readonly SeasonTotals[],
): SeasonFigure | undefined {
  const label = figureOf(key)?.short ?? key;
  const value = seasonMean(key, official);
  // A percentage without attempts is a dash; an unknown plus-minus is left out.
  if (Number.isNaN(value) && key === "pm") return undefined;
  const found = placeOfPlayer(official.id, key, totals);
  const text = Number.isNaN(value) ? "-" : figure(value, 1);
  const printed = `${key === "pm" && value > 0 ? "+" : ""}${printedFigure(text)}`;
  return {
    label,
    value: printed,
    place: found?.kind === "ranked" ? printedPlace(found.place) : undefined,
  };
}

/** The figures of the official ratings, by the categories of their leaders' lists. */
const RATED: Readonly<Record<string, Rated>> = {
  usage: { label: "USG%", category: "Usage %", text: ({ usage }) => percentage(usage) },
  ortg: { label: "ORtg", category: "Offensive rating", text: (own) => figure(own.offensive, 1) },
  drtg: { label: "DRtg", category: "Defensive rating", text: (own) => figure(own.defensive, 1) },
};

interface Rated {
  label: string;
  category: string;
  text: (ratings: PlayerRatings) => string;
}

/** A figure of the official ratings, with the place on its leaders' list. */
function ratedFigure(
  { label, category, text }: Rated,
  { id }: SeasonTotals,
  totals: readonly SeasonTotals[],
  ratings: readonly SeasonRatings[],
): SeasonFigure[] {
  const rule = LEADER_RULES.find((rule) => rule.category === category);
  const own = ratings.find((rated) => rated.id === id);
  if (rule === undefined || own === undefined) return [];
  const { rows } = leaderList(rule, totals, ratings, { length: totals.length });
  const rank = rows.find(({ player }) => player.id === id)?.rank;
  // Equal figures share a rank, and the first rank is the best.
  const ranks = rows.map((row) => row.rank);
  const better = rule.least === true ? "fewer" : "more";
  return [
    {
      label,
      value: text(own.ratings),
      place:
        rank === undefined
          ? undefined
          : printedPlace({ ...placeAmong(rank, ranks, "fewer"), better }),
    },
  ];
}

function noteOf({ games, doubleDoubles, tripleDoubles }: SeasonTotals): string {
  const feat = (count: number, name: string) => (count === 0 ? [] : [counted(count, name)]);
  return `${[
    ...feat(games, "game"),
    ...feat(doubleDoubles, "double-double"),
    ...feat(tripleDoubles, "triple-double"),
  ].join(", ")}.`;
}

/** His best ranks, or else his figures. */
function placesInWords(official: SeasonTotals, totals: readonly SeasonTotals[]): string {
  const places = SENTENCE_NAMES.flatMap(([key, name]) => {
    const found = placeOfPlayer(official.id, key, totals);
    if (found?.kind !== "ranked" || found.place.rank > TOP) return [];
    if (found.place.percentile < TOP_SHARE) return [];
    const { rank, isShared } = found.place;
    const text = `${name} (${figure(seasonMean(key, official), 1)})`;
    return [
      { rank, words: isShared ? `tied for ${ordinalInWords(rank)}` : ordinalInWords(rank), text },
    ];
  })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_NAMED);
  const named = places.map(({ words, text }, at) =>
    at === 0 ? `${words} in the league in ${text}` : `${words} in ${text}`,
  );
  return capital(named.length > 0 ? listed(named) : averagesInWords(official));
}

function averagesInWords({ pts, reb, ast, games }: SeasonTotals): string {
  const [points, rebounds, assists] = [pts, reb, ast].map((sum) => quotient(sum, games, 1));
  return `${points} points, ${rebounds} rebounds and ${assists} assists a game`;
}

/** The record of his team, or teams, in his games. */
function recordInWords({ wins, losses }: SeasonTotals, teamNames: readonly string[]): string {
  const [team] = teamNames;
  if (team === undefined) return "";
  const who = teamNames.length === 1 ? `the ${team}` : "his teams";
  return `${who} went ${printedScore(wins, losses)} with him`;
}
