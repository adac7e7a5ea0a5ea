import type { Figure } from "#domain/figures/figure.ts";
import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import { type Annals, isAward } from "#domain/players/annals.ts";
import type { CareerSeason } from "#domain/players/career.ts";
import { printedYears } from "#domain/players/honours.ts";
import { playerPath } from "#domain/players/players.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { type AskedStage, completeQuery } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { ALL_SEASONS, isInSeasons } from "#domain/season/season-range.ts";
import { teamPath } from "#domain/teams/team.ts";
import { type AnnalsFact, CAREER_MINIMUMS } from "../annals-fact.ts";
import { seasonEnding } from "../read/past-season.ts";
import type { FactAnswer } from "../understanding.ts";
import { inSeasons } from "./series-since.ts";
import { figureMark, MOST_NAMED, nameOfPlayer, plain } from "./words.ts";

const MOST_LEADERS = 25;

/** The answer to a question over all careers or all titles. */
export function annalsAnswer(fact: AnnalsFact, annals: Annals, data: QuestionData): FactAnswer {
  switch (fact.of) {
    case "champion":
      return championAnswer(fact.year, annals);
    case "titles":
      return titlesAnswer(annals, data);
    case "winners":
      return winnersAnswer(fact, annals, data);
    case "most-honoured":
      return mostHonoured(fact.award, annals, data);
    case "career-leaders":
      return careerLeaders(fact, annals, data);
  }
}

/** Whose honours are kept. */
const ofPlayers = ({ seasonNow }: QuestionData) => `the players of ${seasonNow.current}`;
const KEPT =
  "Honours of this season's players are kept; those who have left the league are not here.";

const NO_ROWS = { heads: [], rows: [] };

function championAnswer(year: number, { titles }: Annals): FactAnswer {
  const title = titles.find((one) => one.year === year);
  const season = seasonEnding(year);
  return title === undefined
    ? {
        headline: [plain(`None of today's teams won the championship of ${season}.`)],
        deck: undefined,
        ...NO_ROWS,
      }
    : {
        headline: [
          plain("The "),
          figureMark(title.name),
          plain(` won the championship of ${season}.`),
        ],
        deck: undefined,
        ...NO_ROWS,
      };
}

function titlesAnswer({ titles }: Annals, { teams }: QuestionData): FactAnswer {
  const ranked = mostFirst(Map.groupBy(titles, ({ teamId }) => teamId));
  const teamOf = (id: number) => teams.find((team) => team.id === id);
  const most = ranked[0]?.[1].length ?? 0;
  const others = counted(teams.length - ranked.length, "team has", "teams have");
  const first = ranked.flatMap(([id, won]) =>
    won.length === most ? (teamOf(id)?.name ?? []) : [],
  );
  return {
    headline: [
      plain(`The ${listed(first)} have won the most titles: `),
      figureMark(String(most)),
      plain("."),
    ],
    deck: `With those under a franchise's earlier names. ${others} none.`,
    heads: ["Team", "Titles", "Years"],
    rows: ranked.map(([id, won]) => {
      const team = teamOf(id);
      return {
        name: team?.fullName ?? "",
        href: team && `${teamPath(team)}/history`,
        cells: [String(won.length), printedYears(won.map(({ year }) => year))],
      };
    }),
  };
}

