// Why an island: pages, orders and filters of the table follow each other without a new document.
import { parseTableQuery, tableSearch } from "../../../domain/season/player-table.ts";
import { createPageTurning } from "../stores/page-turning.ts";
import { swapParts } from "./swap-parts.ts";

/** The debounce of the name's field. */
const TYPED_MS = 250;

const TABLE_PATH = "/nba/players/page/";

/** How a turn changes the history: a new entry, a replaced one, or a return to an old one. */
type Entry = "push" | "replace" | "traverse";

/** A requested turn of the table. */
interface Turn {
  href: string;
  entry: Entry;
  source: EventTarget | null;
}

const OFFLINE =
  "You are offline. The table stays as it is and changes when the connection is back.";
const NO_RESPONSE = "No response. The table stays as it is. Check your connection and try again.";

/**
 * Turns the pages of the players table in place. What it shows is the server's own rendering of
 * the same address. Without a connection the table stays and says so; any other failure is left to
 * the browser, as if there were no island.
 */
export async function wakePlayersTable(root: HTMLElement): Promise<void> {
  // A saved copy says so around the table, for as long as it is shown.
  if (document.querySelector("[data-saved]")) return;
  const { status, name, form } = partsOf(root);
  const turning = createPageTurning();
  let typing: ReturnType<typeof setTimeout> | undefined;
  /** The field that the last turn came from: one entry of the history for all of its values. */
  let edited: EventTarget | null = null;
  /** The turn that found no connection. */
  let missed: Turn | undefined;

  const results = () => root.querySelector<HTMLElement>("[data-part=results]");
  const isShown = (href: string) => results()?.dataset.href === tableAddress(href);

  async function show(href: string, entry: Entry, source: EventTarget | null = null) {
    clearTimeout(typing);
    const turned = await turning.turn(href);
    if (turned.kind === "overtaken") return;
    if (turned.kind === "offline") {
      missed = { href, entry, source };
      return tell(navigator.onLine ? NO_RESPONSE : OFFLINE, "message");
    }
    if (turned.kind === "unusable") return leaveFor(href, entry);
    const next = turned.page.document;
    if (next.querySelector("[data-part=results]") === null) return leaveFor(href, entry);
    missed = undefined;
    const before = measure(results());
    const isTurn = tableQueryOf(href) === tableQueryOf(results()?.dataset.href ?? "");
    enter(turned.page.href, entry);
    if (source === null) fillIn(next);
    swapParts(next, (part) => part.querySelector("table,.no-matches"));
    edited = source;
    tell(results()?.dataset.summary ?? "", "hidden-text");
    settle(results(), before, isTurn, entry);
    lookAhead();
  }

  /** Says how the last turn went: for all to see when the table did not change. */
  function tell(sentence: string, look: "message" | "hidden-text"): void {
    status.className = look;
    status.textContent = sentence;
  }

  /** Takes the fields' values from the page that comes: they belong to its address. */
  function fillIn(next: Document): void {
    for (const field of form.elements) {
      const { name } = field as HTMLInputElement;
      const filled = next.querySelector<HTMLInputElement>(`.sieve [name="${name}"]`);
      if (filled !== null) (field as HTMLInputElement).value = filled.value;
    }
  }

  function applyForm(source: EventTarget | null): void {
    clearTimeout(typing);
    const fields = new URLSearchParams();
    for (const [field, value] of new FormData(form)) fields.set(field, String(value));
    const href = form.getAttribute("action") + tableSearch(parseTableQuery(fields));
    if (isShown(href)) stay();
    else void show(href, source !== null && source === edited ? "replace" : "push", source);
  }

  /** What is wanted is what is shown. */
  function stay(): void {
    turning.stop();
    missed = undefined;
    tell("", "hidden-text");
  }

  function lookAhead(): void {
    for (const link of root.querySelectorAll<HTMLAnchorElement>(".pager a")) {
      turning.expect(link.href);
    }
  }

  turning.$late.listen((late) => results()?.setAttribute("aria-busy", String(late)));

  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link === null || !isPlainClick(event)) return;
    if (link.origin !== location.origin || !link.pathname.startsWith(TABLE_PATH)) return;
    event.preventDefault();
    void show(link.href, "push");
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    applyForm(document.activeElement === name ? name : null);
  });
  root.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement) applyForm(event.target);
  });
  root.addEventListener("input", (event) => {
    if (event.target !== name || (event as InputEvent).isComposing) return;
    clearTimeout(typing);
    typing = setTimeout(() => applyForm(name), TYPED_MS);
  });
  root.addEventListener("focusout", (event) => {
    if (event.target === edited) edited = null;
  });
  addEventListener("popstate", () => {
    clearTimeout(typing);
    edited = null;
    // Only the fragment changed, or the page that was on its way is no longer wanted.
    if (isShown(location.href)) stay();
    else void show(location.href, "traverse");
  });
  addEventListener("online", () => {
    if (missed) void show(missed.href, missed.entry, missed.source);
  });
  addEventListener("pagehide", () => {
    clearTimeout(typing);
    turning.stop();
  });

  // The history may have been walked through before anything here was awake.
  if (isShown(location.href)) lookAhead();
  else void show(location.href, "traverse");
}

/** The parts of the island that stay while its results change. */
function partsOf(root: HTMLElement) {
  const status = root.querySelector("[role=status]");
  const name = root.querySelector<HTMLInputElement>("input[name=name]");
  const form = name?.form;
  if (!status || !form) throw new Error("The players table is not whole.");
  return { status, name, form };
}

/** A page's address as its own rendering gives it. */
function tableAddress(href: string): string {
  return new URL(href, location.href).pathname + tableQueryOf(href);
}

function tableQueryOf(href: string): string {
  return tableSearch(parseTableQuery(new URL(href, location.href).searchParams));
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** Lets the browser navigate. */
function leaveFor(href: string, entry: Entry): void {
  if (entry === "push") location.assign(href);
  else if (entry === "replace") location.replace(href);
  else location.reload();
}

/** Adds the page to the history. An entry with a state needs this island to be awake. */
function enter(href: string, entry: Entry): void {
  if (entry === "push") {
    history.replaceState({ scroll: scrollY }, "");
    history.pushState({}, "", href);
  } else if (entry === "replace") {
    history.replaceState({}, "", href);
  }
}

interface Measure {
  height: number;
  left: number;
  /** How far down the document could be scrolled. */
  reach: number;
}

function measure(results: HTMLElement | null): Measure {
  const table = results?.querySelector<HTMLElement>(".scroll");
  const { scrollHeight } = document.documentElement;
  return {
    height: table?.offsetHeight ?? 0,
    left: table?.scrollLeft ?? 0,
    reach: scrollHeight - innerHeight,
  };
}

/** Restores the scroll position. */
function settle(results: HTMLElement | null, before: Measure, isTurn: boolean, entry: Entry): void {
  const table = results?.querySelector<HTMLElement>(".scroll");
  const scroll = entry === "traverse" ? history.state?.scroll : undefined;
  // A document that was too short then could not be scrolled back by the browser.
  if (typeof scroll === "number" && scroll > before.reach) scrollTo(0, scroll);
  if (!table) return;
  table.scrollLeft = before.left;
  // The last page has fewer rows; the arrows below stay under the finger.
  const missing = before.height - table.offsetHeight;
  if (isTurn && missing > 0) table.style.marginBottom = `${missing}px`;
  if (entry !== "traverse" && table.getBoundingClientRect().bottom < 0) table.scrollIntoView();
}
