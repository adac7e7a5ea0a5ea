import { fromMarkdown } from "mdast-util-from-markdown";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";

/** A block of Markdown: a paragraph, a list. */
export type Block = ReturnType<typeof fromMarkdown>["children"][number];
export type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;

/** A Markdown file: the YAML at its head and the blocks of text below. */
export interface MarkdownFile {
  /** The parsed YAML, not validated yet. */
  fields: unknown;
  /** The line of a field of the head by its path, or of the nearest parent that exists. */
  lineOf(path: readonly PropertyKey[]): number;
  /** Their lines are counted from the file's start. */
  blocks: Block[];
}

/** The reason why a file cannot be read, with its line. */
export class UnreadableError extends Error {
  override name = "UnreadableError";
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

const HEAD = /^\uFEFF?---[^\S\n]*\n([\s\S]*?)^---[^\S\n]*$\n?/m;

/**
 * Reads a head between two lines of `---` and the Markdown below. With the schema "failsafe" every
 * scalar is a text, as it is written. Throws an `UnreadableError` for anything else.
 */
export function readMarkdownFile(source: string, schema: "core" | "failsafe"): MarkdownFile {
  const unix = source.replaceAll("\r\n", "\n");
  const head = HEAD.exec(unix);
  if (head === null || head.index > 0) {
    throw new UnreadableError("it does not begin with fields between two lines of ---");
  }
  const lines = new LineCounter();
  const document = parseDocument(head[1] ?? "", {
    schema,
    lineCounter: lines,
    prettyErrors: false,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error !== undefined) {
    throw new UnreadableError(`its fields are no YAML (${error.message})`, lineAt(error.pos[0]));
  }
  // The head is replaced by empty lines, so that the parser counts lines from the file's start.
  const blank = head[0].replace(/[^\n]/g, "");
  return {
    fields: document.toJS() ?? {},
    lineOf: (path) => lineAt(offsetOf(document, path)),
    blocks: fromMarkdown(blank + unix.slice(head[0].length)).children,
  };
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range[0] ?? 0;
}
