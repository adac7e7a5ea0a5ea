import { fromMarkdown } from "mdast-util-from-markdown";
import { LineCounter, parseDocument } from "yaml";

/** A block of Markdown: a paragraph, a list. */
export type Block = ReturnType<typeof fromMarkdown>["children"][number];
type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;

/** A Markdown file: the fields at its head and the blocks of text below. */
export interface MarkdownFile {
  fields: Record<string, string>;
  blocks: Block[];
}

/** What cannot be read, in a few words, and in which line. */
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
 * Reads fields in YAML between two lines of `---`, each a text, and the Markdown below. Throws an
 * `UnreadableError` for anything else.
 */
export function readMarkdown(source: string): MarkdownFile {
  const unix = source.replaceAll("\r\n", "\n");
  const head = HEAD.exec(unix);
  if (head === null || head.index > 0) {
    throw new UnreadableError("it does not begin with fields between two lines of ---");
  }
  // The parser is shown the head as empty lines, so that lines are counted from the file's start.
  const blank = head[0].replace(/[^\n]/g, "");
  const { children } = fromMarkdown(blank + unix.slice(head[0].length));
  return { fields: fieldsIn(head[1] ?? ""), blocks: children };
}

/** Every scalar is a text, as the fields of articles are: a day stays as it is written. */
function fieldsIn(head: string): Record<string, string> {
  const lines = new LineCounter();
  const document = parseDocument(head, {
    schema: "failsafe",
    lineCounter: lines,
    prettyErrors: false,
  });
  const lineOf = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error !== undefined) {
    throw new UnreadableError(`its fields are no YAML (${error.message})`, lineOf(error.pos[0]));
  }
  const fields: unknown = document.toJS() ?? {};
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) {
    throw new UnreadableError('its fields are not of the form "name: value"', 2);
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, string] => {
      if (typeof value === "string") return [name, value];
      throw new UnreadableError(`the field ${name} is no text`);
    }),
  );
}

/**
 * Blocks of Markdown as the site prints them: plain paragraphs. Emphasis and headings lose their
 * marks, links are their words, pictures nothing, items of lists paragraphs that begin with a bullet
 * or a number. Throws an `UnreadableError` for what would not be readable so: tables, quotations,
 * code, HTML.
 */
export function plainParagraphs(blocks: readonly Block[]): string {
  return blocks
    .flatMap(paragraphsOf)
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function paragraphsOf(block: Block): string[] {
  const line = block.position?.start.line;
  switch (block.type) {
    case "paragraph": {
      const text = plainText(block.children);
      if (isTable(text)) throw new UnreadableError("a table cannot be printed", line);
      return [text.replace(/\s*\n\s*/g, " ").trim()];
    }
    case "heading":
      return [plainText(block.children).trim()];
    case "list":
      return itemsOf(block);
    case "thematicBreak":
    case "definition":
      return [];
    case "blockquote":
      throw new UnreadableError("a quotation cannot be printed; put it in quotation marks", line);
    case "code":
      throw new UnreadableError("a block of code (or indented text) cannot be printed", line);
    default:
      throw new UnreadableError(`${block.type} cannot be printed`, line);
  }
}

function itemsOf(list: BlockOf<"list">): string[] {
  return list.children.flatMap((item, at) => {
    const [first = "", ...rest] = item.children.flatMap(paragraphsOf);
    const mark = list.ordered ? `${(list.start ?? 1) + at}.` : "•";
    return [`${mark} ${first}`, ...rest];
  });
}

/** The second line of a table, which the parser of plain Markdown takes for text. */
function isTable(text: string): boolean {
  return text.split("\n").some((line) => /^[\s:|-]*-[\s:|-]*$/.test(line) && line.includes("|"));
}

/** The words of a text without its marks. */
export function plainText(nodes: BlockOf<"paragraph">["children"]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case "text":
        case "inlineCode":
          return node.value;
        case "break":
          return "\n";
        case "image":
        case "imageReference":
          return "";
        case "emphasis":
        case "strong":
        case "link":
        case "linkReference":
          return plainText(node.children);
        default:
          throw new UnreadableError(`${node.type} cannot be printed`, node.position?.start.line);
      }
    })
    .join("");
}
