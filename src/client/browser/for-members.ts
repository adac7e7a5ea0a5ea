// Runs on the pages of a member, after the first paint, and keeps true what this browser keeps of
// the member. The build makes it one file of its own, apart from the islands.
import { pathOfFavorite } from "../../../domain/member/favorites.ts";
import { readFavorites } from "../stores/favorites.ts";
import { checkSession } from "../stores/session.ts";
import { hasForgeryToken } from "./api.ts";
import {
  cachedFavorites,
  cachedUser,
  cacheFavoriteKeys,
  favoritesAreDue,
  showCached,
} from "./member-cache.ts";
import { sayLeft } from "./notice.ts";

const { dataset, style } = document.documentElement;
const picture = new Image();
/** The address of the avatar that is shown or on its way; "" is the default. */
let photo = "";

// The host of the picture is not told which page shows it.
picture.referrerPolicy = "no-referrer";
// The default gives way once the picture is there.
picture.onload = () => style.setProperty("--photo", `url("${picture.src}")`);

function showAvatar(): void {
  const next = cachedUser()?.photoURL ?? "";
  if (next === photo) return;
  photo = next;
  style.removeProperty("--photo");
  picture.src = photo;
}

/** Whose page this is, if it is not public. Pages for visitors come here when a member signs in. */
const owner = dataset.user === "" ? undefined : cachedUser()?.uid;

/** Another tab signed in or out: what the edge made for one member, or for visitors, is reloaded. */
function leaveForeignPage(): void {
  if (dataset.user !== undefined && owner !== cachedUser()?.uid) location.reload();
}

function nameStars(): void {
  for (const star of document.querySelectorAll<HTMLButtonElement>("[data-island]>.star")) {
    star.title = `${star.ariaPressed === "true" ? "Remove from" : "Add to"} Favorites!`;
  }
}

/** Marks what the member follows among the links to players and teams. */
function markFollowed(): void {
  const followed = new Set(cachedFavorites()?.map(pathOfFavorite));
  for (const link of document.querySelectorAll("[data-marks] a")) {
    link.classList.toggle("followed", followed.has(link.getAttribute("href") ?? ""));
  }
}

function show(): void {
  leaveForeignPage();
  showAvatar();
  nameStars();
  markFollowed();
}

/** The profile prints the favorites, and is never older than the request for it. */
function keepPrintedFavorites(): void {
  const printed = document.querySelector<HTMLElement>("[data-favorites]")?.dataset.favorites;
  if (printed === undefined) return;
  cacheFavoriteKeys(JSON.parse(printed), performance.timeOrigin);
  showCached();
}

let isChecking = false;

/**
 * Asks the edge what may have changed elsewhere: who is signed in when the anti-forgery token has
 * run out, which is once an hour, and the favorites when the page shows them and they are due.
 */
async function catchUp(): Promise<void> {
  if (isChecking || document.hidden) return;
  isChecking = true;
  if (cachedUser() && !hasForgeryToken()) await checkSession();
  if (cachedUser() && document.querySelector(".star,[data-marks]") && favoritesAreDue()) {
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
  addEventListener(type, () => void catchUp(), true);
}
