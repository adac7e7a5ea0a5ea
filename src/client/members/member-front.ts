import type { ReadCard, ReadNote } from "#domain/member/member-front.ts";
import { getFront } from "../browser/api.ts";
import {
  cachedFavorites,
  cachedUser,
  cacheFavorites,
  favoritesAreDue,
  showCached,
} from "../browser/member-cache.ts";
import { becomeVisitor } from "../stores/session.ts";

/** The element of the member's part of the dashboard, which names its style sheet. */
export const frontElement = document.querySelector<HTMLElement>("[data-front]");

/** The member and favorites that the page shows, as `state` returns them. */
let shown = "";

function state(): string {
  return JSON.stringify([cachedUser()?.uid, cachedFavorites()]);
}

/**
 * Fills in the member's part, and fills it in again when the favorites have changed or are stale.
 */
export async function fillFront(place: HTMLElement, isClick?: boolean): Promise<void> {
  if (shown === state() && !favoritesAreDue()) return;
  // The member is starring teams, and goes on.
  if (isClick && place.dataset.state === "none") return;
  const requestedAt = Date.now();
  const [answer] = await Promise.all([getFront(), styled(place)]);
  if (!answer.ok) {
    if (answer.error.kind === "signed-out") becomeVisitor();
    else if (shown === "") place.dataset.state = "failed";
    return;
  }
  const { favorites, cards, notes } = answer.value;
  cacheFavorites(favorites, requestedAt);
  shown = state();
  const isNone = favorites.teams.length + favorites.players.length === 0;
  place.querySelector(".picks")?.replaceChildren(...(isNone ? await teamsToStar() : []));
  for (const link of place.querySelectorAll<HTMLElement>(".picks a")) link.inert = true;
  place.querySelector(".shelf")?.replaceChildren(...cards.map(cardOf));
  place.querySelector(".desk")?.replaceChildren(...notes.map(noteOf));
  place.dataset.state = isNone ? "none" : "filled";
  showCached();
}

let sheet: Promise<unknown> | undefined;

/** Resolves when the style sheet applies or has failed to load. */
function styled({ dataset }: HTMLElement): Promise<unknown> {
  sheet ??= new Promise((resolve) => {
    const ends = { onload: resolve, onerror: resolve };
    document.head.appendChild(make("link", { rel: "stylesheet", href: dataset.front, ...ends }));
  });
  return sheet;
}

/** Every team with its star, as the page of teams has them; none when that page does not come. */
async function teamsToStar(): Promise<Iterable<Node>> {
  const request = new XMLHttpRequest();
  request.open("GET", "/nba/teams");
  // The browser parses the document, because the policy allows no HTML from a text.
  request.responseType = "document";
  await new Promise((resolve) => {
    request.onloadend = resolve;
    request.send();
  });
  return request.response?.querySelectorAll(".team-grid>li") ?? [];
}

function cardOf(card: ReadCard): HTMLElement {
  const { kind, name, href, logo, team, teamHref, date, game, gameHref } = card;
  // A copy of a strip that the page already has.
  const path = card.strip ?? "";
  const strip = (path && document.querySelector(".strip")?.cloneNode(true)) || "";
  if (strip instanceof Element) strip.firstElementChild?.setAttribute("d", path);
  return make(
    "article",
    { className: kind },
    logo && make("img", { src: logo, alt: "" }),
    make("h3", {}, linkTo(name, href), " ", team && make("small", {}, linkTo(team, teamHref))),
    game && make("p", {}, `${date} `, linkTo(game, gameHref)),
    make(
      "dl",
      {},
      ...Object.entries(card.figures).map(([term, figure]) =>
        make("div", {}, make("dt", {}, term), make("dd", {}, figure)),
      ),
    ),
    strip,
    make("p", {}, card.line),
    make("p", {}, card.next),
  );
}

function noteOf({ label, title, titleHref, text, more, link, linkHref }: ReadNote): HTMLElement {
  return make(
    "article",
    {},
    make("p", {}, label),
    title && make("h3", {}, linkTo(title, titleHref)),
    make("p", {}, text),
    make("p", {}, more),
    make("p", {}, linkTo(link, linkHref)),
  );
}

function linkTo(text?: string, href = ""): HTMLElement {
  return make("a", { href }, text);
}

/** Creates an element with properties and children; "" is no child. */
function make(
  tag: string,
  properties: object,
  ...children: (Node | string | undefined)[]
): HTMLElement {
  const made = Object.assign(document.createElement(tag), properties);
  made.replaceChildren(...children.flatMap((child) => child || []));
  return made;
}
