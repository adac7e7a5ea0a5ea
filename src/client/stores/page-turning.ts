import { atom, type ReadableAtom } from "nanostores";
import { type Fetched, fetchAhead, fetchAnswer } from "../browser/fetched-answer.ts";

/** A shorter wait shows no loader. */
export const LOADER_DELAY_MS = 150;

export interface PageTurning {
  /** Whether the loader shows. */
  $late: ReadableAtom<boolean>;
  /** Fetches a page; it is overtaken when a newer one is asked for before it arrives. */
  turn(href: string): Promise<Fetched | { kind: "overtaken" }>;
  /** Gives up the page that is on its way, if any. */
  stop(): void;
  /** Prefetches a page, once. */
  expect(href: string): void;
}

/** Turns pages one at a time: only the newest request ever arrives. */
export function createPageTurning(): PageTurning {
  const $late = atom(false);
  const expected = new Set<string>();
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    current?.abort();
    current = undefined;
    clearTimeout(timer);
    $late.set(false);
  }

  return {
    $late,
    stop,
    async turn(href) {
      // The loader of an aborted turn stays: for the visitor, the wait goes on.
      current?.abort();
      const mine = new AbortController();
      current = mine;
      clearTimeout(timer);
      timer = setTimeout(() => $late.set(true), LOADER_DELAY_MS);
      const fetched = await fetchAnswer(href, mine.signal);
      if (current !== mine) return { kind: "overtaken" };
      stop();
      return fetched;
    },
    expect(href) {
      if (expected.has(href)) return;
      expected.add(href);
      fetchAhead(href);
    },
  };
}
