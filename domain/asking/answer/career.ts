import { columnsOf } from "#domain/figures/figure.ts";
import { figureOf, isCount, nameInSentence } from "#domain/figures/figures.ts";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import type { Career, CareerSeason } from "#domain/players/career.ts";
import { careerTable } from "#domain/players/career-table.ts";
import { playerPath } from "#domain/players/players.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import type { Official } from "#domain/query/engine/official.ts";
import { seasonValue } from "#domain/query/engine/ranks.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { basisWords } from "#domain/query/say/figures.ts";
import { isQuality } from "#domain/query/say/range-text.ts";
import { quotient } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { type CareerFact, LAST_SEASON } from "../career-fact.ts";
import type { FactAnswer, Mark } from "../understanding.ts";
import { deedMarks } from "./averages.ts";
import { figureMark, plain, sentenceAlone, withUnit, yesOrNoMarks } from "./words.ts";

/** The answer to a question over whole careers. */
export function careerAnswer(
  fact: CareerFact,
  careers: readonly Career[],
  data: QuestionData,
): FactAnswer {
  const [career] = careers;
  const [player] = fact.players;
  if (career === undefined || player === undefined) return NOTHING;
  const seasons = wholesOf(career, fact, data, player.id);
  switch (fact.of) {
    case "span":
      return spanAnswer(player.name, seasons, data);
    case "reached":
      return reachedAnswer(player.name, fact, seasons);
    case "best":
      return bestAnswer(player.name, fact, seasons);
    case "figures":
      return careers.length > 1
        ? comparedAnswer(fact, careers, data)
        : figuresAnswer(player.name, fact, careers, data);
  }
}

const NOTHING: FactAnswer = sentenceAlone([]);

/** The seasons of a career, each one row over all of its teams, oldest first. */
function wholesOf(career: Career, { stage }: CareerFact, data: QuestionData, id: string) {
  const { rows, wholes } = tableOfCareer(career, stage, data, id);
  const split = new Set(wholes.map(({ season }) => season));
  return [...rows.filter(({ season }) => !split.has(season)), ...wholes].toSorted((a, b) =>
    a.season.localeCompare(b.season),
  );
}

function spanAnswer(
  name: string,
  seasons: readonly CareerSeason[],
  { seasonNow }: QuestionData,
): FactAnswer {
  const [first, last] = [seasons[0], seasons.at(-1)];
  const games = seasons.reduce((sum, own) => sum + own.games, 0);
  if (first === undefined || last === undefined)
    return { ...NOTHING, headline: [plain(`No season of ${name} is known.`)] };
  return {
    headline: [
      plain(`${name} played `),
      figureMark(counted(seasons.length, "season")),
      plain(`, from ${first.season} to ${last.season}.`),
    ],
    deck: `${counted(printedFigure(String(games)), "regular-season game")}.${
      last.season === seasonNow.current ? "" : ` ${last.season} was his last season.`
    }`,
    heads: ["Season", "Team", "GP"],
    rows: seasons.map(({ season, team, games: played }) => ({
      name: season,
      href: undefined,
      cells: [team, String(played)],
    })),
  };
}

function reachedAnswer(
  name: string,
  { figures: [key = "pts"], least = 0, isYesOrNo }: CareerFact,
  seasons: readonly CareerSeason[],
): FactAnswer {
  const found = seasons.filter(
    (own) => Number.parseFloat(careerText(key, own, "average") ?? "") >= least,
  );
  const what = `${least} ${nameInSentence(key)} a game`;
  return {
    headline: [
      ...yesOrNoMarks(isYesOrNo || found.length === 0, found.length > 0),
      ...(found.length === 0
        ? [plain(`${name} never averaged ${what} in a season.`)]
        : [
            plain(`${name} averaged ${what} in `),
            figureMark(counted(found.length, "season")),
            plain("."),
          ]),
    ],
    deck: undefined,
    ...seasonRows(found.length === 0 ? seasons : found, [key], "average"),
  };
}

