/** The header of a saved page with the time of saving. */
const SAVED_AT = "X-Saved-At";

/** The tag after which the notice is inserted. */
const MAIN = /<main\b[^<>]*>/;

/**
 * The attribute that makes the players table an island. Without it, the table's links load pages.
 */
const TABLE = ' data-island="PlayersTable"';

/** The page to save, with the current time in a header. */
export function datedCopy(page: Response, now: Date): Response {
  const headers = new Headers(page.headers);
  headers.set(SAVED_AT, now.toISOString());
  return new Response(page.body, { status: page.status, headers });
}

/** The page to show, with a notice that it is a saved copy and when it was saved. */
export async function markedCopy(cached: Response): Promise<Response> {
  const headers = headersOfText(cached);
  const savedAt = new Date(headers.get(SAVED_AT) ?? "");
  const html = await cached.text();
  const marked = html.replace(MAIN, (main) => main + mark(savedAt)).replace(TABLE, "");
  return new Response(marked, { headers });
}

/** A response's headers, without those that describe its body as it was transferred. */
export function headersOfText(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ["Content-Length", "Content-Encoding", "ETag"]) headers.delete(name);
  return headers;
}

function mark(savedAt: Date): string {
  if (Number.isNaN(savedAt.getTime())) return notice("Saved copy");
  // In the reader's time zone and in English, the site's language.
  const words = savedAt.toLocaleString("en", { dateStyle: "long", timeStyle: "short" });
  return notice(`Saved copy from <time datetime="${savedAt.toISOString()}">${words}</time>`);
}

function notice(text: string): string {
  return `<p class="message" data-saved>${text}. The site could not be reached; its figures may have changed.</p>`;
}
