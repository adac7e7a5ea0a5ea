import {
  type HiddenScores,
  hiddenScoresText,
  parseHiddenScores,
} from "#domain/member/hidden-scores.ts";

/** The setting's place in the browser's storage, which the script before the first paint reads. */
const SETTING = "hush";
const OPENED = "opened";
/** The number of games that are remembered as opened, the latest last. */
const MOST_OPENED = 300;

/** The cookie of a member's setting, over HTTPS with a prefix; spaces are dots in it. */
const COOKIE = /((?:__Host-)?hush)=([^;]*)/;

/**
 * The setting of this browser; undefined where no score is hidden. The member's cookie stands in for a
 * storage that the browser has emptied.
 */
export function hiddenHere(): HiddenScores | undefined {
  return read(() => {
    const text = localStorage[SETTING] || COOKIE.exec(document.cookie)?.[2]?.replaceAll(".", " ");
    // A text that cannot be read hides more rather than less.
    return text ? (parseHiddenScores(text) ?? "all") : undefined;
  });
}

/** Changes the setting; false where the browser keeps nothing. */
export function hideScores(hidden: HiddenScores): boolean {
  const text = hiddenScoresText(hidden);
  const isKept = read(() => {
    if (text === "") {
      // First: other tabs look for the cookie as soon as the storage changes.
      dropCookie();
      localStorage.removeItem(SETTING);
    } else localStorage[SETTING] = text;
    return true;
  });
  if (isKept) document.documentElement.classList.toggle("hush", text !== "");
  dispatchEvent(new Event("hidden-scores"));
  return isKept === true;
}

function dropCookie(): void {
  const name = COOKIE.exec(document.cookie)?.[1];
  if (name === undefined) return;
  const secure = name === "hush" ? "" : "; Secure";
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no cookie store.
  document.cookie = `${name}=; Path=/; Max-Age=0${secure}`;
}

/** The addresses of the games whose scores the reader has opened. */
export function openedGames(): string[] {
  const games: unknown = read(() => JSON.parse(localStorage[OPENED]));
  return Array.isArray(games) ? games.filter((game) => typeof game === "string") : [];
}

/** Remembers a game as opened. */
export function openGame(game: string): void {
  const games = [...openedGames().filter((other) => other !== game), game].slice(-MOST_OPENED);
  read(() => {
    localStorage[OPENED] = JSON.stringify(games);
  });
}

/** The storage may be forbidden, and what is in it is not trusted. */
function read<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Ticks the boxes of the setting; those that the reader has touched stay as they are. */
export function tickHidden(boxes: Iterable<HTMLInputElement>): void {
  const hidden = hiddenHere() ?? [];
  for (const box of boxes) {
    box.defaultChecked =
      hidden === "all" ? box.value === "all" : hidden.includes(Number(box.value));
  }
}
