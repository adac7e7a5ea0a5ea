import { sharedRanks } from "#domain/leaders/shared-ranks.ts";
import type { SeasonLinks } from "#domain/players/season-links.ts";
import type { BoxLine, BoxScore, Day } from "#domain/season/box-score.ts";
import { figure } from "#domain/season/figures.ts";
import { estimateMark } from "#domain/season/line-doubts.ts";
import { gameScore } from "#domain/season/line-sums.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { shortName } from "../game/box-score.ts";
import { gamePath } from "../season/season-games.ts";

export interface TopLine {
  rank: number;
  name: string;
  /** "N. Jokić", for narrow screens. */
  shortName: string;
  href: string;
  logo: string;
  /** "vs. MIN, won". */
  where: string;
  gameHref: string;
  line: BoxLine;
  /** The game score with one decimal. */
  score: string;
}

/** The number of the day's best lines. */
const TOP = 10;

/** The day's closest game, its widest margin, and its game with the most points. */
export function dayNotes(games: readonly BoxScore[], teams: ReadonlyMap<number, Team>) {
  if (games.length < 2) return [];
  const margin = ({ homePoints, awayPoints }: BoxScore) => Math.abs(homePoints - awayPoints);
  const total = ({ homePoints, awayPoints }: BoxScore) => homePoints + awayPoints;
  const nameOf = (id: number) => teams.get(id)?.name ?? "";
  const by = (figure: (game: BoxScore) => number) =>
    games.toSorted((a, b) => figure(a) - figure(b));
  const beat = (game: BoxScore) => {
    const names = [nameOf(game.homeTeamId), nameOf(game.awayTeamId)];
    if (game.homePoints < game.awayPoints) names.reverse();
    return `${names[0]} by ${margin(game)} over the ${names[1]}`;
  };
  const notes: [string, BoxScore | undefined, (game: BoxScore) => string][] = [
    ["Closest", by(margin)[0], beat],
    ["Widest", by(margin).at(-1), beat],
    [
      "Most points",
      by(total).at(-1),
      (game) => `${total(game)}, ${nameOf(game.awayTeamId)} and ${nameOf(game.homeTeamId)}`,
    ],
  ];
  return notes.flatMap(([label, game, words]) =>
    game === undefined ? [] : [{ label, words: words(game), href: gamePath(game) }],
  );
}

/** The day's best lines by game score. */
export function topLines(
  games: readonly BoxScore[],
  { day, teams, links }: { day: Day; teams: ReadonlyMap<number, Team>; links: SeasonLinks },
): TopLine[] {
  const best = games
    .flatMap((game) => game.lines.map((line) => ({ game, line, score: gameScore(line) })))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, TOP)
    .map((top) => ({ ...top, score: figure(top.score, 1) }));
  const ranks = sharedRanks(best.map(({ score }) => score));
  return best.map(({ game, line, score }, at) => {
    const isHome = line.teamId === game.homeTeamId;
    const opponent = teams.get(isHome ? game.awayTeamId : game.homeTeamId);
    const won = isHome === game.homePoints > game.awayPoints;
    const name = day.names.get(line.playerId) ?? "";
    const mark = estimateMark(line.doubt);
    const team = teams.get(line.teamId);
    return {
      rank: ranks[at] ?? at + 1,
      name: name + mark,
      shortName: shortName(name) + mark,
      href: links.player(name),
      logo: team ? badgeUrl(team) : "",
      where: `${isHome || game.neutral ? "vs." : "at"} ${opponent?.abbreviation ?? ""}, ${won ? "won" : "lost"}`,
      gameHref: gamePath(game),
      line,
      score,
    };
  });
}
