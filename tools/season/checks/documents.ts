import { KNOWN_COUNTS } from "#domain/figures/line-figures.ts";
import { logOf } from "#domain/query/storage/derived-season.ts";
import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import { CORRECTION } from "#domain/season/contradictions.ts";
import type { Documents } from "../documents.ts";
import type { Tables } from "../tables.ts";
import { packedLinesContradictions } from "./lines.ts";
import { shotContradictions } from "./shots.ts";

/** The number of the season's lines without kinds of rebounds, all of three players. */
const WITHOUT_REBOUND_KINDS = 9;

/**
 * Contradictions within the box scores, and between them and scores, totals and series; empty means
 * none.
 */
export function documentContradictions(documents: Documents, tables: Tables): string[] {
  const games = documents.days.flatMap((day) => day.games);
  return [
    ...scoreContradictions(games),
    ...lineContradictions(games),
    ...totalContradictions(documents, tables),
    ...seriesContradictions(documents),
    ...careerContradictions(documents),
    ...shotContradictions(documents.shots, tables.players),
    ...packedLinesContradictions(documents.lines, tables.players),
  ];
}

function scoreContradictions(games: readonly BoxScore[]): string[] {
  return games.flatMap((game) => {
    const sides = [
      { team: game.homeTeamId, points: game.homePoints, periods: game.periods.home },
      { team: game.awayTeamId, points: game.awayPoints, periods: game.periods.away },
    ];
    const found = sides.flatMap(({ team, points, periods }) => {
      const scored = total(
        game.lines.filter(({ teamId }) => teamId === team).map(({ pts }) => pts),
      );
      return [
        ...(total(periods) === points
          ? []
          : [`Game ${game.id}: the periods of ${team} do not add up.`]),
        ...(scored === points
          ? []
          : [`Game ${game.id}: the lines of ${team} do not make its score.`]),
      ];
    });
    const regulation = (periods: number[]) => total(periods.slice(0, 4));
    const tied = regulation(game.periods.home) === regulation(game.periods.away);
    if (game.homePoints === game.awayPoints) found.push(`Game ${game.id} has no winner.`);
    if (tied !== game.periods.home.length > 4)
      found.push(`Game ${game.id}: overtimes without a tie.`);
    return found;
  });
}

function lineContradictions(games: readonly BoxScore[]): string[] {
  const found: string[] = [];
  let unsplit = 0;
  for (const { id, stage, lines } of games) {
    const players = new Set(lines.map(({ playerId }) => playerId));
    if (players.size !== lines.length) found.push(`Game ${id} has two lines of one player.`);
    for (const line of lines) {
      if (!isPossible(line)) found.push(`Game ${id}: the line of ${line.playerId} is impossible.`);
      const { oreb, dreb, reb } = line;
      if (oreb === null || dreb === null) unsplit += stage === "cup-final" ? 0 : 1;
      else if (oreb + dreb !== reb)
        found.push(`Game ${id}: the rebounds of ${line.playerId} do not add up.`);
    }
  }
  if (unsplit !== WITHOUT_REBOUND_KINDS)
    found.push(`${unsplit} lines know no kinds of rebounds, not ${WITHOUT_REBOUND_KINDS}.`);
  return found;
}

/** Returns whether a line is possible: makes within attempts, and points that follow from them. */
function isPossible(line: BoxLine): boolean {
  return (
    line.fgm <= line.fga &&
    line.fg3m <= line.fg3a &&
    line.ftm <= line.fta &&
    line.fg3m <= line.fgm &&
    2 * line.fgm + line.fg3m + line.ftm === line.pts
  );
}

function totalContradictions({ lines }: Documents, { players }: Tables): string[] {
  return players.flatMap((player) => {
    const log = logOf(lines, player.id).filter(({ stage }) => stage === "season");
    const off = KNOWN_COUNTS.filter(
      (figure) => Math.abs(total(log.map((line) => line[figure])) - player[figure]) > CORRECTION,
    );
    return [
      ...(log.length === player.games ? [] : [`${player.name}: ${log.length} games in his log.`]),
      ...off.map((figure) => `${player.name}: the ${figure} of his log are not his total.`),
    ];
  });
}

function seriesContradictions({ postseason }: Documents): string[] {
  return postseason.series.flatMap((series) => {
    const games = postseason.games.filter((game) => game.series?.seriesId === series.id);
    const won = (team: number) =>
      games.filter((game) =>
        game.homePoints > game.awayPoints ? game.homeTeamId === team : game.awayTeamId === team,
      ).length;
    const winner = series.highWins > series.lowWins ? series.highTeamId : series.lowTeamId;
    const agree =
      won(series.highTeamId) === series.highWins &&
      won(series.lowTeamId) === series.lowWins &&
      Math.max(series.highWins, series.lowWins) === 4 &&
      winner === series.winnerTeamId &&
      games.every((game, at) => game.series?.number === at + 1);
    return agree ? [] : [`${series.label} (${series.id}): its games do not make its result.`];
  });
}

function careerContradictions({ careers }: Documents): string[] {
  return [...careers].flatMap(([id, { seasons, playoffs }]) =>
    [...seasons, ...playoffs]
      .filter(
        (season) =>
          2 * season.fgm + (season.fg3m ?? 0) + season.ftm !== season.pts ||
          season.fgm > (season.fga ?? season.fgm) ||
          season.ftm > season.fta,
      )
      .map((season) => `Player ${id}: his shots of ${season.season} do not make his points.`),
  );
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
