import { listed } from "#domain/printing/listed.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import { foundRows } from "#domain/query/engine/select.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";
import { dataOf } from "#domain/query/storage/part-lines.ts";
import { quotient } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { BenchFact } from "../bench-fact.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, namesIn, plain } from "./words.ts";

/** The bench points of all teams in some games, or of one team. */
export function benchAnswer({ order, teamId, games }: BenchFact, data: QuestionData): FactAnswer {
  const query = games ?? completeQuery({ season: data.lines.season, rows: "team-games" });
  const sums = benchSums(query, dataOf(query, data));
  const sign = order === "most" ? 1 : -1;
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

/** The points of each team's substitutes in the games that a query finds, with the number of these. */
function benchSums(
  query: Query,
  data: QuestionData,
): Map<number, { points: number; games: number }> {
  const tables = tablesOf(data.lines);
  const { rows, table } = foundRows(query, data, tables);
  const sums = new Map<number, { points: number; games: number }>();
  const ofSide = new Map<number, { points: number; games: number }>();
  for (const row of rows) {
    const team = table.subject[row] as number;
    const sum = sums.get(team) ?? { points: 0, games: 0 };
    sum.games += 1;
    sums.set(team, sum);
    ofSide.set(table.side[row] as number, sum);
  }
  const { size, side, starter } = tables.players;
  const points = tables.players.column("pts");
  for (let line = 0; line < size; line += 1) {
    const sum = ofSide.get(side[line] as number);
    if (sum !== undefined && starter?.[line] === 0) sum.points += Math.max(0, points?.[line] ?? 0);
  }
  return sums;
}
