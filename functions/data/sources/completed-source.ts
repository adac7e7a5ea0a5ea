import { ok } from "#domain/result.ts";
import type { ListedGames, ResultsSource, SourceFailure, SourceGame } from "./source.ts";

/**
 * A source that another one completes: what the first one's plan denies, box scores and the rosters that
 * tell who their players are, comes from the second. Every game is of one of them: its score is the
 * first's, and so are its lines where the first gives any. Finals of which they disagree are named.
 */
export function completedSource(
  first: ResultsSource,
  second: ResultsSource,
  secondName: string,
): ResultsSource {
  /** The second one's ids of the first one's games, and the other way round. */
  const theirs = new Map<number, number>();
  const ours = new Map<number, number>();
  let areLinesDenied = false;

  const linesOfSecond: ResultsSource["lines"] = async (gameIds) => {
    const answer = await second.lines(gameIds.flatMap((id) => theirs.get(id) ?? []));
    if (!answer.ok) return answer;
    const idOf = (id: number | undefined) => (id === undefined ? undefined : ours.get(id));
    const known = <Row extends { gameId: number }>(rows: readonly Row[]) =>
      rows.flatMap((row): Row[] => {
        const gameId = idOf(row.gameId);
        return gameId === undefined ? [] : [{ ...row, gameId }];
      });
    const { rows, plays = [], unread } = answer.value;
    return ok({
      rows: known(rows),
      plays: known(plays),
      unread: unread.map((row) => ({ ...row, gameId: idOf(row.gameId) })),
    });
  };

  return {
    ...first,
    async games(asked) {
      const answer = await first.games(asked);
      if (!answer.ok) return answer;
      const others = await second.games(asked);
      if (!others.ok) return ok(withDoubts(answer.value, [whyAlone(secondName, others.error)]));
      const byKey = new Map(others.value.rows.map((game) => [keyOf(game), game]));
      const doubts: string[] = [];
      const rows = answer.value.rows.map((game) => {
        const other = byKey.get(keyOf(game));
        if (other === undefined) return game;
        theirs.set(game.id, other.id);
        ours.set(other.id, game.id);
        if (!isOtherFinal(game, other)) return { ...game, periods: game.periods ?? other.periods };
        doubts.push(contradiction(game, other, secondName));
        return game;
      });
      return ok(withDoubts({ ...answer.value, rows }, doubts));
    },
    async lines(gameIds) {
      if (!areLinesDenied) {
        const answer = await first.lines(gameIds);
        if (answer.ok || answer.error.kind !== "denied") return answer;
        areLinesDenied = true;
      }
      return linesOfSecond(gameIds);
    },
    gamesWithin: (requests) => Math.min(first.gamesWithin(requests), second.gamesWithin(requests)),
    get linesOfPlayers() {
      return areLinesDenied ? second.linesOfPlayers : first.linesOfPlayers;
    },
    // A roster tells the players of the same source's lines alone.
    activePlayers: (teamIds) => (areLinesDenied ? second : first).activePlayers(teamIds),
    get teamsAtOnce() {
      return (areLinesDenied ? second : first).teamsAtOnce;
    },
    daysOfCorrections: Math.min(first.daysOfCorrections, second.daysOfCorrections),
  };
}

function withDoubts(games: ListedGames, doubts: string[]): ListedGames {
  return { ...games, doubts: [...(games.doubts ?? []), ...doubts] };
}

function keyOf({ date, homeTeamId, visitorTeamId }: SourceGame): string {
  return `${date} ${visitorTeamId} ${homeTeamId}`;
}

function isOtherFinal(one: SourceGame, other: SourceGame): boolean {
  const isSame = one.homePoints === other.homePoints && one.visitorPoints === other.visitorPoints;
  return one.isFinal && other.isFinal && !isSame;
}

function contradiction(one: SourceGame, other: SourceGame, secondName: string): string {
  const score = (game: SourceGame) => `${game.visitorPoints}-${game.homePoints}`;
  return (
    `${one.date}, team ${one.visitorTeamId} at team ${one.homeTeamId}: ${score(one)} counts, ` +
    `the ${secondName} has ${score(other)}`
  );
}

function whyAlone(name: string, { kind, status }: SourceFailure): string {
  const answered = status === undefined ? "" : ` ${status}`;
  return `the ${name} gives nothing (${kind}${answered})`;
}
