const HASH = / '(sha256-[\w+/=]+)'/g;

/**
 * Reduces a page's Content-Security-Policy to the hashes of its own inline scripts and styles.
 * Astro lists the hashes of every page, which weigh as much as a tenth of a page.
 */
export async function withOwnHashes(policy: string, html: string): Promise<string> {
  const contents = [...contentsOf("script", html), ...contentsOf("style", html)];
  const own = new Set(await Promise.all(contents.map(hashOf)));
  return policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ""));
}

/** The contents of a page's elements of one name. */
function* contentsOf(name: string, html: string): Generator<string> {
  for (let at = html.indexOf(`<${name}`); at !== -1; ) {
    const start = html.indexOf(">", at) + 1;
    const end = html.indexOf(`</${name}>`, start);
    if (start === 0 || end === -1) return;
    yield html.slice(start, end);
    at = html.indexOf(`<${name}`, end);
  }
}

async function hashOf(content: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
