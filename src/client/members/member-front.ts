import type { FavoriteCard, FrontNote } from "../../../domain/member/member-front.ts";
import { getFront } from "../browser/api.ts";
import {
  cachedFavorites,
  cachedUser,
  cacheFavorites,
  favoritesAreDue,
  showCached,
} from "../browser/member-cache.ts";
import { STAR } from "../browser/star-shape.ts";
import { becomeVisitor } from "../stores/session.ts";

/** The element of the member's part of the dashboard, which names its style sheet. */
export const front = document.querySelector<HTMLElement>("[data-front]");

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
  showCached();
  shown = state();
  const isNone = favorites.teams.length + favorites.players.length === 0;
  place
    .querySelector(isNone ? ".picks" : ".shelf")
    ?.replaceChildren(...cards.map(isNone ? pickOf : cardOf));
  place.querySelector(".desk")?.replaceChildren(...notes.map(noteOf));
  place.dataset.state = isNone ? "none" : "filled";
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

/** A team to star: the markup of a sleeping `FavoriteStar`, which wakes when it is touched. */
function pickOf({ name, href, logo }: FavoriteCard): HTMLElement {
  const favorite = href.slice("/nba/".length);
  const icon = drawn("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  icon.appendChild(drawn("path", { d: STAR }));
  const star = make("button", { className: "star", type: "button", value: favorite }, icon);
  star.setAttribute("aria-label", `Favorite: ${name}`);
  star.setAttribute("aria-pressed", "false");
  const island = make(
    "div",
    { className: "island" },
    star,
    make("span", { className: "star-note", role: "alert" }),
  );
  Object.assign(island.dataset, {
    island: "FavoriteStar",
    props: JSON.stringify({ favorite, name }),
    trouble: "Try again in a moment.",
  });
  return make("div", {}, make("img", { src: logo, alt: "" }), name, island);
}

function drawn(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function cardOf(card: FavoriteCard): HTMLElement {
  const { kind, name, href, logo, team, teamHref, date, game, gameHref } = card;
  // A copy of a strip that the page already has.
  const strip = (card.strip && document.querySelector(".strip")?.cloneNode(true)) || "";
  if (strip instanceof Element) strip.firstElementChild?.setAttribute("d", card.strip);
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

function noteOf({ label, title, titleHref, text, more, link, linkHref }: FrontNote): HTMLElement {
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

function linkTo(text: string, href: string): HTMLElement {
  return make("a", { href }, text);
}

/** Creates an element with properties and children; "" is no child. */
function make(tag: string, properties: object, ...children: (Node | string)[]): HTMLElement {
  const made = Object.assign(document.createElement(tag), properties);
  made.replaceChildren(...children.filter((child) => child));
  return made;
}
