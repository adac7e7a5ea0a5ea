import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import type { Career, CareerSeason } from "#domain/players/career.ts";
import { playerPath } from "#domain/players/players.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { isQuality } from "#domain/query/say/range-text.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { type FormerFact, LAST_SEASON } from "../former-fact.ts";
import type { FactAnswer, Mark } from "../understanding.ts";
import { deedMarks } from "./averages.ts";
import { careerBasis, careerText, tableOfCareer } from "./career.ts";
import { figureMark, plain } from "./words.ts";

/** The answer to a question over whole careers. */
export function formerAnswer(
  fact: FormerFact,
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

const NOTHING: FactAnswer = { headline: [], deck: undefined, heads: [], rows: [] };

/** The seasons of a career, each one row over all of its teams, oldest first. */
function wholesOf(career: Career, { stage }: FormerFact, data: QuestionData, id: string) {
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
  { figures: [key = "pts"], least = 0, isYesOrNo }: FormerFact,
  seasons: readonly CareerSeason[],
): FactAnswer {
  const found = seasons.filter(
    (own) => Number.parseFloat(careerText(key, own, "average") ?? "") >= least,
  );
  const what = `${least} ${nameInSentence(key)} a game`;
  return {
    headline:
      found.length === 0
        ? [figureMark("No"), plain(`, ${name} never averaged ${what} in a season.`)]
        : [
            ...(isYesOrNo ? [figureMark("Yes"), plain(", ")] : []),
            plain(`${name} averaged ${what} in `),
            figureMark(counted(found.length, "season")),
            plain("."),
          ],
    deck: undefined,
    ...seasonRows(found.length === 0 ? seasons : found, [key], "average"),
  };
}

function bestAnswer(
  name: string,
  { figures }: FormerFact,
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
  per: FormerFact["per"],
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

function sumsOf(fact: FormerFact, career: Career, data: QuestionData, id: string) {
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
function seasonOf({ season, stage }: FormerFact, { seasons, playoffs }: Career) {
  if (season !== LAST_SEASON) return season;
  return (stage === "playoffs" ? playoffs : seasons).at(-1)?.season;
}

function figuresAnswer(
  name: string,
  fact: FormerFact,
  careers: readonly Career[],
  data: QuestionData,
): FactAnswer {
  const { figures, per, stage, players, club } = fact;
  const career = careers[0] as Career;
  const season = seasonOf(fact, career);
  const { rows, total } = sumsOf(fact, career, data, players[0]?.id ?? "");
  const playoffs = stage === "playoffs";
  const whole =
    playoffs && season === undefined && club === undefined ? career.playoffTotals : undefined;
  const texts = figures.map(
    (key) => [key, wholeText(key, whole) ?? careerText(key, total, per)] as const,
  );
  const known = texts.flatMap(([key, text]) => (text === undefined ? [] : [[key, text] as const]));
  const isActive = data.players.some(({ id }) => id === players[0]?.id);
  // The playoffs of who has left are known whole, or since there are lines of them.
  const isPart = playoffs && !whole && !isActive;
  const since = isPart ? ` since ${FIRST_WITH_OFFICIAL_LINES}` : "";
  const span = club === undefined ? since || " of his career" : ` with the ${club.name}${since}`;
  const where =
    season === undefined
      ? ` in ${playoffs ? "the playoffs" : "the regular seasons"}${span}`
      : ` in ${playoffs ? "the playoffs of " : ""}${season}${club ? span : ""}`;
  const isMean = whole === undefined && per === "average" && !figures.every(isQuality);
  const isOver = season !== undefined || !isActive || playoffs;
  const verb = isMean ? "averaged" : isOver ? "had" : "has";
  const { current, boxScores } = data.seasonNow;
  const lacking = texts
    .filter(([, text]) => text === undefined)
    .map(([key]) => nameInSentence(key));
  const isNone = rows.length === 0 && !whole && !isPart;
  const none = `${name} played no game${where}.`;
  const be = lacking.length === 1 && !lacking[0]?.endsWith("s") ? "is" : "are";
  return {
    headline:
      known.length === 0
        ? [
            plain(
              isNone
                ? none
                : `${capitalList(lacking, figures)} of ${name} ${be} not known${where}.`,
            ),
          ]
        : [plain(`${name} `), ...deedMarks(verb, known), plain(`${where}.`)],
    deck:
      [
        ...(total && !whole && figures.join() !== "gp"
          ? [`${gamesOf(total.games)}${season ? ` for ${teamsOf(rows)}` : ""}.`]
          : []),
        // That he has no line of the season says nothing while box scores are missing.
        ...(fact.season === LAST_SEASON && boxScores === undefined
          ? [`He played no game in ${current}.`]
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

function capitalList(lacking: readonly string[], figures: readonly string[]): string {
  const text = listed(lacking.length > 0 ? lacking : figures.map(nameInSentence));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function comparedAnswer(
  fact: FormerFact,
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
