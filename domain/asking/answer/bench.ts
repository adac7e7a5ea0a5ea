import { listed } from "#domain/printing/listed.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import { gamesPlayed } from "#domain/query/engine/result-figures.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { quotient } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { BenchFact } from "../bench-fact.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The bench points of all teams in the regular season, or of one team. */
export function benchAnswer(
  { order, teamId }: BenchFact,
  { lines, teams }: QuestionData,
): FactAnswer {
  const points = benchPoints(lines);
  const sign = order === "most" ? 1 : -1;
  const all = teams
    .map((team) => ({ team, sum: points.get(team.id) ?? 0, games: gamesPlayed(lines, team.id) }))
    .filter(({ games }) => games > 0)
    .toSorted((a, b) => sign * (b.sum / b.games - a.sum / a.games));
  const mean = ({ sum, games }: (typeof all)[number]) => quotient(sum, games, 1);
  const place = all.findIndex(({ team }) => team.id === teamId);
  const own = all[place] ?? all[0];
  const next = all.slice(1, 3).map((one) => `the ${one.team.name} ${mean(one)}`);
  const isOne = place >= 0;
  const value = own === undefined ? "" : mean(own);
  return {
    headline: isOne
      ? [
          plain(`The bench of the ${own?.team.name} scored `),
          figureMark(value),
          plain(" points per game."),
        ]
      : [
          plain(`The bench of the ${own?.team.name} had the ${order} points per game: `),
          figureMark(value),
          plain("."),
        ],
    deck:
      "Points of players who did not start, in the regular season. " +
      (isOne ? `The ${ordinal(place + 1)} most of ${all.length} teams.` : `Next: ${listed(next)}.`),
    heads: ["Team", "Bench points per game", "In all"],
    rows: all.map((one) => ({
      name: one.team.fullName,
      href: teamPath(one.team),
      cells: [mean(one), printedFigure(String(one.sum))],
    })),
  };
}

/** The points of each team's substitutes in the regular season. */
function benchPoints({
  size,
  game,
  games,
  team,
  starter,
  figures,
}: SeasonLines): Map<number, number> {
  const isOfSeason = games.map(({ stage }) => stage === "season");
  const all = new Map<number, number>();
  for (let line = 0; line < size; line += 1) {
    const id = team[line] as number;
    const isOfBench = starter[line] === 0 && isOfSeason[game[line] as number];
    if (isOfBench) all.set(id, (all.get(id) ?? 0) + Math.max(0, figures.pts[line] as number));
  }
  return all;
}
