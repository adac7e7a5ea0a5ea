import type { Article } from "#domain/articles/articles.ts";
import { dayOfPrinted } from "#domain/dates.ts";
import { slugOf } from "#domain/text/slugs.ts";
import { parseAnalysis, parseNews } from "#functions/data/wire/articles.ts";
import { LONGEST_BODY, titleOf } from "#functions/data/wire/prose.ts";
import { listOf, objectOf } from "#functions/data/wire/rows.ts";
import type { RawItem } from "./read-files.ts";

export type ArticleRow = Readonly<Record<string, unknown>>;

/** The list after an import, with the problems that prevent it. */
export interface Merged<Row> {
  rows: Row[];
  /** One line for each imported item: added, changed or unchanged. */
  told: string[];
  /** Sentences that name file and field. */
  problems: string[];
}

interface Field {
  name: string;
  of: keyof Article;
  isRequired: boolean;
  must: string;
}

const WORDS = "be text, and no longer than the site prints";
const PICTURE = "be an https address, or a path of this site";

const TITLE: Field = { name: "title", of: "title", isRequired: true, must: WORDS };
const SOURCE_URL: Field = {
  name: "sourceURL",
  of: "sourceUrl",
  isRequired: true,
  must: "be an http or https address, or a path of this site",
};
const POSTED_ON: Field = {
  name: "postedOn",
  of: "postedOn",
  isRequired: false,
  must: 'be a day like "April 12, 2026" or 2026-04-12',
};
const IMG: Field = { name: "img", of: "img", isRequired: false, must: PICTURE };

const OPTIONAL: Field[] = [
  {
    name: "slug",
    of: "slug",
    isRequired: false,
    must: "be words of small letters and digits, joined by hyphens",
  },
  { name: "dataURL", of: "dataUrl", isRequired: false, must: "be a path of the open data" },
  {
    name: "links",
    of: "links",
    isRequired: false,
    must: "be a list of texts, each with its address and its place in the body",
  },
  {
    name: "subjects",
    of: "subjects",
    isRequired: false,
    must: "be a list of names, each with its address",
  },
];

/** The fields of articles (design.md section 4). */
const FIELDS: Record<"news" | "analysis", Field[]> = {
  news: [
    TITLE,
    { name: "sourceTxt", of: "sourceTxt", isRequired: true, must: WORDS },
    SOURCE_URL,
    POSTED_ON,
    IMG,
    { name: "body", of: "body", isRequired: false, must: WORDS },
    ...OPTIONAL,
  ],
  analysis: [
    TITLE,
    { name: "author", of: "author", isRequired: true, must: WORDS },
    SOURCE_URL,
    { name: "body", of: "body", isRequired: true, must: WORDS },
    POSTED_ON,
    IMG,
    { name: "img2", of: "img2", isRequired: false, must: PICTURE },
    ...OPTIONAL,
  ],
};

const PARSERS = { news: parseNews, analysis: parseAnalysis };

/**
 * Merges items into the list: an article with a known slug replaces the stored one in its place,
 * new ones come first, newest before older. The site's own parsers validate the items: a field that
 * they would drop is a problem.
 */
export function mergeArticles(
  kind: "news" | "analysis",
  known: readonly ArticleRow[],
  items: readonly RawItem[],
): Merged<ArticleRow> {
  const problems: string[] = [];
  const rows = [...known];
  const told: string[] = [];
  const fresh: ArticleRow[] = [];
  const taken = new Map<string, string>();
  for (const item of items) {
    const { row, problems: own } = articleOf(kind, item);
    problems.push(...own);
    if (row === undefined) continue;
    const slug = addressOf(row);
    const other = taken.get(slug);
    if (other !== undefined) {
      problems.push(`${item.from}: title: has the address "${slug}" of ${other}.`);
    }
    taken.set(slug, item.from);
    const places = rows.flatMap((one, at) => (addressOf(one) === slug ? [at] : []));
    const [place] = places;
    if (places.length > 1) {
      problems.push(
        `${item.from}: title: there are ${places.length} articles by the name "${slug}".`,
      );
    } else if (place === undefined) {
      fresh.push(row);
      told.push(`added: ${slug}`);
    } else if (isSameRow(rows[place], row)) told.push(`unchanged: ${slug}`);
    else {
      rows[place] = row;
      told.push(`replaced: ${slug}`);
    }
  }
  const day = (row: ArticleRow) => dayOfPrinted(String(row.postedOn ?? "")) ?? "";
  fresh.sort((a, b) => (day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : 0));
  return { rows: [...fresh, ...rows], told, problems };
}

function articleOf(
  kind: "news" | "analysis",
  { from, value }: RawItem,
): { row: ArticleRow | undefined; problems: string[] } {
  const given = objectOf(value);
  if (given === undefined) return { row: undefined, problems: [`${from}: is no article.`] };
  const fields = FIELDS[kind];
  const problems = Object.keys(given)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => `${from}: ${name}: is no field of ${kind}.`);
  // A bad title would make the parser drop the whole row, and hide its other problems.
  const [parsed] = PARSERS[kind]([{ ...given, title: "-" }])?.rows ?? [];
  const article = { ...parsed, title: titleOf(given.title) };
  const row: Record<string, unknown> = {};
  for (const { name, of, isRequired, must } of fields) {
    const raw = given[name];
    const isGiven = raw !== undefined && raw !== null && raw !== "";
    const isCut = of === "body" && String(raw).length > LONGEST_BODY;
    const understood = isCut || hasLost(raw, article[of]) ? undefined : article[of];
    if (isGiven && understood !== undefined) row[name] = understood;
    else if (isGiven) problems.push(`${from}: ${name}: must ${must}.`);
    else if (isRequired) problems.push(`${from}: ${name}: is missing.`);
  }
  return { row: problems.length === 0 ? row : undefined, problems };
}

/** Returns whether a parser dropped rows of a list. */
function hasLost(raw: unknown, understood: unknown): boolean {
  return Array.isArray(understood) && listOf(raw)?.length !== understood.length;
}

/** The last segment of an article's address: its slug, or one made of its title. */
function addressOf({ slug, title }: ArticleRow): string {
  return slugOf(String(slug ?? title));
}

function isSameRow(a: ArticleRow | undefined, b: ArticleRow): boolean {
  const text = (row: ArticleRow | undefined) =>
    JSON.stringify(Object.entries(row ?? {}).sort(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}
