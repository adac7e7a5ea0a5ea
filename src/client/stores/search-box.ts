import { atom, type ReadableAtom } from "nanostores";
import { isTooShort, searchTeamsAndPlayers } from "../../../domain/words/search.ts";
import { hitOfPlayer, hitOfTeam, type SearchHit } from "../../../domain/words/search-index.ts";
import { $searchIndex, loadSearchIndex } from "./search-index.ts";

/** What hangs below the search field. */
export type Popup =
  | { kind: "closed" }
  /**
   * Teams before players, counted through from 0, and after them the way to all results where there
   * are more; one of them may be active.
   */
  | {
      kind: "hits";
      teams: SearchHit[];
      players: SearchHit[];
      more: More;
      active: number | undefined;
    }
  | { kind: "nothing"; query: string }
  | { kind: "unavailable" };

/** What the list leaves out: nothing, or the rest of so many results on a page of their own. */
export type More = { total: number; href: string } | undefined;

export type Move = "next" | "previous" | "first" | "last";

export interface SearchBox {
  $popup: ReadableAtom<Popup>;
  /** Follows the index until it is stopped. */
  watch(): () => void;
  /** The visitor is about to search, or comes back to it. */
  enter(): void;
  /** Shows what the text finds, now or as soon as the index is there. */
  ask(text: string): void;
  /** Makes another hit the active one and wraps around at the ends. Opens what was closed. */
  move(to: Move): void;
  close(): void;
}

/** As many as a person looks through; the page of results lists more. */
export const MOST_HITS = 20;

const CLOSED: Popup = { kind: "closed" };

/** A search field's popup and what moves in it (product.md section 2, "Top bar"). */
export function createSearchBox(): SearchBox {
  const $popup = atom<Popup>(CLOSED);
  let asked = "";
  let isWanted = false;

  function show(): void {
    $popup.set(isWanted ? popupFor(asked) : CLOSED);
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
    ask(text) {
      asked = text;
      open();
    },
    move(to) {
      const popup = $popup.get();
      if (popup.kind !== "hits") return open();
      const count = popup.teams.length + popup.players.length + (popup.more ? 1 : 0);
      $popup.set({ ...popup, active: moved(popup.active, to, count) });
    },
    close() {
      isWanted = false;
      show();
    },
  };
}

function popupFor(text: string): Popup {
  const loaded = $searchIndex.get();
  if (isTooShort(text) || loaded.state === "idle" || loaded.state === "loading") return CLOSED;
  if (loaded.state === "failed") return { kind: "unavailable" };
  const { teams, players } = loaded.index;
  const found = searchTeamsAndPlayers(text, teams, players, MOST_HITS);
  if (found.kind === "too-short") return CLOSED;
  const query = text.trim();
  if (found.total === 0) return { kind: "nothing", query };
  const href = `/search?q=${encodeURIComponent(query)}`;
  return {
    kind: "hits",
    teams: found.teams.map(hitOfTeam),
    players: found.players.map(hitOfPlayer),
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
