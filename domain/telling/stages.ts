import { possessive } from "../printing/possessive.ts";
import { printedScore } from "../printing/records.ts";
import { FINALS_ROUND } from "../season/postseason.ts";
import { type SeriesAt, TO_WIN } from "../standings/series-state.ts";
import { inWords } from "../standings/tie-sentences.ts";
import type { Kind, Told } from "./kind.ts";
import type { Telling, ToldSide } from "./telling.ts";

/** The next round for the winner of a series, by the number of its round. */
const NEXT = ["", "the conference semifinals", "the conference finals", "the Finals"];

/** The wins that leave a team one win from deciding a series. */
const ONE_SHORT = TO_WIN - 1;

export const CUP_WON: Kind = {
  name: "NBA Cup won",
  topic: "stage",
  tell: ({ game, result }) =>
    game.stage === "cup-final" ? { lead: `${result} to win the NBA Cup` } : undefined,
};

/** A game of the play-in, once the playoffs show what it decided. */
export const PLAY_IN: Kind = {
  name: "play-in",
  topic: "stage",
  tell({ game, winner, loser, result, score, season }) {
    if (game.stage !== "play-in" || !season.some(({ stage }) => stage === "playoffs"))
      return undefined;
    const after = ({ log }: ToldSide) =>
      log.slice(log.findIndex(({ gameId }) => gameId === game.id) + 1).map(({ stage }) => stage);
    if (after(winner)[0] === "playoffs") return { lead: `${result} to reach the playoffs` };
    return after(loser).length === 0
      ? { lead: `${winner.name} ended ${possessive(loser.name)} season in the play-in, ${score}` }
      : undefined;
  },
};

interface InSeries extends Telling {
  series: SeriesAt["series"];
  /** The wins of the game's winner and of its loser in the series, this game included. */
  wins: number;
  losses: number;
}

/** A kind that is told of the series of a game. */
function inSeries(name: string, tell: (game: InSeries) => Told | undefined): Kind {
  return {
    name,
    topic: "stage",
    tell(telling) {
      const after = telling.seriesAfter(telling.game.series?.number ?? 0);
      if (after === undefined) return undefined;
      const { series } = after;
      const wins = winsOf(telling.winner, after);
      return tell({ ...telling, series, wins, losses: winsOf(telling.loser, after) });
    },
  };
}

const winsOf = ({ id }: ToldSide, { series, highWins, lowWins }: SeriesAt) =>
  id === series.highTeamId ? highWins : lowWins;

export const TITLE = inSeries("championship won", ({ result, series, wins, losses }) =>
  wins === TO_WIN && series.round === FINALS_ROUND
    ? { lead: `${result} to win the championship, ${inWords(wins)} games to ${inWords(losses)}` }
    : undefined,
);

export const SERIES_TURNED = inSeries("series turned", ({ wins, ...telling }) => {
  const fourth = telling.seriesAfter(TO_WIN);
  if (wins !== TO_WIN || fourth === undefined) return undefined;
  if (winsOf(telling.loser, fourth) !== ONE_SHORT) return undefined;
  return {
    lead: `${telling.result} and reached ${NEXT[telling.series.round]} after trailing in the series 3–1`,
  };
});

export const SERIES_WON = inSeries("series won", ({ result, series, wins, losses }) => {
  if (wins !== TO_WIN) return undefined;
  const how =
    losses === 0 ? "sweep the series" : `win the series in ${inWords(wins + losses)} games`;
  return { lead: `${result} to ${how} and reach ${NEXT[series.round]}` };
});

export const SEVENTH_GAME = inSeries("seventh game forced", ({ result, wins, losses }) =>
  wins === ONE_SHORT && losses === ONE_SHORT
    ? { lead: `${result} to force a Game 7`, more: "the win forced a Game 7" }
    : undefined,
);

export const SERIES_STATE = inSeries("state of the series", (telling) => {
  const { result, winner, loser, wins, losses } = telling;
  if (wins === TO_WIN) return undefined;
  if (wins === losses) {
    const level = printedScore(wins, losses);
    return {
      lead: `${result} to tie the series ${level}`,
      more: `the win tied the series ${level}`,
    };
  }
  if (wins > losses) {
    const ahead = printedScore(wins, losses);
    return {
      lead: `${result} to take a ${ahead} lead in the series`,
      more: `${winner.name} took a ${ahead} lead in the series`,
    };
  }
  const cut = `${possessive(loser.name)} lead in the series to ${printedScore(losses, wins)}`;
  return { lead: `${result} to cut ${cut}`, more: `the win cut ${cut}` };
});
