import type { PlayedGame } from "#domain/query/storage/lines-of-games.ts";
import type { BoxLine } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import { quotient } from "#domain/season/figures.ts";
import type { SourceLine } from "#domain/season/season-totals.ts";

/** The lines of the regular season's games, as a source gives them. */
export function sourceLinesOf(played: readonly PlayedGame[]): Map<Game["id"], SourceLine[]> {
  const games = played.filter(({ stage, lines }) => stage === "season" && lines.length > 0);
  return new Map(
    games.map(({ id, lines }) => [id, lines.map((line) => storedLine(id, line))] as const),
  );
}

function storedLine(gameId: Game["id"], line: BoxLine): SourceLine {
  const { seconds, starter: _, fgm, fga, fg3m, fg3a, ftm, fta, oreb, dreb, pf, ...figures } = line;
  const share = (made: number, tried: number) =>
    tried === 0 ? null : Number(quotient(made, tried, 3));
  return {
    ...figures,
    gameId,
    fgPct: share(fgm, fga),
    fg3Pct: share(fg3m, fg3a),
    ftPct: share(ftm, fta),
    ...(seconds !== null && { exactMinutes: seconds / 60 }),
    ...(oreb !== null &&
      dreb !== null && { shots: { fgm, fga, fg3m, fg3a, ftm, fta, oreb, dreb, pf } }),
  };
}
