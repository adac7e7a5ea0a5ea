import type { Postseason, PostseasonGame, Series } from "./postseason.ts";

/** How a team's season ended. */
export type Fate =
  | { kind: "out" }
  /** It played in the play-in and did not get a place in the playoffs. */
  | { kind: "play-in" }
  | {
      kind: "playoffs";
      seed: number;
      /** Whether it won its place in the play-in. */
      fromPlayIn: boolean;
      /** Its last series. */
      last: Series;
      isChampion: boolean;
    };

/** How many teams of a conference are in the playoffs without a play-in. */
const DIRECT = 6;

/**
 * How the season ended for each team of a conference, by team id. The winner of the game between
 * the seventh and the eighth is the seventh seed, the other team from the play-in the eighth.
 * Before the postseason the list of games is empty, and so is the answer.
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
    seed: rank <= DIRECT ? rank : seventh && winnerOf(seventh) === teamId ? 7 : 8,
    fromPlayIn: rank > DIRECT,
    last,
    isChampion: last.round === 4 && last.winnerTeamId === teamId,
  };
}

function plays({ homeTeamId, awayTeamId }: PostseasonGame, teamId: number): boolean {
  return homeTeamId === teamId || awayTeamId === teamId;
}

function winnerOf(game: PostseasonGame): number {
  return game.homePoints > game.awayPoints ? game.homeTeamId : game.awayTeamId;
}

const ROUNDS = ["", "first round", "conference semifinals", "conference finals", "Finals"];

/** "Champions", "Lost in the first round", "Out in the play-in", or "" for a team that went home. */
export function fateWords(fate: Fate): string {
  switch (fate.kind) {
    case "out":
      return "";
    case "play-in":
      return "Out in the play-in";
    case "playoffs":
      return fate.isChampion ? "Champions" : `Lost in the ${ROUNDS[fate.last.round]}`;
  }
}
