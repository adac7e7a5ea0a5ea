import { ok } from "#domain/result.ts";
import type { ListedGames, ResultsSource, SourceGame } from "./source.ts";
import { whyNotGiven } from "./unread.ts";

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
  /** The source that gives lines; undefined until one has given some. */
  let giver: ResultsSource | undefined;

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
      if (!others.ok) return ok(withDoubts(answer.value, [whyNotGiven(others.error)]));
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
      if (giver !== second) {
        const answer = await first.lines(gameIds);
        const isDenied = !answer.ok && answer.error.kind === "denied";
        giver = isDenied ? second : first;
        if (!isDenied) return answer;
      }
      return linesOfSecond(gameIds);
    },
    gamesWithin: (requests) => Math.min(first.gamesWithin(requests), second.gamesWithin(requests)),
    get linesOfPlayers() {
      return (giver ?? first).linesOfPlayers;
    },
    // A roster tells the players of the same source's lines alone.
    async activePlayers(teamIds) {
      const answer = await (giver ?? first).activePlayers(teamIds);
      const isDenied = !answer.ok && answer.error.kind === "denied";
      return isDenied && giver === undefined ? second.activePlayers(teamIds) : answer;
    },
    get teamsAtOnce() {
      return (giver ?? first).teamsAtOnce;
    },
    /** Before a line is given it is not known whose are corrected: none is asked for again. */
    get daysOfCorrections() {
      return giver?.daysOfCorrections ?? 0;
    },
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
