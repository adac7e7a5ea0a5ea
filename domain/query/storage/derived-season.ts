import { BOX_LEADER_RULES, LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { inStatGroups, type LeaderCategory, type Leaders } from "#domain/leaders/leaders.ts";
import { topOf } from "#domain/leaders/leaders-table.ts";
import { memoize, oncePerKey } from "#domain/memoize.ts";
import type { LogLine } from "#domain/players/career.ts";
import { type BoxScore, type Day, type GameDetails, NO_DETAILS } from "#domain/season/box-score.ts";
import type { Game, SeasonTotals } from "#domain/season/facts.ts";
import type { GameResults } from "#domain/season/game-results.ts";
import { estimateMark } from "#domain/season/line-doubts.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import { gamesInOrder, seasonRecords } from "#domain/season/records.ts";
import type { Standing, Standings } from "#domain/standings/standing.ts";
import { type StandingsTable, standingsTable } from "#domain/standings/standings-table.ts";
import type { TopScorer } from "#domain/teams/franchise.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { boxLine, gamesAt } from "./lines-of-games.ts";
import type { SeasonLines } from "./season-lines.ts";

/** The standings after these games of the regular season. */
export const standingsAfter = memoize((games: Game[]) =>
  memoize((teams: Team[]): Standings => {
    const { East, West } = standingsTable(teams, games);
    return { east: standingsOf(East), west: standingsOf(West) };
  }),
);

function standingsOf({ rows }: StandingsTable): Standing[] {
  return rows.map(({ team, ...figures }) => ({
    ...figures,
    teamName: team.fullName,
    logo: badgeUrl(team),
    others: [],
  }));
}

/** Every team's results in the regular season, oldest first. */
export const resultsOf = memoize((games: Game[]) =>
  memoize(
    (teams: Team[]): GameResults =>
      new Map(
        [...seasonRecords(teams, games).values()].map(({ team, results }) => [team.id, results]),
      ),
  ),
);

/** The lists of leaders: those that totals determine, and of the others the given ones. */
export const leaderLists = memoize((totals: SeasonTotals[]) =>
  memoize((given: Leaders): Leaders => {
    return inStatGroups((group) => {
      const known = new Map(given[group].map((list) => [list.category, list]));
      return LEADER_RULES.filter((rule) => rule.group === group).flatMap(
        ({ category }): LeaderCategory[] => {
          const rule = BOX_LEADER_RULES.find(
            (of) => of.group === group && of.category === category,
          );
          const list = rule ? { category, top5: topOf(rule, totals) } : known.get(category);
          return list === undefined || list.top5.length === 0 ? [] : [list];
        },
      );
    });
  }),
);

export const NO_LEADERS: Leaders = inStatGroups(() => []);

/** The data of a day's games. */
export interface DayFacts {
  games: readonly Game[];
  postseason: Pick<Postseason, "games">;
  /** Undefined where no lines are held. */
  lines: SeasonLines | undefined;
  /** Quarters, arena, officials, channels and label of each game, by the game's id. */
  details: ReadonlyMap<Game["id"], GameDetails>;
}

/** The games of a day, each with the lines that are held; undefined for a day without games. */
export function dayOfSeason(date: string, facts: DayFacts): Day | undefined {
  const { lines, details } = facts;
  const isOfDay = (game: Game) => game.date === date;
  const ofPostseason = new Map(facts.postseason.games.filter(isOfDay).map((own) => [own.id, own]));
  const results = new Map([
    ...facts.games.filter(isOfDay).map((own) => [own.id, own] as const),
    ...ofPostseason,
  ]);
  const places = lines?.games.flatMap((game, at) => (isOfDay(game) ? [at] : [])) ?? [];
  const played = lines === undefined ? [] : gamesAt(lines, places);
  const withLines = new Set(played.map(({ id }) => id));
  const others = [...results.values()]
    .filter(({ id }) => !withLines.has(id))
    .map((game) => ({ ...game, stage: ofPostseason.get(game.id)?.stage ?? ("season" as const) }));
  const games = [
    ...played.map(({ flow: _, bigShots: __, ...game }) => ({ ...game, lines: [...game.lines] })),
    ...others.map((game) => ({ ...game, lines: [] })),
  ].map((game): BoxScore => {
    const staged = ofPostseason.get(game.id);
    const known = details.get(game.id) ?? NO_DETAILS;
    return {
      ...game,
      ...known,
      label: known.label ?? staged?.label,
      tipOff: results.get(game.id)?.tipOff ?? known.tipOff,
      series: staged?.series,
    };
  });
  if (games.length === 0) return undefined;
  return { date, games: gamesInOrder(games), names: lines ? namesById(lines) : new Map() };
}

const namesById = memoize(
  ({ players }: SeasonLines): ReadonlyMap<string, string> =>
    new Map(players.map(({ id, name }) => [id, name])),
);

/** The indices of each player's lines, by the player's id. */
const linesByPlayer = memoize(({ players, player, size }: SeasonLines) => {
  const indices = players.map((): number[] => []);
  for (let line = 0; line < size; line += 1) indices[player[line] ?? -1]?.push(line);
  return new Map(players.map(({ id }, at) => [id, indices[at] ?? []]));
});

/** A player's lines in the order of the games; empty for a player without one. */
export function logOf(lines: SeasonLines, playerId: string): LogLine[] {
  return (linesByPlayer(lines).get(playerId) ?? []).flatMap((line): LogLine[] => {
    const game = lines.games[lines.game[line] ?? -1];
    return game ? [{ ...boxLine(lines, line), gameId: game.id, stage: game.stage }] : [];
  });
}

/** The facts of a line that decide a game's top scorer. */
interface Scoring {
  pts: number;
  seconds: number;
  playerId: string;
  mark: string;
}

/** Of equal points, those in more time count more, so that every source names the same player. */
function outscores(one: Scoring, other: Scoring): boolean {
  const [points, time] = [one.pts - other.pts, one.seconds - other.seconds];
  return (points || time || Number(other.playerId) - Number(one.playerId)) > 0;
}

/** A team's top scorer in each of its games. */
export const topScorersOf = memoize((lines: SeasonLines) =>
  oncePerKey((teamId: number): TopScorer[] => {
    const scoringOf = (line: number): Scoring => ({
      pts: Math.max(0, lines.figures.pts[line] ?? 0),
      seconds: Math.max(0, lines.figures.sec[line] ?? 0),
      playerId: lines.players[lines.player[line] ?? -1]?.id ?? "",
      mark: estimateMark(lines.doubts?.get(line)),
    });
    const best = new Map<number, Scoring>();
    for (let line = 0; line < lines.size; line += 1) {
      if (lines.team[line] !== teamId) continue;
      const game = lines.game[line] ?? -1;
      const top = best.get(game);
      const own = scoringOf(line);
      if (top === undefined || outscores(own, top)) best.set(game, own);
    }
    return lines.games.flatMap(({ id: gameId }, place) => {
      const top = best.get(place);
      if (top === undefined) return [];
      const { playerId, pts, mark } = top;
      return { gameId, playerId, name: namesById(lines).get(playerId) ?? "", pts, mark };
    });
  }),
);
