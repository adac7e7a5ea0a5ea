import type { PlayersHead } from "#domain/players/players-answer.ts";

/**
 * Updates the document's title, canonical link and robots tag to those of the page at its address.
 */
export function showHead({ title, canonicalPath, isUnlisted }: PlayersHead): void {
  const { head } = document;
  const canonical = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  document.title = `${title} | Hardwood`;
  // The site's canonical origin may differ from the current one.
  if (canonical) canonical.href = new URL(canonicalPath, canonical.href).href;
  head.querySelector('meta[name="robots"]')?.remove();
  if (!isUnlisted) return;
  const robots = head.appendChild(document.createElement("meta"));
  robots.name = "robots";
  robots.content = "noindex";
}
