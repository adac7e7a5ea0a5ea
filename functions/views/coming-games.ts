import { comingSentence } from "../../domain/telling/coming-day.ts";
import {
  type CardFacts,
  type ComingCard,
  comingCards,
  type GameCard,
  nextTipOff,
  recordsNote,
  resultsNote,
} from "./game-cards.ts";

/** The time of a page, and whether the site's results are brought from elsewhere. */
export interface Clock {
  /** In ms since 1970. */
  now: number;
  bringsResults: boolean;
}

/** A day's games to come. */
export interface ComingGames {
  cards: ComingCard[];
  /** What all games are: "NBA Cup - Group Play"; "" when they differ. */
  label: string;
  sentence: string;
  /** What the records are, and what becomes of the results. */
  note: string;
  /** The next tip-off, in ms since 1970; infinite after the last. */
  validUntil: number;
}

/** A day's games to come; undefined for a day that has none. */
export function comingGames(
  date: string,
  facts: CardFacts,
  { bringsResults }: Pick<Clock, "bringsResults">,
): ComingGames | undefined {
  const cards = comingCards(date, facts);
  const [first] = cards;
  if (first === undefined) return undefined;
  const hasOneLabel = cards.every(({ label }) => label === first.label);
  return {
    cards: hasOneLabel ? cards.map((card) => ({ ...card, label: "" })) : cards,
    label: hasOneLabel ? first.label : "",
    sentence: comingSentence(cards),
    note: notesOf(date, cards, facts, bringsResults),
    validUntil: nextTipOff(cards, facts.now),
  };
}

/** The sentences below the cards of a day. */
export function notesOf(
  date: string,
  cards: readonly GameCard[],
  { season }: Pick<CardFacts, "season">,
  bringsResults: boolean,
): string {
  return [recordsNote(date, season), resultsNote(cards, bringsResults)].filter(Boolean).join(" ");
}
