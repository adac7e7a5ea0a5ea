import { withArticle } from "../printing/article.ts";
import { ordinalInWords } from "../printing/ordinals.ts";
import { possessive } from "../printing/possessive.ts";
import { inWords } from "../standings/tie-sentences.ts";
import type { Kind } from "./kind.ts";

export function runEnded(name: string, least: number): Kind {
  return {
    name,
    topic: "run",
    tell({ winner, loser, score }) {
      const { wins } = loser.runBefore;
      if (wins < least) return undefined;
      const run = `${possessive(loser.name)} ${inWords(wins)}-game winning streak`;
      return {
        lead: `${winner.name} snapped ${run}, ${score}`,
        more: `the win snapped ${run}`,
      };
    },
  };
}

export function lossesEnded(name: string, least: number): Kind {
  return {
    name,
    topic: "run",
    tell({ winner, result }) {
      const { losses } = winner.runBefore;
      if (losses < least) return undefined;
      const run = `${inWords(losses)}-game losing streak`;
      return {
        lead: `${result} to end ${withArticle(run)}`,
        more: `the win ended ${possessive(winner.name)} ${run}`,
      };
    },
  };
}

export const FIRST_WIN: Kind = {
  name: "first win of the season",
  topic: "run",
  tell({ winner, result }) {
    const { losses } = winner.runBefore;
    const isFirst = winner.wins === 1;
    if (!isFirst || losses < 4) return undefined;
    const after = `after an 0–${losses} start`;
    return {
      lead: `${result} for a first win of the season ${after}`,
      more: `the win was ${possessive(winner.name)} first of the season, ${after}`,
    };
  },
};

export function runExtended(name: string, least: number): Kind {
  return {
    name,
    topic: "run",
    tell({ winner, result }) {
      const wins = winner.runBefore.wins + 1;
      if (wins < least) return undefined;
      return {
        lead: `${result} for ${withArticle(`${ordinalInWords(wins)} straight win`)}`,
        more: `the win was ${possessive(winner.name)} ${ordinalInWords(wins)} straight`,
      };
    },
  };
}

/** Said after the result only: the news is the winners'. */
export const LOSSES_EXTENDED: Kind = {
  name: "losses in a row",
  topic: "run",
  tell({ loser }) {
    const losses = loser.runBefore.losses + 1;
    return losses < 8
      ? undefined
      : { more: `the loss was ${possessive(loser.name)} ${ordinalInWords(losses)} straight` };
  },
};

/** The round numbers of wins that a season is known by. */
const ROUND_WINS = [50, 60, 70];

export const ROUND_WIN: Kind = {
  name: "round number of wins",
  topic: "run",
  tell({ winner }) {
    const { name, wins } = winner;
    return ROUND_WINS.includes(wins)
      ? { more: `the win was ${possessive(name)} ${wins}th of the season` }
      : undefined;
  },
};
