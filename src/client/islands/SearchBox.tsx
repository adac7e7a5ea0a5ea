// Why an island: results appear while typing, sooner than any request could bring them.
import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { countOfHits } from "#domain/site/search-groups.ts";
import {
  createSearchBox,
  groupsOf,
  MOST_HITS,
  type Move,
  type Popup,
} from "../stores/search-box.ts";
import { $searchIndex } from "../stores/search-index.ts";
import { FoundList, hitId } from "./parts/FoundList.tsx";
import { Spinner } from "./parts/Spinner.tsx";

const LIST = "found";

const MOVES: Record<string, Move> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  Home: "first",
  End: "last",
};

/**
 * The content of the search form; the form's attributes decide where Enter submits. The first
 * rendering equals the HTML of TopBar.astro element by element, so that React adopts the field in
 * which a visitor may already be typing.
 */
export default function SearchBox({ query }: { query?: string }) {
  const [box] = useState(createSearchBox);
  const [isAwake, setAwake] = useState(false);
  const popup = useStore(box.$popup);
  const index = useStore($searchIndex);
  const input = useRef<HTMLInputElement>(null);
  const isLoading = index.state === "loading" && index.isSlow;
  const groups = groupsOf(popup);
  const active = "active" in popup ? popup.active : undefined;

  useEffect(() => {
    const stop = box.watch();
    setAwake(true);
    // Text typed during hydration is searched for.
    const field = input.current;
    if (field !== null && field === document.activeElement) {
      if (field.value === field.defaultValue) box.enter();
      else box.search(field.value);
    }
    return stop;
  }, [box]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: field } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const move = MOVES[key];
    if (move !== undefined) {
      // Without an active hit, these keys move the caret.
      if ((move === "first" || move === "last") && active === undefined) return;
      event.preventDefault();
      box.move(move);
    } else if (key === "Enter" && active !== undefined) {
      event.preventDefault();
      document.getElementById(hitId(LIST, active))?.click();
    } else if (key === "Escape") {
      event.preventDefault();
      if (popup.kind !== "closed") return box.close();
      if (field.value === "") return field.blur();
      field.value = "";
      box.search("");
    }
  };

  const combobox = isAwake && {
    role: "combobox",
    "aria-autocomplete": "list" as const,
    "aria-controls": LIST,
    "aria-expanded": groups.length > 0,
    "aria-activedescendant": active === undefined ? undefined : hitId(LIST, active),
  };
  return (
    <>
      <label htmlFor="search">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5" />
        </svg>
        <span className="hidden-text">Search Teams and Players</span>
      </label>
      <input
        ref={input}
        id="search"
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search Teams and Players..."
        autoComplete="off"
        maxLength={80}
        aria-keyshortcuts="/"
        {...combobox}
        onInput={({ currentTarget }) => box.search(currentTarget.value)}
        onKeyDown={press}
        onFocus={box.enter}
        onBlur={box.close}
      />
      {isLoading && <Spinner />}
      {groups.length > 0 && (
        <FoundList id={LIST} groups={groups} active={active} onFollow={box.close} />
      )}
      {isAwake && (
        <p role="status" className={popup.kind === "unavailable" ? "found note" : "hidden-text"}>
          {isLoading ? "Loading ..." : sentenceOf(popup)}
        </p>
      )}
    </>
  );
}

function sentenceOf(popup: Popup): string {
  switch (popup.kind) {
    case "closed":
      return "";
    case "nothing":
      return popup.title;
    case "unavailable":
      return navigator.onLine
        ? "Search is unavailable. Press Enter for all results."
        : "You're offline. Search works again when the connection is back.";
    case "hits": {
      const { answer, total } = popup;
      const counted = countOfHits(popup);
      const results = total > MOST_HITS ? `First of ${total} results: ${counted}` : counted;
      return [answer?.sentence, results].filter(Boolean).join(" ");
    }
  }
}
