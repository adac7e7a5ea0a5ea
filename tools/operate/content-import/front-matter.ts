/** A Markdown file: the fields at its head and the text below. */
export interface MarkdownFile {
  fields: Record<string, string>;
  text: string;
}

/** What cannot be read, in a few words. */
export class UnreadableError extends Error {
  override name = "UnreadableError";
}

const HEAD = /^\uFEFF?---[^\S\n]*\n([\s\S]*?)^---[^\S\n]*$\n?/m;

/**
 * Reads `name: value` lines between two lines of `---`, values plain or in double quotes, and what
 * comes after as text. Throws an `UnreadableError` for anything that is no such line.
 */
export function readMarkdown(source: string): MarkdownFile {
  const unix = source.replaceAll("\r\n", "\n");
  const head = HEAD.exec(unix);
  if (head === null || head.index > 0) {
    throw new UnreadableError("it does not begin with fields between two lines of ---");
  }
  const fields: Record<string, string> = {};
  for (const line of (head[1] ?? "").split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new UnreadableError(`"${line}" is not of the form "name: value"`);
    }
    if (Object.hasOwn(fields, name)) throw new UnreadableError(`${name} is given twice`);
    fields[name] = unquoted(value);
  }
  return { fields, text: unix.slice(head[0].length) };
}

function unquoted(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    throw new UnreadableError(`${value} has no end of its quotes`);
  }
}

/**
 * Markdown as the site prints it: plain paragraphs. Emphasis, code and headings lose their marks,
 * a link is its words, a picture nothing.
 */
export function plainParagraphs(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/^#{1,6}\s+(.*?)\s*#*$/gm, "$1\n")
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, "$2")
    .replace(/(?<![\w*])([*_])(?=\S)([^\n*_]*?[^\s*_])\1(?![\w*])/g, "$2")
    .replace(/`([^`\n]+)`/g, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
