import { formatShortDate, formatUpdated } from "#domain/dates.ts";
import { listed } from "#domain/printing/listed.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import { printedScore } from "#domain/printing/records.ts";
import { foundRows } from "#domain/query/engine/select.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";
import { dataOf } from "#domain/query/storage/part-lines.ts";
import type { LineGame } from "#domain/query/storage/season-lines.ts";
import { quotient } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { BenchFact } from "../bench-fact.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, namesIn, plain } from "./words.ts";

/** The bench points of all teams in some games, or of one team. */
export function benchAnswer(fact: BenchFact, data: QuestionData): FactAnswer {
  const { order, teamId, games } = fact;
  const season = data.season ?? data.lines.season;
  const query = completeQuery({ rows: "team-games", ...games, season });
  const sides = benchSides(query, dataOf(query, data));
  const sign = order === "most" ? 1 : -1;
  if (fact.isOfGame) return benchGames(fact, query, sides, data);
  const sums = sumsByTeam(sides);
  const all = data.teams
    .flatMap((team) => {
      const sum = sums.get(team.id);
      return sum === undefined ? [] : [{ team, ...sum }];
    })
    .toSorted((a, b) => sign * (b.points / b.games - a.points / a.games));
  const mean = ({ points, games }: (typeof all)[number]) => quotient(points, games, 1);
  const isOne = teamId !== undefined;
  const place = all.findIndex(({ team }) => team.id === teamId);
  const own = all[isOne ? place : 0];
  const next = all.slice(1, 3).map((one) => `the ${one.team.name} ${mean(one)}`);
  const where = `${filterWords(query, namesIn(data))} in the ${STAGE_NAMES[query.stage]}`;
  const bench = `The bench of the ${own?.team.name}`;
  const what = isOne ? "scored" : `had the ${order} points per game:`;
  return {
    headline:
      own === undefined
        ? [plain(`There are no such games${where}.`)]
        : [
            plain(`${bench} ${what} `),
            figureMark(mean(own)),
            plain(isOne ? " points per game." : "."),
          ],
    deck:
      `Points of players who did not start,${where}. ` +
      (isOne ? `The ${ordinal(place + 1)} most of ${all.length} teams.` : `Next: ${listed(next)}.`),
    heads: ["Team", "Bench points per game", "In all"],
    rows: all.map((one) => ({
      name: one.team.fullName,
      href: teamPath(one.team),
      cells: [mean(one), printedFigure(String(one.points))],
    })),
  };
}

/** A team's substitutes in one game: their points. */
interface BenchSide {
  team: number;
  opponent: number;
  game: LineGame;
  score: string;
  points: number;
}

/** The points of the substitutes of each team's game that a query finds. */
function benchSides(query: Query, data: QuestionData): BenchSide[] {
  const { games } = data.lines;
  const tables = tablesOf(data.lines);
  const { rows, table } = foundRows(query, data, tables);
  const { team, points: scored } = tables.sides;
  const ofSide = new Map<number, BenchSide>();
  for (const row of rows) {
    const side = table.side[row] as number;
    const game = games[side >> 1];
    if (game === undefined) continue;
    ofSide.set(side, {
      team: team[side] as number,
      opponent: team[side ^ 1] as number,
      game,
      score: printedScore(scored[side] ?? 0, scored[side ^ 1] ?? 0),
      points: 0,
    });
  }
  const { size, side, starter } = tables.players;
  const points = tables.players.column("pts");
  for (let line = 0; line < size; line += 1) {
    const own = ofSide.get(side[line] as number);
    if (own !== undefined && starter?.[line] === 0) own.points += Math.max(0, points?.[line] ?? 0);
  }
  return [...ofSide.values()];
}

function sumsByTeam(sides: readonly BenchSide[]): Map<number, { points: number; games: number }> {
  const sums = new Map<number, { points: number; games: number }>();
  for (const { team, points } of sides) {
    const sum = sums.get(team) ?? { points: 0, games: 0 };
    sums.set(team, { points: sum.points + points, games: sum.games + 1 });
  }
  return sums;
}

const MOST_GAMES = 10;

/** The games in which benches scored most or fewest points: of one team, or of all. */
function benchGames(
  { order, teamId }: BenchFact,
  query: Query,
  sides: readonly BenchSide[],
  data: QuestionData,
): FactAnswer {
  const sign = order === "most" ? 1 : -1;
  const nameOf = (id: number | undefined) => data.teams.find((team) => team.id === id)?.name ?? "";
  const all = sides
    .filter(({ team }) => teamId === undefined || team === teamId)
    .toSorted((a, b) => sign * (b.points - a.points));
  const [best] = all;
  const where = `${filterWords(query, namesIn(data))} in the ${STAGE_NAMES[query.stage]}`;
  const tied = all.filter(({ points }) => points === best?.points);
  const isOne = tied.every(({ team }) => team === best?.team);
  const told = tied.map(
    ({ team, opponent, game }) =>
      `${isOne ? "" : `the ${nameOf(team)} `}against the ${nameOf(opponent)} on ${formatUpdated(game.date)}`,
  );
  return {
    headline:
      best === undefined
        ? [plain(`There are no such games${where}.`)]
        : [
            plain(
              isOne
                ? `The bench of the ${nameOf(best.team)} had the ${order} points in a game: `
                : `The ${order} bench points in a game: `,
            ),
            figureMark(String(best.points)),
            plain(`, ${listed(told)}.`),
          ],
    deck: `Points of players who did not start,${where}.`,
    heads: ["Team", "Bench points", "Date", "Opp", "Score"],
    rows: all.slice(0, MOST_GAMES).map(({ team, opponent, game, score, points }) => ({
      name: nameOf(team),
      href: `/nba/games/${game.id}`,
      cells: [String(points), formatShortDate(game.date), nameOf(opponent), score],
    })),
  };
}
