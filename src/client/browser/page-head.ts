import type { PlayersHead } from "../../../domain/season/players-answer.ts";

/** Has the document say of itself what the server's own page at its address says. */
export function showHead({ title, canonicalPath, isUnlisted }: PlayersHead): void {
  const { head } = document;
  const canonical = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  document.title = `${title} | Hardwood`;
  // The site's own address may be another than the one it is read at.
  if (canonical) canonical.href = new URL(canonicalPath, canonical.href).href;
  head.querySelector('meta[name="robots"]')?.remove();
  if (!isUnlisted) return;
  const robots = document.createElement("meta");
  head.appendChild(Object.assign(robots, { name: "robots", content: "noindex" }));
}
