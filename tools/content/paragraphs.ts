import { type Block, type BlockOf, UnreadableError } from "../markdown-file.ts";

/** A piece of a paragraph: text, or the words of a link. */
export interface Span {
  text: string;
  line: number;
  href?: string;
}

type Inline = BlockOf<"paragraph">["children"][number];

/** The paragraphs of an article, which may contain only text and links; throws for all else. */
export function paragraphsOf(blocks: readonly Block[]): Span[][] {
  return blocks.map((block) =>
    block.type === "paragraph" ? block.children.flatMap(spansOf) : refuse(block),
  );
}

function spansOf(node: Inline): Span[] {
  if (node.type === "text") return [{ text: node.value, line: lineOf(node) }];
  if (node.type !== "link") return refuse(node);
  return node.children.map((child) =>
    child.type === "text"
      ? { text: child.value, line: lineOf(child), href: node.url }
      : refuse(child),
  );
}

function refuse(node: Block): never {
  throw new UnreadableError(`an article is paragraphs and links; no ${node.type}`, lineOf(node));
}

function lineOf({ position }: Block): number {
  return position?.start.line ?? 1;
}
