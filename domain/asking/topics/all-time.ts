import type { Meaning } from "#domain/ask/meaning.ts";
import { figureOf, isCount, nameInSentence } from "#domain/figures/figures.ts";
import { nounFor } from "#domain/printing/counted.ts";
import { queryAddress } from "#domain/query/address.ts";
import { isOfTotals } from "#domain/query/engine/history-columns.ts";
import { completeQuery, type GroupRange, type Query } from "#domain/query/query.ts";
import { basisWords, groupsWords, orderWord } from "#domain/query/say/figures.ts";
import { ALL_SEASONS, isSeveral, seasonsInWords } from "#domain/season/season-range.ts";
import type { AllTimeFact } from "../all-time-fact.ts";
import { inferred, joined, nameSegments, said } from "../restate/segments.ts";
import { topic } from "./topic.ts";

/** Careers and seasons since 1946-47: "most points all time", "players with 2000 points in a season". */
export const allTime = topic({
  words: `
figure=fg3m: threes made
mean=pts: ppg, scoring average
mean=reb: rpg
mean=ast: apg
mean=stl: spg
mean=blk: bpg
scorer: scorer(s)
scoring: score, scored, average, averaged, averaging
rookie: rookie(s)
all-time: all time, of all time, ever, in nba history, nba history, in history, in league history, history
all-time: franchise, franchise history, in franchise history
career: career(s)
single: single, one, same, full, whole
leaders: leader(s), leading, king, record(s)
ranked: place, spot, list, rank(s), ranked, ranking
active: active, current, currently
players: player(s), nba player(s), club
feat: triple double(s)
oldest=most: oldest
oldest=least: youngest
`,
  needs: "",
  takes:
    "feat person player ranked figure mean scorer scoring all-time career single leaders active players " +
    "oldest rank top rookie season seasons years per-game at-least mean-at-least team host stage game over",
  read(meaning, { asking, said: context }) {
    // Several seasons that a question names are those with games.
    if (asking.vocabulary.data.lines.parts !== undefined) return undefined;
    const season = meaning.one("seasons")?.(asking.vocabulary.data.seasonNow) ?? ALL_SEASONS;
    const query = queryOf(
      meaning,
      asking.tokens.map(({ folded }) => folded),
      season,
    );
    if (query === undefined) return undefined;
    const isOfPlayoffs = query.stage === "playoffs";
    const [placed, ...others] = [...meaning.all("person"), ...meaning.all("player").flat()];
    const isOfPlace = meaning.has("ranked", "where") && query.rows === "careers";
    if (others.length > 0 || (placed !== undefined && !isOfPlace)) return undefined;
    const isOfAll = !(placed ?? meaning.has("rank", "leaders", "top", "oldest"));
    const fact: AllTimeFact = { kind: "all-time", query, isOfAll, placed };
    return {
      fact,
      needs: { kind: "all-time", isOfPlayoffs },
      path: isOfPlayoffs ? undefined : `/nba/finder?${queryAddress(query)}`,
      readAs: joined([
        ...(placed ? [said("place of "), ...nameSegments(placed.name, context), said(" by ")] : []),
        ...nameSegments(allTimeWords(fact), context),
        isOfPlayoffs
          ? inferred(" of the players of the season")
          : season === ALL_SEASONS
            ? inferred(", regular seasons since 1946-47")
            : said(`, ${seasonsInWords(season)}`),
      ]),
    };
  },
});

/** "most points in a career", "seasons averaging 20 or more points"; `count` is that of the seasons. */
export function allTimeWords({ query, isOfAll }: AllTimeFact, count = 0): string {
  const { sort, per, rows, groups, stage } = query;
  const inCareer = stage === "playoffs" ? "career in the playoffs" : "career";
  const inSeason = query.conditions.rookie ? "rookie season" : "season";
  const of = rows === "careers" ? inCareer : inSeason;
  const conditions = groups.length === 0 ? "" : ` ${groupsWords(groups)}`;
  if (isOfAll) return `${nounFor(count, of)}${conditions}`;
  if (sort.key === "age")
    return `${sort.order === "desc" ? "oldest" : "youngest"} player${conditions} in a season`;
  const basis = per === "total" ? "" : basisWords(sort.key, per);
  return `${orderWord(sort.key, "desc")} ${nameInSentence(sort.key)}${basis} in a ${of}${conditions}`;
}

/** Words that make a season the running one or one before. */
const OF_ONE_SEASON = ["this", "last", "next", "past"];

/** Returns whether words say a single game: "a 40 point game", as opposed to "40 a game". */
export function isOfOneGame(words: readonly string[]): boolean {
  const isGame = (word: string | undefined) => word === "game" || word === "games";
  return words.some((word, at) => {
    const [next, last] = words.slice(at + 1);
    return /^\d+$/.test(word) && next !== "a" && next !== "per" && (isGame(next) || isGame(last));
  });
}

/** No game has more of anything: "youngest player ever with 20 rebounds" is about games. */
const MOST_OF_A_GAME = 100;
/** No season has as much of anything: "20,000 points and 10,000 rebounds" are of a career. */
const MOST_OF_A_SEASON = 5_000;

