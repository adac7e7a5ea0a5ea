/** An Atom feed (RFC 4287); all its addresses are absolute. */
export interface AtomFeed {
  title: string;
  /** The feed's own address, which is also its id. */
  self: string;
  /** The page with the same content for people. */
  alternate: string;
  author: string;
  /** The time of the last update (RFC 3339). */
  updated: string;
  entries: AtomEntry[];
}

export interface AtomEntry {
  id: string;
  title: string;
  href: string;
  updated: string;
  summary: string;
}

/** A feed as text. */
export function atomText(feed: AtomFeed): string {
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element("id", feed.self),
    element("title", feed.title),
    element("updated", feed.updated),
    `<author>${element("name", feed.author)}</author>`,
    link("self", feed.self, "application/atom+xml"),
    link("alternate", feed.alternate, "text/html"),
    ...feed.entries.map(entryText),
    "</feed>",
  ].join("\n")}\n`;
}

function entryText({ id, title, href, updated, summary }: AtomEntry): string {
  return [
    "<entry>",
    element("id", id),
    element("title", title),
    element("updated", updated),
    link("alternate", href, "text/html"),
    element("summary", summary),
    "</entry>",
  ].join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML 1.0, without the characters that XML cannot represent. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
}
