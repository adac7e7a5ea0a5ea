/** The header of a saved page that says when it was saved. */
const SAVED_AT = "X-Saved-At";

/** The notice goes behind this tag. */
const MAIN = /<main\b[^>]*>/;

/** The page to save, with the current time in a header. */
export function datedCopy(page: Response, now: Date): Response {
  const headers = new Headers(page.headers);
  headers.set(SAVED_AT, now.toISOString());
  return new Response(page.body, { status: page.status, headers });
}

/** The page to show: a notice says that it is a saved copy, and of what time. */
export async function markedCopy(cached: Response): Promise<Response> {
  const headers = new Headers(cached.headers);
  const savedAt = new Date(headers.get(SAVED_AT) ?? Number.NaN);
  // These headers describe the body as it was transferred.
  for (const name of ["Content-Length", "Content-Encoding", "ETag"]) headers.delete(name);
  const html = await cached.text();
  return new Response(
    html.replace(MAIN, (main) => main + mark(savedAt)),
    { status: 200, headers },
  );
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