function bestAnswer(
  name: string,
  { figures }: CareerFact,
  seasons: readonly CareerSeason[],
): FactAnswer {
  const [key = "pts"] = figures;
  const meanOf = (own: CareerSeason) => Number.parseFloat(careerText(key, own, "average") ?? "");
  const ranked = seasons
    .filter((own) => !Number.isNaN(meanOf(own)))
    .toSorted((a, b) => meanOf(b) - meanOf(a));
  const [best] = ranked;
  return {
    headline:
      best === undefined
        ? [plain(`That is not known of ${name}.`)]
        : [
            plain(`The best season of ${name}: `),
            figureMark(careerText(key, best, "average") ?? ""),
            plain(` ${nameInSentence(key)}${careerBasis(key, "average")}, in ${best.season}.`),
          ],
    deck: undefined,
    ...seasonRows(ranked, [key], "average"),
  };
}

function seasonRows(
  seasons: readonly CareerSeason[],
  keys: readonly string[],
  per: CareerFact["per"],
) {
  return {
    heads: ["Season", "Team", "GP", ...headsOf(keys)],
    rows: seasons.map((own) => ({
      name: own.season,
      href: undefined,
      cells: [own.team, String(own.games), ...keys.map((key) => careerText(key, own, per) ?? "")],
    })),
  };
}

function headsOf(keys: readonly string[]): string[] {
  return keys.filter((key) => key !== "gp").map((key) => figureOf(key)?.short ?? key);
}

function sumsOf(fact: CareerFact, career: Career, data: QuestionData, id: string) {
  const { rows, total } = tableOfCareer(career, fact.stage, data, id);
  const { club } = fact;
  const season = seasonOf(fact, career);
  if (season === undefined && club === undefined) return { rows, total };
  const own = rows.filter(
    (one) => (season ?? one.season) === one.season && (club?.id ?? one.teamId) === one.teamId,
  );
  return tableOfCareer(
    { ...career, log: [], [fact.stage === "season" ? "seasons" : "playoffs"]: own },
    fact.stage,
    data,
  );
}

/** The name of a fact's season; undefined for all of a career. */
function seasonOf({ season, stage }: CareerFact, { seasons, playoffs }: Career) {
  if (season !== LAST_SEASON) return season;
  return (stage === "playoffs" ? playoffs : seasons).at(-1)?.season;
}

function figuresAnswer(
  name: string,
  fact: CareerFact,
  careers: readonly Career[],
  data: QuestionData,
): FactAnswer {
  const { figures, per, stage, players, club } = fact;
  const career = careers[0] as Career;
  const season = seasonOf(fact, career);
  const { rows, total } = sumsOf(fact, career, data, players[0]?.id ?? "");
  const isOfPlayoffs = stage === "playoffs";
  const isOfAll = season === undefined && club === undefined;
  const whole = isOfPlayoffs && isOfAll ? career.playoffTotals : undefined;
  const texts = figures.map(
    (key) => [key, wholeText(key, whole) ?? careerText(key, total, per)] as const,
  );
  const known = texts.flatMap(([key, text]) => (text === undefined ? [] : [[key, text] as const]));
  const lacking = texts.flatMap(([key, text]) => (text === undefined ? nameInSentence(key) : []));
  const isActive = data.players.some(({ id }) => id === players[0]?.id);
  // The playoffs of a player who has left are known whole, or since their games are held.
  const isPart = isOfPlayoffs && !whole && !isActive;
  const where = placeIn(fact, { season, isPart });
  const isMean = whole === undefined && per === "average" && !figures.every(isQuality);
  const isOver = season !== undefined || !isActive || isOfPlayoffs;
  const verb = isMean ? "averaged" : isOver ? "had" : "has";
  const isUnplayed = rows.length === 0 && !whole && !isPart;
  return {
    headline:
      known.length > 0
        ? [plain(`${name} `), ...deedMarks(verb, known), plain(`${where}.`)]
        : [plain(isUnplayed ? `${name} played no game${where}.` : unknownOf(name, lacking, where))],
    deck:
      [
        ...(total && !whole && figures.join() !== "gp"
          ? [`${gamesOf(total.games)}${season ? ` for ${teamsOf(rows)}` : ""}.`]
          : []),
        // That he has no line of the season says nothing while box scores are missing.
        ...(fact.season === LAST_SEASON && data.seasonNow.boxScores === undefined
          ? [`He played no game in ${data.seasonNow.current}.`]
          : []),
        ...(lacking.length > 0 && known.length > 0
          ? [`The league did not keep ${listed(lacking)} in all of his seasons.`]
          : []),
        ...(whole ? ["Totals of all his playoffs; how many games he played is not known."] : []),
      ].join(" ") || undefined,
    ...(rows.length === 0
      ? { heads: [], rows: [] }
      : seasonRows(
          rows,
          figures.filter((key) => key !== "gp"),
          per,
        )),
  };
}

