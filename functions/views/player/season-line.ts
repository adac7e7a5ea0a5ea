import { figureOf } from "../../../domain/query/figures.ts";
import { playerSeason } from "../../../domain/query/official.ts";
import { placeWords, playerPlace, seasonValue } from "../../../domain/query/ranks.ts";
import type { SeasonTotals } from "../../../domain/season/facts.ts";
import { figure, quotient } from "../../../domain/season/figures.ts";
import { printedFigure } from "../../../domain/season/printed.ts";
import type { Stat } from "../../../domain/season/team.ts";
import { listed } from "../../../domain/words/listed.ts";
import { ordinalInWords } from "../../../domain/words/ordinals.ts";

/** A figure of a player's season with its rank. */
export interface SeasonFigure extends Stat {
  /** "22nd of 234", "1st of 234: leads the league"; undefined for a figure that is not ranked. */
  place: string | undefined;
  /** The percentage of the others with worse figures; undefined for an unqualified player. */
  percentile: number | undefined;
  isTop: boolean;
}

/** A player's season in figures. */
export interface SeasonLine {
  /** "First in the league in scoring (33.5); the Lakers went 43–21 with him." */
  sentence: string;
  /** "64 games, 35.8 minutes a game, 8 triple-doubles." */
  note: string;
  figures: SeasonFigure[];
}

const SHOWN = [
  ...["pts", "reb", "ast", "stl", "blk", "ts"],
  ...["fgpct", "fg3pct", "ftpct", "min", "tov", "pm"],
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

/** The ranks that are marked, unless many players share the figure. */
const TOP = 10;
const TOP_SHARE = 80;
/** The limit of ranks in the sentence. */
const MOST_NAMED = 3;

/** The season of a player from his official totals; undefined for a player without a game. */
export function seasonLine(
  official: SeasonTotals | undefined,
  totals: readonly SeasonTotals[],
  teamNames: readonly string[],
): SeasonLine | undefined {
  if (official === undefined || official.games === 0) return undefined;
  return {
    sentence: sentenceOf(official, totals, teamNames),
    note: noteOf(official),
    figures: SHOWN.flatMap((key) => seasonFigure(key, official, totals) ?? []),
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
  const found = playerPlace(official.id, key, totals);
  const text = Number.isNaN(value) ? "-" : figure(value, 1);
  const printed = `${key === "pm" && value > 0 ? "+" : ""}${printedFigure(text)}`;
  if (found?.kind !== "ranked") {
    const place = found && "does not qualify";
    return { label, value: printed, place, percentile: undefined, isTop: false };
  }
  const { rank, percentile, better } = found.place;
  return {
    label,
    value: printed,
    place: placeWords(found.place),
    percentile: Math.floor(percentile),
    isTop: better === "more" && rank <= TOP && percentile >= TOP_SHARE,
  };
}

function noteOf({ games, minutes, doubleDoubles, tripleDoubles }: SeasonTotals): string {
  const feat = (count: number, name: string) =>
    count === 0 ? [] : [`${count} ${name}${count === 1 ? "" : "s"}`];
  return `${[
    ...feat(games, "game"),
    `${quotient(minutes, games, 1)} minutes a game`,
    ...feat(doubleDoubles, "double-double"),
    ...feat(tripleDoubles, "triple-double"),
  ].join(", ")}.`;
}

/** The sentence of his best ranks, or else his figures, and of his team's record with him. */
function sentenceOf(
  official: SeasonTotals,
  totals: readonly SeasonTotals[],
  teamNames: readonly string[],
): string {
  const places = SENTENCE_NAMES.flatMap(([key, name]) => {
    const found = playerPlace(official.id, key, totals);
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
  const { games, wins, losses } = official;
  const named = places.map(({ words, text }, at) =>
    at === 0 ? `${words} in the league in ${text}` : `${words} in ${text}`,
  );
  const plain = (["pts", "reb", "ast"] as const).map((key) => quotient(official[key], games, 1));
  const first =
    named.length > 0
      ? listed(named)
      : `${plain[0]} points, ${plain[1]} rebounds and ${plain[2]} assists a game`;
  const [team] = teamNames;
  const who = teamNames.length === 1 ? `the ${team}` : "his teams";
  const record = teamNames.length === 0 ? "" : `; ${who} went ${wins}–${losses} with him`;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${record}.`;
}
