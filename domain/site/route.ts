import { picturePath } from "../pictures/picture.ts";
import type { FiguresOf } from "../season/running-season.ts";
import {
  QUESTION_FORMATS,
  type QuestionFormat,
  type QuestionName,
  questionSearch,
} from "./questions.ts";
import { SEASON_PARAMETER, seasonSearch } from "./season-asked.ts";

/** A user's access to a page. Visitors are people who have not signed in. */
export type Access = "everyone" | "members" | "visitors";

/** The groups of the menu in order. */
export const MENU_GROUPS = ["main", "members", "account"] as const;

/** Pages of the foot are linked there; those of "search" only on the pages of their section. */
export type MenuGroup = (typeof MENU_GROUPS)[number] | "foot" | "search";

/** One address of the site, or one pattern of addresses. */
export interface Route {
  /** Named as the file in src/pages: `[id]` is one segment, `[...month]` any number of segments. */
  path: string;
  /**
   * "page" is a document for people, "file" a response for machines; both have a file in src/pages.
   * The Worker's entry answers "worker", and "moved" redirects to `to`.
   */
  kind: "page" | "file" | "worker" | "moved";
  to?: string;
  access: Access;
  /** The name of the caching policy; responses of the Worker itself set their own. */
  caching?: "season" | "searchIndex" | "picture" | "revalidated" | "personal";
  /**
   * The entry in a group of the menu. Its section is the pages below its own path and below those in
   * `under`. A search finds it by its text and by `words`.
   */
  menu?: { group: MenuGroup; text: string; under?: readonly string[]; words?: string };
  /** The sitemap lists the page; for a pattern, with the names and ids of the data. */
  isInSitemap?: true;
  /** robots.txt disallows the page. */
  isClosedToRobots?: true;
  /** The service worker saves the page; "whole" means only without a query. */
  isReadableOffline?: true | "whole";
  /** The canonical form of the query: the part that changes the page, "" when there is none. */
  query?: (given: URLSearchParams, currentSeason: string) => string;
  /** The parameters that `query` reads; undefined for questions, whose parameters vary. */
  parameters?: readonly string[];
  /** The value of the last placeholder is case-insensitive. */
  isAnyCase?: true;
  /** The query is free text, so that the number of addresses is unlimited. */
  isInWords?: true;
  /** Every season has the page: `season` in the query, or the game or date in the path, names it. */
  isOfSeason?: true;
  /** A season of lists has the page, too; "results" means only one with the results of games. */
  isOfLists?: true | "results";
  /** What the page's figures are made of, where it is not the page's season alone. */
  figures?: Exclude<FiguresOf, "season">;
  /** Past seasons have no answer to the page's question, so the sitemap lists it once. */
  isCurrentOnly?: true;
  /** `season` may name several seasons, too. */
  takesSeveralSeasons?: true;
  /** The question that the page answers: the query of the address has its parameters. */
  question?: QuestionName;
  /** The machine-readable format of a question's answer. */
  format?: QuestionFormat;
}

/** The fields of a route besides its path, kind and access. */
export type Options = Omit<Route, "path" | "kind" | "access">;

/** A page of the season, which is readable offline. */
export const season = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "everyone",
  caching: "season",
  isReadableOffline: true,
  ...options,
});

/** A page that every season has; `season` in its query names another than the current one. */
export const everySeason = (path: string, options: Options = {}): Route =>
  season(path, {
    ...options,
    isOfSeason: true,
    parameters: [...(options.parameters ?? []), SEASON_PARAMETER],
    query: (given, current) => seasonSearch(options.query?.(given, current) ?? "", given, current),
  });

/** A page for everyone. */
export const page = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "everyone",
  caching: "season",
  ...options,
});

/** A page for members. */
export const members = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "members",
  caching: "personal",
  ...options,
});

/** A page for people who have not signed in. */
export const visitors = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "visitors",
  caching: "personal",
  ...options,
});

/** A file that is made of the season's data. */
export const file = (path: string, options: Options = {}): Route => ({
  path,
  kind: "file",
  access: "everyone",
  caching: "season",
  ...options,
});

/** The route of the picture of a page, which comes before the page's. */
export const picture = (page: string, options: Options = {}): Route =>
  file(picturePath(page), { caching: "picture", ...options });

/** A route that the Worker's entry answers. */
export const worker = (path: string, options: Options = {}): Route => ({
  path,
  kind: "worker",
  access: "everyone",
  ...options,
});

/** A redirect to another address. */
export const moved = (path: string, to: string, options: Options = {}): Route => ({
  path,
  kind: "moved",
  to,
  access: "everyone",
  ...options,
});

/** The routes of a question's answer as CSV and JSON. */
export const files = (path: string, options: Options = {}): Route[] =>
  QUESTION_FORMATS.map((format) => worker(`${path}.${format}`, { ...options, format }));

function several({ takesSeveralSeasons }: Options): Options {
  return takesSeveralSeasons ? { takesSeveralSeasons } : {};
}

/** The route of a page that reads a question from its query. */
export const questionPage = (path: string, question: QuestionName, options: Options = {}): Route =>
  page(path, { question, query: questionSearch, isOfSeason: true, ...options });

/**
 * The routes of a question's page. CSV and JSON come first, because a page's pattern that ends in a
 * placeholder matches their suffixes too.
 */
export const questions = (path: string, question: QuestionName, options: Options = {}): Route[] => [
  ...files(path, { question, isOfSeason: true, ...several(options) }),
  questionPage(path, question, options),
];
