/** The header under which a kept page remembers when it was kept. */
const SAVED_AT = "X-Saved-At";

/** Where the mark goes: the beginning of what the page is about. */
const MAIN = /<main\b[^>]*>/;

/** What makes the players table an island. Without it each page of it is a copy that says so. */
const TABLE = ' data-island="PlayersTable"';

/** A page as it is kept: with the time. */
export function datedCopy(page: Response, now: Date): Response {
  const headers = new Headers(page.headers);
  headers.set(SAVED_AT, now.toISOString());
  return new Response(page.body, { status: page.status, headers });
}

/** A kept page as it is shown: saying in words that it is one, and from when. */
export async function markedCopy(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const savedAt = new Date(headers.get(SAVED_AT) ?? Number.NaN);
  // They speak of the bytes that once travelled.
  for (const name of ["Content-Length", "Content-Encoding", "ETag"]) headers.delete(name);
  const html = await kept.text();
  return new Response(html.replace(MAIN, (main) => main + mark(savedAt)).replace(TABLE, ""), {
    status: 200,
    headers,
  });
}

function mark(savedAt: Date): string {
  if (Number.isNaN(savedAt.getTime())) return notice("Saved copy");
  // In the reader's own time zone; the site speaks English.
  const words = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });
  return notice(
    `Saved copy from <time datetime="${savedAt.toISOString()}">${words.format(savedAt)}</time>`,
  );
}

function notice(text: string): string {
  return `<p class="message" data-saved>${text}. The site could not be reached; its figures may have changed.</p>`;
}
