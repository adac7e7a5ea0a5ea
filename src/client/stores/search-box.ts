import { atom, type ReadableAtom } from "nanostores";
import { type AnswerHit, mayBeQuestion } from "#domain/search/answer-hit.ts";
import { isTooShort, searchTeamsAndPlayers } from "#domain/search/search.ts";
import {
  articlesFound,
  type IndexedPlayer,
  type IndexedTeam,
  namesFound,
  pagesFound,
  type SearchHit,
} from "#domain/search/search-index.ts";
import { waysOn } from "#domain/search/ways-on.ts";
import { $searchIndex, ensureSearchIndex } from "./search-index.ts";
import { createTypedQuestion, type TypedQuestion } from "./typed-question.ts";

/** The popup below the search field. */
export type Popup =
  | { kind: "closed" }
  | ({ kind: "hits" } & Hits)
  /** No results, with ways on. */
  | ({ kind: "nothing"; title: string } & Pick<Hits, "links" | "active">)
  | { kind: "unavailable" };

/** The lines of a popup, numbered from 0 in this order. One of them may be active. */
interface Hits {
  answer: AnswerHit | undefined;
  teams: SearchHit[];
  players: SearchHit[];
  /** The group of the best hit. */
  first: "teams" | "players";
  pages: SearchHit[];
  articles: SearchHit[];
  /** The link to the page of all results, which has every former player, lists and terms too. */
  links: SearchHit[];
  /** The number of results without the limit, apart from the answer. */
  total: number;
  active: number | undefined;
}

/** Lines of a popup under one title, or without one. */
export interface HitGroup {
  title: string | undefined;
  hits: SearchHit[];
}

/** The lines of a popup in groups; empty for a popup without lines. */
export function groupsOf(popup: Popup): HitGroup[] {
  if (popup.kind === "nothing") return [{ title: popup.title, hits: popup.links }];
  if (popup.kind !== "hits") return [];
  const { answer, first, pages, articles, links } = popup;
  const answers = answer
    ? [{ href: answer.href, name: answer.sentence, detail: "Answer", logo: undefined }]
    : [];
  return [
    { title: undefined, hits: answers },
    ...(first === "teams" ? NAMES : [...NAMES].reverse()).map((name) => ({
      title: TITLES[name],
      hits: popup[name],
    })),
    { title: "Pages", hits: pages },
    { title: "Articles", hits: articles },
    { title: undefined, hits: links },
  ].filter(({ hits }) => hits.length > 0);
}

const NAMES = ["teams", "players"] as const;
const TITLES = { teams: "Teams", players: "Players" };

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
    void ensureSearchIndex();
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
      if (popup.kind !== "hits" && popup.kind !== "nothing") return open();
      const count = groupsOf(popup).flatMap(({ hits }) => hits).length;
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
  const pages = pagesFound(query, loaded.index.pages);
  const titled = articlesFound(query, loaded.index.headlines);
  question.ask(mayBeQuestion(query, found.isSlip ? [] : namesOf(found)) ? query : "");
  const said = question.answer();
  const reason = said?.kind === "reason" ? said.sentence : undefined;
  const isOther = pages.length + titled.length > 0 || reason !== undefined;
  const { teams, players, first } = namesFound(found, isOther);
  const answer =
    reason === undefined ? answerBeside([...teams, ...players, ...pages], said) : undefined;
  const names = teams.length + players.length === 0 ? 0 : found.total;
  const total = names + pages.length + titled.length;
  const all = {
    href: `/search?q=${encodeURIComponent(query)}`,
    name: "All results",
    detail: "Every former player, too",
    logo: undefined,
  };
  if (total === 0 && answer === undefined) {
    if (question.isWaiting()) return CLOSED;
    const title = reason ?? `No results for "${query}"`;
    return { kind: "nothing", title, links: [all, ...waysOn(query)], active: undefined };
  }
  const others = [...pages, ...titled].slice(0, MOST_HITS - teams.length - players.length);
  if (total > MOST_HITS) all.detail = `${MOST_HITS} of ${total} shown`;
  return {
    kind: "hits",
    answer,
    teams,
    players,
    first,
    pages: others.slice(0, pages.length),
    articles: others.slice(pages.length),
    links: total > 0 ? [all] : [],
    total,
    active: undefined,
  };
}

/** The answer, unless it is a page that the hits list. */
function answerBeside(hits: readonly SearchHit[], answer: AnswerHit | undefined) {
  return hits.some(({ href }) => href === answer?.href) ? undefined : answer;
}

/** The names that a question may begin with. */
function namesOf({ teams, players }: { teams: IndexedTeam[]; players: IndexedPlayer[] }) {
  return [...teams.map(({ fullName }) => ({ name: fullName })), ...players];
}

function moved(active: number | undefined, to: Move, count: number): number {
  if (to === "first") return 0;
  if (to === "last") return count - 1;
  if (active === undefined) return to === "next" ? 0 : count - 1;
  return (active + (to === "next" ? 1 : count - 1)) % count;
}
