import { fromMarkdown } from "mdast-util-from-markdown";
import { type Document, isMap, LineCounter, parseDocument } from "yaml";

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root["children"][number];
type Inline = Extract<Block, { type: "paragraph" }>["children"][number];

/** A Markdown file: the fields at its head, and the text below as a tree. */
export interface MarkdownFile {
  /** What the head says, not yet judged. */
  fields: unknown;
  /** The line of a field of the head, by its path. */
  lineOf(path: readonly PropertyKey[]): number;
  text: Root;
  /** How many lines come before the text. */
  textStart: number;
}

/** What makes a file unreadable, and in which line. */
export class UnreadableError extends Error {
  override name = "UnreadableError";
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

const FENCE = /^---[^\S\n]*\n/;
const END = /^---[^\S\n]*(?:\n|$)/m;

/** Reads a YAML head between two lines of `---` and the Markdown after it. */
export function readMarkdown(source: string): MarkdownFile {
  const unix = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const fence = FENCE.exec(unix);
  const rest = unix.slice(fence?.[0].length);
  const end = END.exec(rest);
  if (fence === null || end === null) {
    throw new UnreadableError("It does not begin with fields between two lines of ---.", 1);
  }
  const counter = new LineCounter();
  const head = parseDocument(rest.slice(0, end.index), { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const [error] = head.errors;
  if (error !== undefined) {
    throw new UnreadableError(error.message.split("\n")[0] ?? "", lineAt(error.pos[0]));
  }
  const text = rest.slice(end.index + end[0].length);
  const textStart = unix.slice(0, unix.length - text.length).split("\n").length - 1;
  return {
    fields: head.toJS() ?? {},
    lineOf: (path) => lineAt(offsetOf(head, path)),
    text: fromMarkdown(text),
    textStart,
  };
}

/** Where a field stands; where it is missing, what should hold it. */
function offsetOf(head: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = head.getIn(path.slice(0, depth), true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    if (range !== undefined && range !== null) return range[0];
  }
  return isMap(head.contents) ? (head.contents.range?.[0] ?? 0) : 0;
}

/** A piece of a paragraph: text, or the words of a link. */
export interface Span {
  text: string;
  line: number;
  href?: string;
}

/** The paragraphs of a text that holds nothing but text and links; anything else is refused. */
export function paragraphsOf({ text, textStart }: MarkdownFile): Span[][] {
  const lineOf = (node: Block) => textStart + (node.position?.start.line ?? 1);
  const refuse = (node: Block): never => {
    throw new UnreadableError(`An article is paragraphs and links; no ${node.type}.`, lineOf(node));
  };
  const spansOf = (node: Inline): Span[] => {
    if (node.type === "text") return [{ text: node.value, line: lineOf(node) }];
    if (node.type !== "link") return refuse(node);
    return node.children.map((child) =>
      child.type === "text"
        ? { text: child.value, line: lineOf(child), href: node.url }
        : refuse(child),
    );
  };
  return text.children.map((node) =>
    node.type === "paragraph" ? node.children.flatMap(spansOf) : refuse(node),
  );
}
