import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { type Block, UnreadableError } from "#tools/markdown-file.ts";
import { plainParagraphs, plainText, readMarkdown } from "./markdown.ts";

export const KINDS = ["news", "analysis", "transactions"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * An update size that every database accepts: a hosted one takes 16 MB, the embedded one a little
 * less.
 */
export const LARGEST_UPDATE_BYTES = 10_000_000;

/** One item to import as its file has it, with its name for error messages. */
export interface RawItem {
  from: string;
  value: unknown;
}

export interface ReadFiles {
  items: RawItem[];
  /** The reasons why files cannot be read, in sentences that name the file. */
  problems: string[];
}

/** The items of JSON files (one item, a list, or a list under `data`) and of Markdown files. */
export function readFiles(kind: Kind, paths: readonly string[]): ReadFiles {
  const items: RawItem[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    try {
      const { size } = statSync(path);
      if (size > LARGEST_UPDATE_BYTES) {
        const [has, most] = [size, LARGEST_UPDATE_BYTES].map((bytes) =>
          Math.round(bytes / 1_000_000),
        );
        throw new UnreadableError(`it is too large: ${has} MB; a database takes ${most} MB`);
      }
      items.push(...itemsOf(kind, path, readFileSync(path, "utf8")));
    } catch (error) {
      const isOurs = error instanceof UnreadableError;
      const line = isOurs && error.line !== undefined ? `:${error.line}` : "";
      problems.push(`${path}${line}: ${isOurs ? error.message : "it cannot be read"}.`);
    }
  }
  return { items, problems };
}

function itemsOf(kind: Kind, path: string, source: string): RawItem[] {
  switch (extname(path).toLowerCase()) {
    case ".json":
      return jsonItems(path, source);
    case ".md":
    case ".markdown":
      return [{ from: path, value: markdownItem(kind, source) }];
    default:
      throw new UnreadableError("it is neither .json nor .md");
  }
}

function jsonItems(path: string, source: string): RawItem[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch (error) {
    throw new UnreadableError(`it is not JSON (${error instanceof Error ? error.message : error})`);
  }
  const data = (parsed as { data?: unknown } | null)?.data;
  const list = Array.isArray(parsed) ? parsed : Array.isArray(data) ? data : undefined;
  if (list === undefined) return [{ from: path, value: parsed }];
  return list.map((value, at) => ({ from: `${path}, item ${at + 1}`, value }));
}

/** A sentence with the names in it: "The Nets signed a guard. [Brooklyn Nets, A Guard]". */
const TOLD = /^([\s\S]*?)(?:\s*\[([^[\]]*)\])?$/;

function markdownItem(kind: Kind, source: string): unknown {
  const { fields, blocks } = readMarkdown(source);
  if (kind === "transactions") return { ...fields, lines: blocks.flatMap(linesOf) };
  const body = plainParagraphs(blocks);
  return body === "" ? fields : { ...fields, body };
}

/** The transactions of a day: the items of a list, each one sentence or more. */
function linesOf(block: Block): { body: string; tags: string[] }[] {
  const line = block.position?.start.line;
  if (block.type !== "list") throw new UnreadableError("a transaction is no item of a list", line);
  return block.children.map((item) => {
    const [only, ...others] = item.children;
    if (only?.type !== "paragraph" || others.length > 0) {
      throw new UnreadableError("a transaction has one paragraph", item.position?.start.line);
    }
    const text = plainText(only.children).replace(/\s*\n\s*/g, " ");
    const [, body = "", tags = ""] = TOLD.exec(text) ?? [];
    const names = tags.split(",").map((tag) => tag.trim());
    return { body, tags: names.filter((tag) => tag !== "") };
  });
}
