import {
  QUESTION_FORMATS,
  type QuestionFormat,
  type QuestionName,
  questionSearch,
} from "./questions.ts";

/** Who may see a page. Visitors are people who have not signed in. */
export type Access = "everyone" | "members" | "visitors";

/** One address of the site, or one pattern of addresses. */
export interface Route {
  /** As its file in src/pages is named: `[id]` is one segment, `[...month]` any number of them. */
  path: string;
  /**
   * "page" is a document for people, "file" an answer for machines; both have a file in src/pages.
   * "worker" is answered by the Worker's entry, "moved" redirects to `to`.
   */
  kind: "page" | "file" | "worker" | "moved";
  to?: string;
  access: Access;
  /** The name of its caching policy; answers of the Worker itself set their own. */
  caching?: "season" | "searchIndex" | "revalidated" | "personal";
  /** Its entry in the menu: among the sections of the season, or of the account. */
  menu?: { part: "season" | "account"; text: string; icon: MenuIcon };
  /** Listed in the sitemap as it stands; patterns are filled in with the data's names and ids. */
  isInSitemap?: true;
  /** Disallowed in robots.txt. */
  isClosedToRobots?: true;
  /** The service worker saves it; "whole" means only without a query. */
  isReadableOffline?: true | "whole";
  /** The part of a query that changes the page, in normal form; "" when there is none. */
  query?: (given: URLSearchParams) => string;
  /** The parameters that `query` reads; of a question, any may count. */
  parameters?: readonly string[];
  /** The letter case of the path does not matter. */
  isAnyCase?: true;
  /** Its query is a question in words, of which there is no end. */
  isInWords?: true;
  /** What it asks of the season's figures: the query of its address is the rest of the question. */
  question?: QuestionName;
  /** The answer to a question for machines, and how it is written. */
  format?: QuestionFormat;
}

export type MenuIcon =
  | "home"
  | "ball"
  | "calendar"
  | "bracket"
  | "bars"
  | "shield"
  | "person"
  | "swap"
  | "news"
  | "chart"
  | "enter"
  | "add"
  | "badge"
  | "table"
  | "search"
  | "question";

/** What a row says besides its address, its kind and who may see it. */
export type Options = Omit<Route, "path" | "kind" | "access">;

/** A page of the season, which can be read offline. */
export const season = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "everyone",
  caching: "season",
  isReadableOffline: true,
  ...options,
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

/** A page for those who have not signed in. */
export const visitors = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "visitors",
  caching: "personal",
  ...options,
});

/** A file that is made of the season. */
export const file = (path: string, options: Options = {}): Route => ({
  path,
  kind: "file",
  access: "everyone",
  caching: "season",
  ...options,
});

/** What the Worker's entry answers. */
export const worker = (path: string, options: Options = {}): Route => ({
  path,
  kind: "worker",
  access: "everyone",
  ...options,
});

/** An address that has moved. */
export const moved = (path: string, to: string, options: Options = {}): Route => ({
  path,
  kind: "moved",
  to,
  access: "everyone",
  ...options,
});

/** The answer to a question as CSV and JSON. */
export const files = (path: string, options: Options = {}): Route[] =>
  QUESTION_FORMATS.map((format) => worker(`${path}.${format}`, { ...options, format }));

/**
 * A page that answers a question of figures, and before it the same answer as CSV and JSON: the
 * page's own pattern may end in a placeholder, which matches their endings too.
 */
export const questions = (path: string, question: QuestionName, options: Options = {}): Route[] => [
  ...files(path, { question }),
  page(path, { question, query: questionSearch, ...options }),
];
