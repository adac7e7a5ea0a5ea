// Runs on the pages of readers who hide scores. Until then all results of a page are hidden, by the
// class that the script before the first paint sets; this script shows those that the reader does not
// hide, and offers to show each of the others. The build bundles it apart from the islands.
import { hidesResult, teamsNamedIn } from "#domain/member/hidden-scores.ts";
import { hiddenHere, openedGames, openGame, tickHidden } from "../browser/hidden-scores.ts";

/** The unit that is shown or hidden: a game in a list, a page's game, or a part of the page. */
interface Lineup {
  element: HTMLElement;
  /** The game's address; undefined for what tells results of several. */
  game: string | undefined;
}

/** The element tells a result; of `data-results`, its cells, small print and bold figures do. */
const MEMBERS = ".mine :is(article>p,dd,.desk h3)";
const RESULTS = `[data-result],[data-results],${MEMBERS}`;
const NOTE = "score-note";

const GAME = /^\/nba\/games\/(?:\d{10}|[\d-]{10}\/[a-z-]+)$/;
const TEAM = /^\/nba\/teams\/(\d+)(?:\/against\/(\d+))?/;

const look = new CSSStyleSheet();
look.replaceSync(`
.${NOTE}{position:absolute;z-index:3;visibility:visible;text-align:start;white-space:nowrap}
.${NOTE} button{min-width:2.75rem;min-height:2.75rem;margin:-.75rem 0;padding:0 .25rem;border:0;background:none;
color:var(--ink);font:400 .875rem/1 var(--sans);letter-spacing:0;text-transform:none;text-decoration:underline;
text-decoration-color:var(--accent);text-underline-offset:.2em;cursor:pointer}
.${NOTE} span:not(.hidden-text){color:var(--dim);font:400 .875rem/1 var(--sans);letter-spacing:0}
.score-unit{position:relative}
.score-unit>.${NOTE}{top:50%;right:0;transform:translateY(-50%)}
td .${NOTE} button,th .${NOTE} button{min-height:1.5rem;margin:0}
th .${NOTE} button{margin-top:-.2rem}
.duel>.${NOTE}{left:0;right:0;bottom:.75rem;text-align:center}
tr[data-results]{box-shadow:inset 0 -1px var(--line)}
@media print{.${NOTE}{display:none}}`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];

const { title } = document;

/** The parts that the reader has shown on this page, apart from games, which are remembered. */
const revealed = new WeakSet<HTMLElement>();

/** The marks of results that are shown, from which they are taken. */
const unmarked = new Map<HTMLElement, DOMStringMap>();

/** Shows what the reader does not hide; other tabs and pages may have changed what that is. */
function arrange(): void {
  for (const [result, marks] of unmarked) {
    Object.assign(result.dataset, marks);
    result.classList.remove("shown");
  }
  unmarked.clear();
  for (const note of document.querySelectorAll(`.${NOTE}`)) note.remove();
  const hidden = hiddenHere();
  if (hidden === undefined || document.querySelector("[data-past]")) return;
  const opened = openedGames();
  const units = new Map<HTMLElement, { unit: Lineup; results: HTMLElement[] }>();
  for (const result of document.querySelectorAll<HTMLElement>(RESULTS)) {
    const unit = unitOf(result);
    const isOpened =
      unit.game === undefined ? revealed.has(unit.element) : opened.includes(unit.game);
    if (isOpened || !hidesResult(hidden, teamsOf(result, unit))) show(result);
    else {
      const known = units.get(unit.element);
      if (known) known.results.push(result);
      else units.set(unit.element, { unit, results: [result] });
    }
  }
  for (const { unit, results } of units.values()) offer(unit, results);
  nameTab();
}

/** Takes a headline that is hidden out of the tab as well. */
function nameTab(): void {
  const headline = document.querySelector("[data-titled]");
  if (headline) document.title = headline.matches("[data-result]") ? "Hardwood" : title;
}

function show(result: HTMLElement): void {
  const { result: one, results } = result.dataset;
  unmarked.set(result, {
    ...(one !== undefined && { result: one }),
    ...(results !== undefined && { results }),
  });
  delete result.dataset.result;
  delete result.dataset.results;
  // The cards of members have no marks.
  result.classList.add("shown");
}

/** Lists and tables of games, the line of today's game, and the cards of members have a unit a game. */
const PLACES = "li,tr,article,p[data-live]";

function unitOf(result: HTMLElement): Lineup {
  // A part within a hidden one is shown with it.
  const around = result.parentElement?.closest<HTMLElement>("[data-result]");
  if (around) return unitOf(around);
  for (const place of placesAround(result)) {
    const games = gamesIn(place);
    if (games.length === 1) return { element: place, game: games[0] };
    if (games.length > 1) break;
  }
  const link = result.closest<HTMLAnchorElement>("a");
  if (link !== null && GAME.test(link.pathname)) return { element: link, game: link.pathname };
  const main = result.closest<HTMLElement>("main");
  if (main !== null && GAME.test(location.pathname))
    return { element: main, game: location.pathname };
  return {
    element:
      result.closest<HTMLElement>(result.matches("tr") ? "table" : "li,article") ??
      firstOfRun(result),
    game: undefined,
  };
}