/** " in the regular seasons of his career", " in the playoffs of 2015-16", " in the regular seasons with the Heat". */
function placeIn(
  { stage, club }: CareerFact,
  { season, isPart }: { season: string | undefined; isPart: boolean },
): string {
  const isOfPlayoffs = stage === "playoffs";
  const withClub = club === undefined ? "" : ` with the ${club.name}`;
  if (season !== undefined)
    return ` in ${isOfPlayoffs ? "the playoffs of " : ""}${season}${withClub}`;
  const since = isPart ? ` since ${FIRST_WITH_OFFICIAL_LINES}` : "";
  const span = `${withClub}${since}` || " of his career";
  return ` in ${isOfPlayoffs ? "the playoffs" : "the regular seasons"}${span}`;
}

/** "Blocks of Bill Russell are not known in the regular seasons of his career." */
function unknownOf(name: string, figures: readonly string[], where: string): string {
  const be = figures.length === 1 && !figures[0]?.endsWith("s") ? "is" : "are";
  return `${capital(listed(figures))} of ${name} ${be} not known${where}.`;
}

function gamesOf(games: number): string {
  return counted(printedFigure(String(games)), "game");
}

function teamsOf(rows: readonly CareerSeason[]): string {
  return listed(rows.map(({ team }) => team));
}

/** A total of all playoffs, of those three counts that are known of them. */
function wholeText(key: string, whole: Career["playoffTotals"]): string | undefined {
  const total = whole?.[key as keyof typeof whole];
  return total === undefined ? undefined : printedFigure(String(total));
}

function comparedAnswer(
  fact: CareerFact,
  careers: readonly Career[],
  data: QuestionData,
): FactAnswer {
  const { figures, per, season, players } = fact;
  const found = players.map(({ id, name }, at) => {
    const { total } = sumsOf(fact, careers[at] as Career, data, id);
    return { name, total, texts: figures.map((key) => careerText(key, total, per) ?? "") };
  });
  const marks = found.flatMap(({ name, texts }, at): Mark[] => {
    const values = figures.map((key, place) => [key, texts[place] ?? ""] as const);
    return [
      plain(`${at === 0 ? "" : " "}${name} `),
      ...deedMarks(per === "average" && !figures.every(isQuality) ? "averaged" : "had", values),
      plain("."),
    ];
  });
  return {
    headline: marks,
    deck: season === undefined ? "Regular seasons of their careers." : `In ${season}.`,
    heads: ["Player", "GP", ...headsOf(figures)],
    rows: found.map(({ name, total, texts }) => ({
      name,
      href: playerPath(name),
      cells: [printedFigure(String(total?.games ?? 0)), ...texts],
    })),
  };
}

/**
 * A figure of a career's season, printed; "" for a share of nothing, and undefined when the season lacks one
 * of its counts.
 */
function careerText(
  key: string,
  season: CareerSeason | undefined,
  per: "total" | "average",
): string | undefined {
  const known = figureOf(key);
  if (known === undefined || season === undefined) return undefined;
  const sums: Official["sums"] = new Map([
    ...BOX_COUNTS.map((count) => [count, season[count] ?? Number.NaN] as const),
    ["sec", 60 * (season.minutes ?? Number.NaN)] as const,
  ]);
  const value = seasonValue(known, { games: season.games, sums, ratings: new Map() });
  if (Number.isNaN(value))
    return columnsOf(known).some((count) => Number.isNaN(sums.get(count))) ? undefined : "";
  if (key === "gp") return printedFigure(String(value));
  return isCount(known) && per === "total"
    ? printedFigure(String(Math.round(value * season.games)))
    : withUnit(key, quotient(value, 1, known.decimals));
}

/**
 * The table of a career's seasons and their total; `id` selects the player's official totals for
 * the current season.
 */
function tableOfCareer(career: Career, stage: "season" | "playoffs", data: QuestionData, id = "") {
  return careerTable(career, stage, {
    season: data.seasonNow.current,
    abbreviationOf: (team) => data.teams.find((one) => one.id === team)?.abbreviation ?? "",
    official: data.totals.find((one) => one.id === id),
  });
}

/** The basis of a mean in words: " per game"; "" for a total. */
function careerBasis(key: string, per: "total" | "average"): string {
  return per === "average" ? basisWords(key, per) : "";
}
