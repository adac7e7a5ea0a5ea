import { atom, type ReadableAtom } from "nanostores";
import { parseTableQuery, type TableQuery, tableSearch } from "#domain/players/player-table.ts";
import { type PlayersAnswer, playersPage, playersPath } from "#domain/players/players-answer.ts";
import { saveCopy } from "../browser/fetched-answer.ts";
import { type Entry, leaveFor, recordEntry } from "../browser/history.ts";
import { createPageTurning } from "./page-turning.ts";

/** The pause in typing after which a name is searched for, in milliseconds. */
export const TYPED_MS = 250;

const OFFLINE = "You're offline. The table stays as it is and changes when the connection is back.";
const NO_RESPONSE = "No response. The table stays as it is. Check your connection and try again.";

export type SearchedField = "name" | "pos" | "team";

/** A requested page of the table. */
interface Turn {
  href: string;
  entry: Entry;
  /** The field whose change requested the page. */
  field: SearchedField | undefined;
  /** The fields requested the page, so they keep what the visitor has entered since. */
  isOfFields: boolean;
}

/** A page that has arrived, with its request. */
export interface Turned extends Turn {
  answer: PlayersAnswer;
  /** The page has the same query as the one before. */
  isSameQuery: boolean;
  /** The fields to set to the page's query: those in which the visitor has entered nothing newer. */
  filled: readonly SearchedField[];
}

const FIELDS: readonly SearchedField[] = ["name", "pos", "team"];

/**
 * The message about the last request: visible when the table did not change, otherwise for screen
 * readers only.
 */
export interface TableMessage {
  text: string;
  look: "message" | "hidden-text";
}

const NOTHING: TableMessage = { text: "", look: "hidden-text" };

export interface PlayersTable {
  $said: ReadableAtom<TableMessage>;
  /** True when a page takes long enough to show a loader. */
  $late: ReadableAtom<boolean>;
  /**
   * Follows the history and the connection for the lifetime of the page, and applies earlier
   * changes of the address or the fields. Each new page is passed to `show`.
   */
  watch(show: (turned: Turned) => void, fields: () => TableQuery): void;
  /** Shows the page of a link. */
  follow(href: string): void;
  /** Shows the page of the fields after a change of one field. */
  narrow(query: TableQuery, field: SearchedField | undefined): void;
  /** Shows the page of the fields after a pause in typing. */
  type(fields: () => TableQuery): void;
  /** Ends the editing of a field: its next change makes a new history entry. */
  leave(field: SearchedField): void;
}

/**
 * The players table in place: one page at a time, each at its own address. Without a connection the
 * table stays and shows a message; for any other failure the browser navigates, as without the
 * island.
 */
export function createPlayersTable(first: PlayersAnswer): PlayersTable {
  const $said = atom<TableMessage>(NOTHING);
  const turning = createPageTurning();
  let shown = first;
  let showTurned: (turned: Turned) => void = () => {};
  let typing: ReturnType<typeof setTimeout> | undefined;
  /** The field of the last request; further changes of it replace the history entry. */
  let edited: SearchedField | undefined;
  /** The last request that failed for lack of a connection. */
  let missed: Turn | undefined;

  const isShown = (href: string) => addressOf(href) === shown.query;

  function stopTyping(): void {
    clearTimeout(typing);
    typing = undefined;
  }

  async function turn(wanted: Turn): Promise<void> {
    const { href, entry, field, isOfFields } = wanted;
    stopTyping();
    const turned = await turning.turn(href);
    if (turned.kind === "overtaken") return;
    if (turned.kind === "unusable") return leaveFor(href, entry);
    if (turned.kind === "offline") {
      missed = wanted;
      return $said.set({ text: navigator.onLine ? NO_RESPONSE : OFFLINE, look: "message" });
    }
    const { answer } = turned;
    const isSameQuery = queryOf(answer.query) === queryOf(shown.query);
    missed = undefined;
    edited = field;
    shown = answer;
    recordEntry(answer.query, entry);
    const isTyping = typing !== undefined;
    const filled = isOfFields ? [] : FIELDS.filter((each) => each !== "name" || !isTyping);
    showTurned({ ...wanted, answer, isSameQuery, filled });
    $said.set({ ...NOTHING, text: playersPage(answer).summary });
    lookAhead();
    // The saved copy is the page that a navigation to this address would load.
    if (queryOf(answer.query) === "") saveCopy(answer.query);
  }

  /** Keeps the shown page, which is the requested one. */
  function stay(): void {
    turning.stop();
    missed = undefined;
    $said.set(NOTHING);
  }

  function lookAhead(): void {
    const { back, forward } = playersPage(shown);
    for (const href of [back, forward]) if (href) turning.expect(href);
  }

  function narrow(query: TableQuery, field: SearchedField | undefined): void {
    stopTyping();
    const href = playersPath(1, query);
    const entry = field && field === edited ? "replace" : "push";
    if (isShown(href)) stay();
    else void turn({ href, entry, field, isOfFields: true });
  }

  /** The name field, if it alone differs from the shown page: the visitor may still be typing. */
  function typedIn(query: TableQuery): SearchedField | undefined {
    const { name } = playersPage(shown).query;
    return tableSearch({ ...query, name }) === queryOf(shown.query) ? "name" : undefined;
  }

  /** Requests a page that the fields did not ask for. */
  function lead(href: string, entry: Entry): void {
    void turn({ href, entry, field: undefined, isOfFields: false });
  }

  function traverse(): void {
    stopTyping();
    edited = undefined;
    // Only the fragment changed, or the visitor came back before the page arrived.
    if (isShown(location.href)) stay();
    else lead(location.href, "traverse");
  }

  return {
    $said,
    $late: turning.$late,
    watch(show, fields) {
      showTurned = show;
      addEventListener("popstate", traverse);
      addEventListener("online", () => missed && void turn(missed));
      addEventListener("pagehide", () => {
        stopTyping();
        turning.stop();
      });
      // The history and the fields may have changed before the island was awake.
      if (!isShown(location.href)) traverse();
      else if (tableSearch(fields()) !== queryOf(shown.query)) narrow(fields(), typedIn(fields()));
      else lookAhead();
    },
    follow: (href) => lead(href, "push"),
    narrow,
    type(fields) {
      stopTyping();
      typing = setTimeout(() => narrow(fields(), "name"), TYPED_MS);
    },
    leave(field) {
      if (field === edited) edited = undefined;
    },
  };
}

/** The address of a page as in its answer's `query`. */
function addressOf(href: string): string {
  return new URL(href, location.href).pathname + queryOf(href);
}

function queryOf(href: string): string {
  return tableSearch(parseTableQuery(new URL(href, location.href).searchParams));
}