/** Of results that follow one another, or a heading's, the first: one button shows them all. */
function firstOfRun(result: HTMLElement): HTMLElement {
  const told = "[data-result],.shown";
  const before = result.previousElementSibling;
  const last = before?.matches(told) ? before : before?.querySelector(`:scope>:is(${told})`);
  return last instanceof HTMLElement ? firstOfRun(last) : result;
}

function* placesAround(result: HTMLElement): Generator<HTMLElement> {
  let place = result.closest<HTMLElement>(PLACES);
  while (place) {
    yield place;
    place = place.parentElement?.closest<HTMLElement>(PLACES) ?? null;
  }
}

/** The games that a place links to; that of its main link alone, where it has one. */
function gamesIn(place: HTMLElement): string[] {
  const links = [...place.querySelectorAll<HTMLAnchorElement>("a[href*='/nba/games/']")];
  const main = links.filter((link) => link.matches(".main-link"));
  const paths = (main.length > 0 ? main : links).map(({ pathname }) => pathname);
  return [...new Set(paths.filter((path) => GAME.test(path)))];
}

/**
 * The teams of a result: those that it names, or else those that its game or row links to; the team
 * whose page this is, and those in the head of its row. None when they are not known.
 */
function teamsOf(result: HTMLElement, { element, game }: Lineup): number[] {
  const { result: one, results: named = one } = result.dataset;
  if (named === "any" || result.matches(MEMBERS)) return [];
  const own = TEAM.exec(location.pathname)?.slice(1).filter(Boolean) ?? [];
  const place = game === undefined ? result.closest("li,tr") : (duelIn(element) ?? element);
  const linked = place?.matches("li,tr,.duel,p")
    ? [...place.querySelectorAll<HTMLElement>("[href],[data-of]")]
    : [];
  const ids = named
    ? named.split(" ")
    : linked.flatMap(
        (link) => TEAM.exec(link.dataset.of ?? link.getAttribute("href") ?? "")?.[1] ?? [],
      );
  const inHead = place?.matches("tr")
    ? teamsNamedIn(place.firstElementChild?.textContent ?? "")
    : [];
  return [...own, ...ids, ...inHead].map(Number);
}

/** The head of a game's page, whose parts are one unit. */
function duelIn(element: HTMLElement): Element | null {
  return element.matches("main") ? element.querySelector(".duel") : null;
}

/** Puts a button in the place of what is hidden, without moving anything. */
function offer(unit: Lineup, results: readonly HTMLElement[]): void {
  const [first] = results;
  if (first === undefined) return;
  const note = document.createElement("span");
  note.className = NOTE;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Show";
  const told = document.createElement("span");
  told.textContent = unit.game === undefined ? "Scores hidden. " : "Score hidden. ";
  // In a list and in a table there is no room for the words.
  if (first.closest("li,tr,a")) told.className = "hidden-text";
  const what = document.createElement("span");
  what.className = "hidden-text";
  what.textContent = ` the ${unit.game === undefined ? "results" : "score"}${nameOf(unit)}`;
  button.appendChild(what);
  note.appendChild(told);
  note.appendChild(button);
  button.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (unit.game === undefined) revealed.add(unit.element);
    else openGame(unit.game);
    for (const result of results) show(result);
    nameTab();
    note.remove();
    unit.element.tabIndex = -1;
    unit.element.focus({ preventScroll: true });
  });
  put(note, unit, first);
}

/** The text of a game's link while its score is hidden. */
function nameOf({ element, game }: Lineup): string {
  if (game === undefined || !element.matches("li,tr")) return "";
  const link = element.querySelector<HTMLElement>(`a[href$="${game}"]`);
  // biome-ignore lint/performance/useDomNodeTextContent: without what is hidden.
  return link === null ? "" : ` of ${link.innerText.trim().replace(/\s+/g, " ")}`;
}

/** Puts a button into the page. A link holds none; one that says more than a result leads to it. */
function put(note: HTMLElement, { element }: Lineup, result: HTMLElement): void {
  const duel = duelIn(element);
  const link = result.closest("a");
  if (duel) {
    duel.classList.add("score-unit");
    duel.appendChild(note);
  } else if (element.matches("li,.mine article")) {
    element.classList.add("score-unit");
    element.appendChild(note);
  } else if (link) {
    // biome-ignore lint/performance/useDomNodeTextContent: without what is hidden.
    if (link.innerText.trim() === "") link.parentElement?.insertBefore(note, link);
  } else {
    const place = result.matches("tr") ? result.querySelector("td") : result;
    place?.insertBefore(note, place.firstChild);
  }
}

const tick = () => tickHidden(document.querySelectorAll<HTMLInputElement>(".hide-scores input"));

tick();
arrange();
// A cached script runs before the boxes have arrived.
addEventListener("DOMContentLoaded", tick);
addEventListener("storage", arrange);
addEventListener("pageshow", arrange);
addEventListener("hidden-scores", arrange);
// Parts of the page arrive later: while it loads, and the members' part of the dashboard.
new MutationObserver((changes) => {
  const isOwn = (node: Node) => node instanceof HTMLElement && node.matches(`.${NOTE}`);
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const isNew = (node: Node) =>
    node instanceof HTMLElement &&
    !isOwn(node) &&
    (node.matches(RESULTS) || node.querySelector(RESULTS));
  if (added.some(isNew)) arrange();
}).observe(document.body, { childList: true, subtree: true });
