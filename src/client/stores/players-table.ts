import { atom, type ReadableAtom } from "nanostores";
import {
  parseTableQuery,
  type TableQuery,
  tableSearch,
} from "../../../domain/season/player-table.ts";
import {
  type PlayersAnswer,
  playersPage,
  playersPath,
} from "../../../domain/season/players-answer.ts";
import { saveCopy } from "../browser/fetched-answer.ts";
import { type Entry, enter, leaveFor } from "../browser/history.ts";
import { createPageTurning } from "./page-turning.ts";

/** How long after the last letter a name counts as typed. */
export const TYPED_MS = 250;

const OFFLINE =
  "You are offline. The table stays as it is and changes when the connection is back.";
const NO_RESPONSE = "No response. The table stays as it is. Check your connection and try again.";

export type Field = "name" | "pos" | "team";

/** A page of the table as it was asked for. */
interface Turn {
  href: string;
  entry: Entry;
  /** The field that asks for it, and so holds its own value already. */
  field: Field | undefined;
}

/** A page that has arrived, and how. */
export interface Turned extends Turn {
  answer: PlayersAnswer;
  /** Another page of the same query. */
  isSameQuery: boolean;
}

/** What is said of the last turn: for all to see when the table did not change. */
export interface Said {
  text: string;
  isMessage: boolean;
}

export interface PlayersTable {
  $said: ReadableAtom<Said>;
  /** A page has been waited for long enough to say so. */
  $late: ReadableAtom<boolean>;
  /**
   * Follows the history and the connection until the signal stops it, and takes up what has changed in
   * the page before: its address, or its fields. Every page that arrives is handed to `show`.
   */
  watch(show: (turned: Turned) => void, fields: () => TableQuery, signal: AbortSignal): void;
  /** Shows the page that a link leads to. */
  follow(href: string): void;
  /** Shows what the fields ask for, one of which has changed. */
  narrow(query: TableQuery, field: Field | undefined): void;
  /** Shows what the name asks for, once it counts as typed. */
  type(fields: () => TableQuery): void;
  /** A field is left: what it asks for next is a new entry of the history. */
  leave(field: Field): void;
}

/**
 * The players table in place: one page at a time, each at its own address. Without a connection
 * the table stays and says so; any other failure is left to the browser, as if there were no island.
 */
export function createPlayersTable(first: PlayersAnswer): PlayersTable {
  const $said = atom<Said>({ text: "", isMessage: false });
  const turning = createPageTurning();
  let shown = first;
  let showTurned: (turned: Turned) => void = () => {};
  let typing: ReturnType<typeof setTimeout> | undefined;
  /** The field that the last turn came from: one entry of the history for all of its values. */
  let edited: Field | undefined;
  /** The turn that found no connection. */
  let missed: Turn | undefined;

  const isShown = (href: string) => addressOf(href) === shown.query;

  async function turn(wanted: Turn): Promise<void> {
    const { href, entry, field } = wanted;
    clearTimeout(typing);
    const turned = await turning.turn(href);
    if (turned.kind === "overtaken") return;
    if (turned.kind === "unusable") return leaveFor(href, entry);
    if (turned.kind === "offline") {
      missed = wanted;
      return $said.set({ text: navigator.onLine ? NO_RESPONSE : OFFLINE, isMessage: true });
    }
    const { answer } = turned;
    const isSameQuery = queryOf(answer.query) === queryOf(shown.query);
    missed = undefined;
    edited = field;
    shown = answer;
    enter(answer.query, entry);
    showTurned({ ...wanted, answer, isSameQuery });
    $said.set({ text: playersPage(answer).summary, isMessage: false });
    lookAhead();
    // What the service worker keeps is the page that a navigation to this address would bring.
    if (queryOf(answer.query) === "") saveCopy(answer.query);
  }

  /** What is wanted is what is shown. */
  function stay(): void {
    turning.stop();
    missed = undefined;
    $said.set({ text: "", isMessage: false });
  }

  function lookAhead(): void {
    const { back, forward } = playersPage(shown);
    for (const href of [back, forward]) if (href !== undefined) turning.expect(href);
  }

  function narrow(query: TableQuery, field: Field | undefined): void {
    clearTimeout(typing);
    const href = playersPath(1, query);
    const entry = field !== undefined && field === edited ? "replace" : "push";
    if (isShown(href)) stay();
    else void turn({ href, entry, field });
  }

  function traverse(): void {
    clearTimeout(typing);
    edited = undefined;
    // Only the fragment changed, or the page that was on its way is no longer wanted.
    if (isShown(location.href)) stay();
    else void turn({ href: location.href, entry: "traverse", field: undefined });
  }

  return {
    $said,
    $late: turning.$late,
    watch(show, fields, signal) {
      showTurned = show;
      addEventListener("popstate", traverse, { signal });
      addEventListener("online", () => missed && void turn(missed), { signal });
      addEventListener(
        "pagehide",
        () => {
          clearTimeout(typing);
          turning.stop();
        },
        { signal },
      );
      // The history may have been walked through, and fields set, before anything here was awake.
      if (!isShown(location.href)) traverse();
      else if (tableSearch(fields()) !== queryOf(shown.query)) narrow(fields(), undefined);
      else lookAhead();
    },
    follow: (href) => void turn({ href, entry: "push", field: undefined }),
    narrow,
    type(fields) {
      clearTimeout(typing);
      typing = setTimeout(() => narrow(fields(), "name"), TYPED_MS);
    },
    leave(field) {
      if (field === edited) edited = undefined;
    },
  };
}

/** A page's address as its own answer gives it. */
function addressOf(href: string): string {
  return new URL(href, location.href).pathname + queryOf(href);
}

function queryOf(href: string): string {
  return tableSearch(parseTableQuery(new URL(href, location.href).searchParams));
}
