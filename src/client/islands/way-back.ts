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

/** Returns whether the previous page is the players table; false without the Navigation API. */
function cameFromTable(): boolean {
  if (!("navigation" in window)) return false;
  const { currentEntry } = navigation;
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
  return before != null && new URL(before).pathname.startsWith(TABLE_PATH);
}