/** The keys with the longest lists first. */
function mostFirst<Key, Item>(groups: ReadonlyMap<Key, Item[]>): [Key, Item[]][] {
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

type Winners = Extract<AnnalsFact, { of: "winners" }>;

/** An award that one player a season wins, as opposed to a team of players. */
const OF_ONE = /MVP$|^Most |of the Year$/;

/** The winners of an award in the year in which a season ended, in some seasons, or ever. */
export function winnersAnswer(
  { award, year, seasons }: Omit<Winners, "kind" | "of"> & { seasons?: string },
  { careers }: Annals,
  data: QuestionData,
): FactAnswer {
  const won = careers
    .flatMap(({ id, honours }) => honours.map((honour) => ({ ...honour, id })))
    .filter((one) => isAward(one, award) && (year ?? one.year) === one.year)
    .filter((one) => isInSeasons(seasonEnding(one.year), seasons ?? ALL_SEASONS))
    .toSorted((a, b) => b.year - a.year);
  const names = [...new Set(won.map(({ id }) => nameOfPlayer(id, data)))];
  const named = year === undefined ? seasons : seasonEnding(year);
  const when = named === undefined ? "" : ` ${inSeasons(named)}`;
  const isCounted = names.length > MOST_NAMED;
  const said = isCounted ? counted(names.length, "player") : listed(names);
  const isOne = year !== undefined && names.length > 0 && OF_ONE.test(award);
  const verb = names.length > 1 ? (year === undefined ? "have been" : "were") : "was";
  return {
    headline:
      names.length === 0
        ? [plain(`None of ${ofPlayers(data)} was ${award}${when}.`)]
        : isOne
          ? [figureMark(said), plain(` ${verb} ${award}${when}.`)]
          : [
              plain(isCounted ? "" : `Of ${ofPlayers(data)}, `),
              figureMark(said),
              plain(`${isCounted ? ` of ${data.seasonNow.current}` : ""} ${verb} ${award}${when}.`),
            ],
    deck: isOne ? undefined : KEPT,
    heads: ["Player", "Year", "Award"],
    rows: won.map(({ id, year: own, award: name }) => ({
      ...rowOf(id, data),
      cells: [String(own), name],
    })),
  };
}

function rowOf(id: string, data: QuestionData): { name: string; href: string | undefined } {
  const name = nameOfPlayer(id, data);
  const isKnown = data.players.some((player) => player.id === id);
  return { name, href: isKnown ? playerPath(name) : undefined };
}

function mostHonoured(award: string, { careers }: Annals, data: QuestionData): FactAnswer {
  const ranked = careers
    .map(({ id, honours }) => ({ id, won: honours.filter((one) => isAward(one, award)) }))
    .filter(({ won }) => won.length > 0)
    .toSorted((a, b) => b.won.length - a.won.length);
  const most = ranked[0]?.won.length ?? 0;
  const first = ranked.filter(({ won }) => won.length === most);
  const names = first.map(({ id }) => nameOfPlayer(id, data));
  const said = names.length > MOST_NAMED ? counted(names.length, "player") : listed(names);
  const times = `${most === 1 ? "once" : `${most} times`}${names.length > 1 ? " each" : ""}`;
  return {
    headline:
      most === 0
        ? [plain(`None of ${ofPlayers(data)} has been ${award}.`)]
        : [
            figureMark(said),
            plain(` ${names.length > 1 ? "have" : "has"} been ${award} `),
            figureMark(times),
            plain(`, the most of ${ofPlayers(data)}.`),
          ],
    deck: KEPT,
    heads: ["Player", "Times", "Years"],
    rows: ranked.map(({ id, won }) => ({
      ...rowOf(id, data),
      cells: [String(won.length), printedYears(won.map(({ year }) => year))],
    })),
  };
}

function careerLeaders(
  { figure: key, stage, per }: Extract<AnnalsFact, { of: "career-leaders" }>,
  annals: Annals,
  data: QuestionData,
): FactAnswer {
  const figure = figureOf(key);
  const [sums, games] = [key, "gp"].map((one) => careerSums(one, stage, annals, data));
  const least = per === "average" ? CAREER_MINIMUMS[stage] : 0;
  const ranked = annals.careers
    .flatMap(({ id }) => {
      const sum = sums?.get(id) ?? Number.NaN;
      const played = games?.get(id) ?? 0;
      return played < least ? [] : [{ id, sum: per === "average" ? sum / played : sum }];
    })
    .toSorted((a, b) => b.sum - a.sum);
  const where = stage === "playoffs" ? "in the playoffs of a career" : "in a career";
  const [first] = ranked;
  const noun = nameInSentence(key);
  if (first === undefined || ranked.some(({ sum }) => Number.isNaN(sum)))
    return {
      headline: [plain(`Not all careers have ${noun}.`)],
      deck: undefined,
      ...NO_ROWS,
    };
  const text = (sum: number) =>
    printedFigure(per === "average" ? sum.toFixed(figure?.decimals ?? 1) : String(Math.round(sum)));
  const among = least === 0 ? "" : ` with ${least} games or more`;
  const next = ranked.slice(1, 3).map(({ id, sum }) => `${nameOfPlayer(id, data)} ${text(sum)}`);
  return {
    headline: [
      plain(
        `Of ${ofPlayers(data)}${among}, ${nameOfPlayer(first.id, data)} has the most ${noun}` +
          `${per === "average" ? " per game" : ""} ${where}: `,
      ),
      figureMark(text(first.sum)),
      plain("."),
    ],
    deck:
      `Next: ${listed(next)}. Whole careers, ${data.seasonNow.current} included; ` +
      "those who have left are not among them.",
    heads: ["Player", figure?.short ?? key],
    rows: ranked
      .slice(0, MOST_LEADERS)
      .map(({ id, sum }) => ({ ...rowOf(id, data), cells: [text(sum)] })),
  };
}

/** The sum of a figure over each player's career; `NaN` where one of its counts is not known. */
function careerSums(
  key: string,
  stage: AskedStage,
  { careers }: Annals,
  data: QuestionData,
): ReadonlyMap<string, number> {
  const figure = figureOf(key);
  const now = sumsOfNow(key, stage, data);
  return new Map(
    careers.map(({ id, [stage]: before }) => {
      const earlier = figure === undefined ? Number.NaN : sumOf(figure, before);
      return [id, earlier + (now.get(id) ?? 0)];
    }),
  );
}

/** A figure's sum over seasons; 0 without any, `NaN` where one of its counts is not known. */
function sumOf({ computation }: Figure, season: CareerSeason | undefined): number {
  if (season === undefined) return 0;
  if (computation.kind !== "count") return season.games;
  const counts: Readonly<Record<string, unknown>> = {
    ...season,
    sec: 60 * (season.minutes ?? Number.NaN),
  };
  return computation.of.reduce(
    (sum, [column, factor]) => sum + factor * Number(counts[column] ?? Number.NaN),
    0,
  );
}

/** Every player's sum of a figure in the season that careers do not include yet. */
function sumsOfNow(key: string, stage: AskedStage, data: QuestionData) {
  const query = completeQuery({
    season: data.lines.season,
    rows: "players",
    stage,
    per: "total",
    qualified: false,
    sort: { key, order: "desc" },
  });
  const { rows, columns } = runQuery(query, data, data.lines.players.length);
  const place = columns.findIndex((column) => column.key === key);
  return new Map(
    rows.flatMap(({ subject: { player }, cells }) =>
      player === undefined ? [] : [[player.id, Number(cells[place] ?? 0)] as const],
    ),
  );
}
