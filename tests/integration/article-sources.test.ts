import { describe, expect, it } from "vitest";
import { ANALYSIS, NEWS } from "../unit/tools/content/committed.ts";
import { get } from "./http.ts";

const ARTICLES = [...NEWS, ...ANALYSIS];
const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const PLACES = "|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth".split("|");

/** Matches the public paths of this site; transactions are for members. */
const PUBLIC = /^\/(?!nba\/transactions)/;

const pages = new Map<string, Promise<string>>();

/** The text of a public page without its tags, fetched once. */
function printed(path: string): Promise<string> {
  const address = path.replace(/#.*/, "");
  const known = pages.get(address);
  if (known !== undefined) return known;
  const page = get(address).then(async (answer) => {
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    const html = await answer.text();
    return (
      html
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
        .replace(/<[^>]*>/g, " ")
        .replaceAll("&#39;", "'")
        // Pages print an en dash between wins and losses, and a true minus sign.
        .replace(/[–−]/g, "-")
        .replace(/(?<=\d),(?=\d{3})/g, "")
        .replace(/\s+/g, " ")
    );
  });
  pages.set(address, page);
  return page;
}

/** A figure as digits: "2,143" is 2143, "four" is 4, "third" is 3. */
function digitsOf(text: string): string {
  const place = Math.max(WORDS.indexOf(text), PLACES.indexOf(text));
  return place > 0 ? String(place) : text.replace(",", "");
}

/** Whether the page contains the figure as a whole: "3" matches neither "31" nor "0.3". */
function stands(figure: string, page: string): boolean {
  const whole = (text: string) =>
    new RegExp(`(?<![\\d.])${text.replace(/[.+]/g, "\\$&")}(?!\\d|\\.\\d)`).test(page);
  const [, first, second] = /^(\d+)-(\d+)$/.exec(figure) ?? [];
  if (first === undefined || second === undefined) return whole(figure);
  // Wins and losses are in adjacent cells; the points of a game are next to its teams.
  const isPoints = Number(first) > 60 && Number(second) > 60;
  const beside = [" ", " to ", "–"].some((between) => whole(`${first}${between}${second}`));
  return whole(figure) || beside || (isPoints && whole(first) && whole(second));
}

describe("the pages that an article links to", () => {
  const linked = ARTICLES.filter(({ links }) => links !== undefined);

  it.each(linked.map((article) => [article.title, article] as const))(
    'contain the linked figures and names of "%s"',
    async (_title, { links = [], subjects = [] }) => {
      const own = links.filter(({ href }) => PUBLIC.test(href));
      const lost: string[] = [];
      for (const { text, href } of [...own, ...subjects]) {
        const page = await printed(href);
        const figure = digitsOf(text);
        const isName = /\p{L}/u.test(figure);
        const isThere = isName ? page.includes(text) : stands(figure, page);
        if (!isThere) lost.push(`${text} on ${href}`);
      }
      expect(lost).toEqual([]);
    },
  );
});

describe("a source on this site", () => {
  const items = ARTICLES.filter(({ sourceURL }) => PUBLIC.test(sourceURL));

  it.each(items.map((item) => [item.title, item] as const))(
    'mentions a subject of "%s"',
    async (_title, { sourceURL, subjects = [] }) => {
      const page = await printed(sourceURL);
      expect(subjects.filter(({ text }) => page.includes(text))).not.toEqual([]);
    },
  );
});

interface GameRow {
  home_team_score: number;
  visitor_team_score: number;
  home_team?: { id: number };
}
type Row = Record<string, unknown>;

/** The figures in a response: its values, the scores, and the wins and losses. */
function readOff(rows: Row[], path: string): string[] {
  const own = Number(/team_ids\[\]=(\d+)/.exec(path)?.[1]);
  const games = rows
    .map((row) => ("game" in row ? row.game : row) as GameRow)
    .filter((game) => "home_team_score" in game);
  const scores = games.flatMap(({ home_team_score: home, visitor_team_score: away }) => [
    `${Math.max(home, away)}-${Math.min(home, away)}`,
    `${Math.abs(home - away)}`,
    `${home + away}`,
  ]);
  const wins = games.filter(
    ({ home_team, home_team_score, visitor_team_score }) =>
      (home_team?.id === own) === home_team_score > visitor_team_score,
  ).length;
  const values = rows.flatMap((row) => Object.values(row).map(String));
  return [...values, ...scores, `${wins}-${games.length - wins}`];
}

describe("the data of an article", () => {
  const items = ARTICLES.filter(({ dataURL }) => dataURL !== undefined);

  it.each(items.map((item) => [item.title, item] as const))(
    'contains at least one figure of "%s"',
    async (title, { dataURL = "", body = "" }) => {
      const answer = await get(dataURL);
      expect(answer.status).toBe(200);
      const { data } = (await answer.json()) as { data: Row[] };
      const values = readOff(data, dataURL);
      const told = `${title} ${body}`.match(/\d+(?:-\d+)?(?:\.\d+)?/g) ?? [];
      expect(told.filter((figure) => values.includes(figure))).not.toEqual([]);
    },
  );
});
