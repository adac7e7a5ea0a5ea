// Why an island: only this browser knows from which page of the table a player was opened.

const TABLE_PATH = "/nba/players/page/";

/**
 * Makes the link go back in history to the page of the players table that the visitor came from,
 * with its filters, order and scroll position. Otherwise the link leads to its own address.
 */
export async function wakeWayBack(link: HTMLElement): Promise<void> {
  link.addEventListener("click", (event) => {
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (modified || !cameFromTable()) return;
    event.preventDefault();
    history.back();
  });
}

/**
 * Returns whether the previous entry in the history is the players table. Without the Navigation API,
 * the referrer tells, unless a fragment may have made an entry of its own.
 */
function cameFromTable(): boolean {
  const before =
    "navigation" in window ? previousEntry() : location.hash === "" && document.referrer;
  return before ? isTable(new URL(before)) : false;
}

function previousEntry(): string | null | undefined {
  const { currentEntry } = navigation;
  return navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
}

function isTable({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith(TABLE_PATH);
}
