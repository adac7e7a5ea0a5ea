// Runs on a member's pages after the first paint and updates the browser's cache of the member. The
// build bundles it apart from the islands.
import { pathOfFavorite } from "#domain/member/favorites.ts";
import { hasForgeryToken } from "../browser/api.ts";
import {
  cachedFavorites,
  cachedUser,
  cacheFavoriteKeys,
  favoritesAreDue,
  showCached,
} from "../browser/member-cache.ts";
import { sayLeft } from "../browser/notice.ts";
import { readFavorites } from "../stores/favorites.ts";
import { checkSession } from "../stores/session.ts";
import { fillFront, frontElement } from "./member-front.ts";

const { dataset, style } = document.documentElement;
const picture = new Image();
/** The address of the avatar that is shown or loading; "" for the default. */
let photo = "";

// The picture's host gets no referrer.
picture.referrerPolicy = "no-referrer";
// The default stays until the picture has loaded.
picture.onload = () => style.setProperty("--photo", `url("${picture.src}")`);

function showAvatar(): void {
  const next = cachedUser()?.photoURL ?? "";
  if (next === photo) return;
  photo = next;
  style.removeProperty("--photo");
  picture.src = photo;
}

/**
 * The member whose guarded page this is; undefined on other pages. Another tab may have cached another
 * member before this script has loaded, so the page itself names the member.
 */
const owner = JSON.parse(dataset.user || "{}").uid;

/** Reloads a page made for one member, or for visitors, when another tab signs in or out. */
function leaveForeignPage(): void {
  if (dataset.user !== undefined && owner !== cachedUser()?.uid) location.reload();
}

function nameStars(): void {
  for (const star of document.querySelectorAll<HTMLButtonElement>("[data-island]>.star")) {
    // In older browsers the property that the script before the first paint sets is no attribute.
    const isFavorite = String(star.ariaPressed) === "true";
    star.setAttribute("aria-pressed", String(isFavorite));
    star.title = isFavorite ? "Remove from Favorites!" : "Add to Favorites!";
  }
}

const marks = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, marks];

/**
 * Marks the links to the member's favorites, their names in links to something else (`data-of`), and
 * their rows. A style sheet does it, because it also applies to rows that a table draws later. A
 * player's row is not marked for his team.
 */
function markFollowed(): void {
  const named = (cachedFavorites() ?? []).map((key) => {
    const value = `="${pathOfFavorite(key)}"]`;
    return `[href${value},[data-of${value}`;
  });
  const links = `:is(${named}):not(td a,a + a)`;
  marks.replaceSync(
    `[data-marks] ${links}{--followed:"★"}[data-marks] tr:has(${links})>*{background-image:var(--tint)}`,
  );
}

function show(): void {
  leaveForeignPage();
  showAvatar();
  nameStars();
  markFollowed();
}

/** Caches the favorites that the profile prints, which are as new as its request. */
function keepPrintedFavorites(): void {
  const printed = document.querySelector<HTMLElement>("[data-favorites]")?.dataset.favorites;
  if (printed === undefined) return;
  cacheFavoriteKeys(JSON.parse(printed), performance.timeOrigin);
  showCached();
}

let isChecking = false;

/**
 * Reads from the edge what may have changed in other browsers: the session when the anti-forgery
 * token has expired, which is once an hour, and the favorites when the page shows them and they are
 * stale.
 */
async function catchUp(event?: Event): Promise<void> {
  if (isChecking || document.hidden) return;
  isChecking = true;
  if (cachedUser() && !hasForgeryToken()) await checkSession();
  if (cachedUser() && frontElement) await fillFront(frontElement, event?.type === "click");
  else if (cachedUser() && document.querySelector(".star,[data-marks]") && favoritesAreDue()) {
    await readFavorites();
    showCached();
  }
  isChecking = false;
}

keepPrintedFavorites();
show();
sayLeft();
void catchUp();
addEventListener("storage", show);
addEventListener("pageshow", show);
for (const type of ["click", "pageshow", "visibilitychange"]) {
  addEventListener(type, catchUp, true);
}
