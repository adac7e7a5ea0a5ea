// Why an island: only this browser knows from which page of the table a player was opened.

const TABLE_PATH = "/nba/players/page/";

/**
 * Leads back to the page of the players table that the player was opened from, with its filters,
 * its order and its scroll position. From anywhere else the link leads to its own address.
 */
export async function wakeWayBack(link: HTMLElement): Promise<void> {
  link.addEventListener("click", (event) => {
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (modified || !cameFromTable()) return;
    event.preventDefault();
    history.back();
  });
}

/** Browsers without the Navigation API use the plain link. */
function cameFromTable(): boolean {
  if (!("navigation" in window)) return false;
  const { currentEntry } = navigation;
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
  return before != null && new URL(before).pathname.startsWith(TABLE_PATH);
}
