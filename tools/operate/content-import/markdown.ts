import {
  type Block,
  type BlockOf,
  readMarkdownFile,
  UnreadableError,
} from "#tools/markdown-file.ts";

/** A file to import: the text fields of its head, and the blocks of text below. */
export interface ImportFile {
  fields: Record<string, string>;
  blocks: Block[];
}

/**
 * Reads fields in YAML between two lines of `---`, each a text, and the Markdown below. Throws an
 * `UnreadableError` for anything else.
 */
export function readMarkdown(source: string): ImportFile {
  const { fields, blocks } = readMarkdownFile(source, "failsafe");
  return { fields: textsIn(fields), blocks };
}

function textsIn(fields: unknown): Record<string, string> {
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
 * Converts Markdown to the plain paragraphs that the site prints. Emphasis and headings lose their
 * marks, links become their words, pictures are dropped, and list items become paragraphs that
 * begin with a bullet or a number. Throws an `UnreadableError` for blocks without a plain form:
 * tables, quotations, code, HTML.
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

/**
 * Returns whether a text is a table, which the parser of plain Markdown reads as a paragraph: its
 * second line is one of dashes.
 */
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
