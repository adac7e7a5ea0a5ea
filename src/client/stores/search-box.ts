import { atom, type ReadableAtom } from "nanostores";
import { type AnswerHit, mayBeQuestion } from "../../../domain/search/answer-hit.ts";
import { isTooShort, searchTeamsAndPlayers } from "../../../domain/search/search.ts";
import { hitOfPlayer, hitOfTeam, type SearchHit } from "../../../domain/search/search-index.ts";
import { $searchIndex, loadSearchIndex } from "./search-index.ts";
import { createTypedQuestion, type TypedQuestion } from "./typed-question.ts";

/** The popup below the search field. */
export type Popup =
  | { kind: "closed" }
  /**
   * The answer to a question, then teams, then players, numbered from 0; the last number is the
   * link to all results, if there are more. One of them may be active.
   */
  | {
      kind: "hits";
      answer: AnswerHit | undefined;
      teams: SearchHit[];
      players: SearchHit[];
      more: More;
      active: number | undefined;
    }
  | { kind: "nothing"; query: string }
  | { kind: "unavailable" };

/** The link to all results; undefined when the popup shows them all. */
export type More = { total: number; href: string } | undefined;

export type Move = "next" | "previous" | "first" | "last";

export interface SearchBox {
  $popup: ReadableAtom<Popup>;
  /** Follows the search index; returns a function that stops it. */
  watch(): () => void;
  /** Tells the box that the field has the focus. */
  enter(): void;
  /** Shows the hits of a text, now or when the index has loaded. */
  search(text: string): void;
  /** Activates another hit and wraps around at the ends. Opens a closed popup. */
  move(to: Move): void;
  close(): void;
}

/** The most hits of the popup; the page of results lists more. */
export const MOST_HITS = 20;

const CLOSED: Popup = { kind: "closed" };

/** A search field's popup and its keyboard navigation (product.md section 2, "Top bar"). */
export function createSearchBox(): SearchBox {
  const $popup = atom<Popup>(CLOSED);
  const question = createTypedQuestion(showAnswer);
  let query = "";
  let isWanted = false;

  function show(): void {
    $popup.set(isWanted ? popupFor(query, question) : CLOSED);
  }

  /** Inserts the answer; the active hit stays active, one position further down. */
  function showAnswer(): void {
    const before = $popup.get();
    show();
    const popup = $popup.get();
    if (before.kind !== "hits" || before.active === undefined || popup.kind !== "hits") return;
    $popup.set({ ...popup, active: before.active + (popup.answer ? 1 : 0) });
  }

  function open(): void {
    isWanted = true;
    void loadSearchIndex();
    show();
  }

  return {
    $popup,
    watch: () => $searchIndex.listen(show),
    enter: open,
    search(text) {
      query = text;
      open();
    },
    move(to) {
      const popup = $popup.get();
      if (popup.kind !== "hits") return open();
      const { answer, teams, players, more } = popup;
      const count = (answer ? 1 : 0) + teams.length + players.length + (more ? 1 : 0);
      $popup.set({ ...popup, active: moved(popup.active, to, count) });
    },
    close() {
      isWanted = false;
      question.stop();
      show();
    },
  };
}

function popupFor(text: string, question: TypedQuestion): Popup {
  const loaded = $searchIndex.get();
  if (isTooShort(text)) question.stop();
  if (isTooShort(text) || loaded.state === "idle" || loaded.state === "loading") return CLOSED;
  if (loaded.state === "failed") return { kind: "unavailable" };
  const found = searchTeamsAndPlayers(text, loaded.index.teams, loaded.index.players, MOST_HITS);
  if (found.kind === "too-short") return CLOSED;
  const query = text.trim();
  const teams = found.teams.map(hitOfTeam);
  const players = found.players.map(hitOfPlayer);
  question.ask(mayBeQuestion(query, [...teams, ...players]) ? query : "");
  const answer = question.answer();
  if (found.total === 0 && answer === undefined)
    return question.isWaiting() ? CLOSED : { kind: "nothing", query };
  const href = `/search?q=${encodeURIComponent(query)}`;
  return {
    kind: "hits",
    answer,
    teams,
    players,
    more: found.total > MOST_HITS ? { total: found.total, href } : undefined,
    active: undefined,
  };
}

function moved(active: number | undefined, to: Move, count: number): number {
  if (to === "first") return 0;
  if (to === "last") return count - 1;
  if (active === undefined) return to === "next" ? 0 : count - 1;
  return (active + (to === "next" ? 1 : count - 1)) % count;
}
