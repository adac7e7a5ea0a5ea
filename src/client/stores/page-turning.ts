import { atom, type ReadableAtom } from "nanostores";
import { type FetchedAnswer, fetchAhead, fetchAnswer } from "../browser/fetched-answer.ts";

/** The delay before the loader appears, in milliseconds. */
export const LOADER_DELAY_MS = 150;

export interface PageTurning {
  /** True while the loader shows. */
  $late: ReadableAtom<boolean>;
  /** Fetches a page; "overtaken" when a newer call comes before the response. */
  turn(href: string): Promise<FetchedAnswer | { kind: "overtaken" }>;
  /** Aborts the current fetch, if any. */
  stop(): void;
  /** Prefetches a page once. */
  expect(href: string): void;
}

/** Fetches pages one at a time: only the newest call succeeds. */
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
      // The loader of an aborted fetch stays, because the visitor is still waiting.
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
