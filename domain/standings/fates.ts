import {
  FINALS_ROUND,
  type Postseason,
  type PostseasonGame,
  type Series,
} from "../season/postseason.ts";

/** The end of a team's season. */
export type Fate =
  | { kind: "out" }
  /** Lost in the play-in. */
  | { kind: "play-in" }
  | {
      kind: "playoffs";
      seed: number;
      /** The team won its seed in the play-in. */
      fromPlayIn: boolean;
      /** The team's last series. */
      last: Series;
      isChampion: boolean;
    };

/**
 * The end of the season for each team of a conference, by team id. The winner of the play-in game
 * between the seventh and the eighth gets the seventh seed, the other team from the play-in the
 * eighth; without a play-in the rank is the seed. Empty before the playoffs.
 */
export function fatesOf(
  ranks: ReadonlyMap<number, number>,
  { games, series }: Pick<Postseason, "games" | "series">,
): Map<number, Fate> {
  if (series.length === 0) return new Map();
  const playIn = games.filter(({ stage }) => stage === "play-in");
  return new Map(
    [...ranks].map(([teamId, rank]) => [teamId, fateOf(teamId, rank, ranks, playIn, series)]),
  );
}

function fateOf(
  teamId: number,
  rank: number,
  ranks: ReadonlyMap<number, number>,
  playIn: readonly PostseasonGame[],
  series: readonly Series[],
): Fate {
  const own = series.filter(({ highTeamId, lowTeamId }) =>
    [highTeamId, lowTeamId].includes(teamId),
  );
  const last = own.toSorted((a, b) => a.round - b.round).at(-1);
  const games = playIn.filter((game) => plays(game, teamId));
  if (last === undefined) return { kind: games.length > 0 ? "play-in" : "out" };
  const seventh = playIn.find((game) =>
    [game.homeTeamId, game.awayTeamId].every((id) => [7, 8].includes(ranks.get(id) ?? 0)),
  );
  return {
    kind: "playoffs",
    seed: games.length === 0 ? rank : seventh && winnerOf(seventh) === teamId ? 7 : 8,
    fromPlayIn: games.length > 0,
    last,
    isChampion: last.round === FINALS_ROUND && last.winnerTeamId === teamId,
  };
}

function plays({ homeTeamId, awayTeamId }: PostseasonGame, teamId: number): boolean {
  return homeTeamId === teamId || awayTeamId === teamId;
}

function winnerOf(game: PostseasonGame): number {
  return game.homePoints > game.awayPoints ? game.homeTeamId : game.awayTeamId;
}

const ROUNDS = ["", "first round", "conference semifinals", "conference finals", "Finals"];

/**
 * "Champions", "Lost in the first round", "Lost in the play-in", or "" for a team without a
 * postseason.
 */
export function fateWords(fate: Fate): string {
  switch (fate.kind) {
    case "out":
      return "";
    case "play-in":
      return "Lost in the play-in";
    case "playoffs":
      return fate.isChampion ? "Champions" : `Lost in the ${ROUNDS[fate.last.round]}`;
  }
}
