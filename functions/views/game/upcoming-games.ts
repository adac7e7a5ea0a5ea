import type { LiveDayState } from "#domain/live/live-day.ts";
import type { LivePlays } from "#domain/live/live-plays.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { upcomingSentence } from "#domain/telling/upcoming-day.ts";
import {
  type CardFacts,
  cardsHoldUntil,
  type GameCard,
  type LiveScript,
  liveScriptOf,
  recordsNote,
  resultsNote,
  type UpcomingCard,
  upcomingCards,
} from "./game-cards.ts";

/** The time of a page, and whether the site's results are brought from elsewhere. */
export interface PageTime {
  /** In ms since 1970. */
  now: number;
  bringsResults: boolean;
  /** A day's games as they were last read; undefined where they are not. */
  live?: (date: string, games: readonly Fixture[]) => Promise<LiveDayState | undefined>;
  /** The plays of the day's game at home of a team; undefined where none are read. */
  livePlays?: (date: string, homeTeamId: number) => Promise<LivePlays | undefined>;
}

/** A day's games to come. */
export interface UpcomingGames {
  cards: UpcomingCard[];
  /** The label that all games share: "NBA Cup - Group Play"; "" when they differ. */
  label: string;
  sentence: string;
  /** The season of the records, and when results are shown. */
  note: string;
  /** The moment from which the cards read differently, in ms since 1970; infinite after the last. */
  validUntil: number;
  script: LiveScript | undefined;
}

/** A day's games to come; undefined for a day that has none. */
export function upcomingGames(
  date: string,
  facts: CardFacts,
  { bringsResults }: Pick<PageTime, "bringsResults">,
): UpcomingGames | undefined {
  const cards = upcomingCards(date, facts);
  const [first] = cards;
  if (first === undefined) return undefined;
  const hasOneLabel = cards.every(({ label }) => label === first.label);
  return {
    cards: hasOneLabel ? cards.map((card) => ({ ...card, label: "" })) : cards,
    label: hasOneLabel ? first.label : "",
    sentence: upcomingSentence(cards),
    note: upcomingNotes(date, cards, facts, bringsResults),
    validUntil: cardsHoldUntil(cards, facts.now),
    script: liveScriptOf(cards, facts.live),
  };
}

/** The sentences below the cards of a day. */
export function upcomingNotes(
  date: string,
  cards: readonly GameCard[],
  { season }: Pick<CardFacts, "season">,
  bringsResults: boolean,
): string {
  return [recordsNote(date, cards, season), resultsNote(cards, bringsResults)]
    .filter(Boolean)
    .join(" ");
}