function queryOf(meaning: Meaning, words: readonly string[], season: string): Query | undefined {
  const isOfRookies = meaning.has("rookie");
  if (season !== ALL_SEASONS && !(isOfRookies && isSeveral(season))) return undefined;
  if (words.some((word) => OF_ONE_SEASON.includes(word))) return undefined;
  if (words.join(" ").includes("current season")) return undefined;
  if (isOfOneGame(words) || (meaning.has("game") && keyOf(meaning) !== "gp")) return undefined;
  const groups = rangesOf(meaning, words);
  const keys = [...groups.map(({ figure }) => figure), keyOf(meaning) ?? "pts"];
  if (keys.some((own) => !isHeld(own))) return undefined;
  const isOfSeason = isOfRookies || meaning.has("season", "years");
  const isOfAll =
    meaning.has("all-time", "career") ||
    (isOfRookies && meaning.has("seasons")) ||
    (meaning.has("active") && meaning.has("leaders")) ||
    groups.some(({ of, range }) => of === "total" && range.min > MOST_OF_A_SEASON);
  const isSingle =
    meaning.has("single") ||
    /\b(?:a|an|any|one|single) (?:\w+ )?season\b|^seasons?\b/.test(words.join(" "));
  if (isOfSeason ? !(isSingle || isOfAll) : !isOfAll && !meaning.has("oldest")) return undefined;
  const { abbreviation: team } = meaning.one("team") ?? meaning.one("host") ?? {};
  const conditions = {
    ...(team !== undefined && { team }),
    ...(meaning.has("active") && { active: true }),
    ...(isOfRookies && { rookie: true }),
  };
  const isOfPlayoffs = meaning.one("stage") === "playoffs";
  if (isOfPlayoffs && (isOfSeason || meaning.has("oldest"))) return undefined;
  const stage = isOfPlayoffs ? ("playoffs" as const) : ("season" as const);
  const base = { season, conditions, groups, stage };
  if (meaning.has("oldest")) {
    if (groups.length === 0 || meaning.has("rank", "figure", "mean")) return undefined;
    const isOfGame =
      meaning.has("feat") ||
      groups.some(({ of, range }) => of === "total" && range.min <= MOST_OF_A_GAME);
    if (isOfGame && !isOfSeason) return undefined;
    const order = meaning.one("oldest") === "most" ? ("desc" as const) : ("asc" as const);
    return completeQuery({ ...base, rows: "seasons", sort: { key: "age", order } });
  }
  const rows = isOfSeason ? ("seasons" as const) : ("careers" as const);
  const rank = meaning.one("rank");
  const isRanked =
    rank === "most" || rank === "best" || meaning.has("leaders", "top", "person", "player");
  const key = keyOf(meaning);
  if (key === undefined) {
    const isListed =
      rank === undefined &&
      groups.length > 0 &&
      (meaning.has("players", "years", "rookie") || isSingle);
    const isOfTotals = groups.some(({ of }) => of === "total");
    const per = isOfTotals ? ("total" as const) : ("average" as const);
    return isListed ? completeQuery({ ...base, rows, per }) : undefined;
  }
  if (!isRanked || groups.length > 0) return undefined;
  const figure = figureOf(key);
  const isMean = meaning.has("mean", "per-game") || (figure !== undefined && !isCount(figure));
  return completeQuery({
    ...base,
    rows,
    per: isMean ? "average" : "total",
    sort: { key, order: "desc" },
  });
}

/** Returns whether totals of seasons have a figure; triple-doubles and the like they do not. */
function isHeld(key: string): boolean {
  const figure = figureOf(key);
  return figure !== undefined && isOfTotals(figure);
}

function keyOf(meaning: Meaning): string | undefined {
  const [key, ...others] = [...meaning.all("figure"), ...meaning.all("mean")];
  if (others.length > 0) return undefined;
  return key ?? (meaning.has("scorer") ? "pts" : meaning.has("game") ? "gp" : undefined);
}

/** The ranges of "2000 points and 800 assists", of "20 a game", and of "20 points and 10 assists a game". */
function rangesOf(meaning: Meaning, words: readonly string[]): GroupRange[] {
  const of = (category: "at-least" | "mean-at-least", kind: GroupRange["of"]) =>
    meaning.all(category).map((text): GroupRange => {
      const [figure = "", least] = text.split(" ");
      return { figure, of: kind, range: { min: Number(least), max: Number.POSITIVE_INFINITY } };
    });
  const isOfMeans =
    meaning.has("mean-at-least", "per-game") || words.some((word) => word.startsWith("averag"));
  const range = { min: 10, max: Number.POSITIVE_INFINITY };
  const ofFeat = meaning.has("feat")
    ? ["pts", "reb", "ast"].map((figure) => ({ figure, of: "mean" as const, range }))
    : [];
  return [
    ...of("at-least", isOfMeans ? "mean" : "total"),
    ...of("mean-at-least", "mean"),
    ...ofFeat,
  ];
}
