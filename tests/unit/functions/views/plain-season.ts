import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";

const WORDS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
    " ",
  );
const ORDINALS = " first second third fourth fifth sixth seventh eighth ninth".split(" ");

/** The number of a word or of digits: 3 for "three", "Third", "only three", "3" and "3rd". */
export function numberOf(text = ""): number {
  const word = text.toLowerCase().replace(/^only /, "");
  const at = Math.max(WORDS.indexOf(word), ORDINALS.indexOf(word));
  return at < 0 ? Number.parseInt(word, 10) : at;
}

/** A team of a game. Its figures come from the box scores alone. */
export interface PlainSide {
  id: number;
  name: string;
  points: number;
  periods: number[];
  lines: BoxLine[];
}

/** A season's facts for checking sentences. They are counted from box scores, without the code that is tested. */
export class PlainSeason {
  readonly games: readonly BoxScore[];

  constructor(games: readonly BoxScore[]) {
    this.games = games.toSorted((a, b) => `${a.date}${a.id}`.localeCompare(`${b.date}${b.id}`));
  }

  /** The winner and the loser. */
  sides(game: BoxScore, nameOf: (teamId: number) => string): [PlainSide, PlainSide] {
    const side = (id: number, points: number, periods: number[]): PlainSide => ({
      id,
      name: nameOf(id),
      points,
      periods,
      lines: game.lines.filter(({ teamId }) => teamId === id),
    });
    const home = side(game.homeTeamId, game.homePoints, game.periods.home);
    const away = side(game.awayTeamId, game.awayPoints, game.periods.away);
    return home.points > away.points ? [home, away] : [away, home];
  }

  /** A team's results of the regular season up to a game, as "WWL"; the game is the last. */
  results(teamId: number, until: BoxScore): string {
    let results = "";
    for (const game of this.games) {
      if (game.stage !== "season" || ![game.homeTeamId, game.awayTeamId].includes(teamId)) continue;
      const own = game.homeTeamId === teamId ? game.homePoints : game.awayPoints;
      results += own === Math.max(game.homePoints, game.awayPoints) ? "W" : "L";
      if (game.id === until.id) return results;
    }
    return "";
  }

  /** The figures of all games of a game's stage. */
  inStage(game: BoxScore, figures: (of: BoxScore) => number[]): number[] {
    return this.games.filter(({ stage }) => stage === game.stage).flatMap(figures);
  }

  /** The most points of a player in all games but one. */
  mostBut(game: BoxScore, playerId: string): number {
    const lines = this.games
      .filter((other) => other.id !== game.id)
      .flatMap((other) => other.lines.filter((line) => line.playerId === playerId));
    return Math.max(...lines.map(({ pts }) => pts));
  }

  /** The wins of a team in a series up to the game with a number. */
  seriesWins(teamId: number, game: BoxScore, number = game.series?.number ?? 0): number {
    return this.games.filter(
      (other) =>
        other.series !== undefined &&
        other.series.seriesId === game.series?.seriesId &&
        other.series.number <= number &&
        this.sides(other, String)[0].id === teamId,
    ).length;
  }

  /** The stages of a team's games after a game. */
  stagesAfter(teamId: number, game: BoxScore): string[] {
    return this.games
      .filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(teamId))
      .filter(({ date }) => date > game.date)
      .map(({ stage }) => stage);
  }
}
