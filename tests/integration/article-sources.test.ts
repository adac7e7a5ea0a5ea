import { describe, expect, it } from "vitest";
import { ANALYSIS, NEWS, NOTED } from "../unit/tools/content/committed-figures.ts";
import { get } from "./http.ts";

interface Figure {
  ref: string;
  text: string;
}
interface GameRow {
  date: string;
  home_team_score: number;
  visitor_team_score: number;
  home_team?: { id: number };
}
type Row = Record<string, unknown>;

/** Counted over the whole season or the whole feed: no page prints these. */
const COUNTED = /^(?:league|times|played|moves|moves-on|moves-until|given)\//;

/** What a page prints, its tags taken away. */
function printed(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(/\s+/g, " ");
}

/** A figure as a whole: "3" is neither in "31" nor in "0.3". */
function stands(figure: string, page: string): boolean {
  const escaped = figure.replace(/[.+]/g, "\\$&");
  return new RegExp(`(?<![\\d.])${escaped}(?!\\d|\\.\\d)`).test(page);
}

function isPrinted({ text }: Figure, page: string): boolean {
  const figure = text.replace(",", "");
  // Wins and losses stand in two cells beside each other.
  return stands(figure, page) || stands(figure.replace(/^(\d+)-(\d+)$/, "$1 $2"), page);
}

/** Up to the first full stop that ends one: those in "33.5" and "Jr. scored" do not. */
function firstSentence(body: string): string {
  return /^.*?\.(?=\s+[A-Z]|$)/m.exec(body)?.[0] ?? "";
}

/** What a person can read off an answer: its values, scores, who won how often, home and away. */
function readOff(rows: Row[], path: string): (string | number)[] {
  const own = Number(/team_ids\[\]=(\d+)/.exec(path)?.[1]);
  const games = rows.map((row) => ("game" in row ? row.game : row) as GameRow);
  const scored = games.filter((game) => "home_team_score" in game);
  const scores = scored.flatMap(({ home_team_score: home, visitor_team_score: visitors }) => [
    `${Math.max(home, visitors)}-${Math.min(home, visitors)}`,
    Math.abs(home - visitors),
    home + visitors,
  ]);
  const wins = scored.filter(
    ({ home_team, home_team_score, visitor_team_score }) =>
      (home_team?.id === own) === home_team_score > visitor_team_score,
  ).length;
  const atHome = rows.map(({ home_record }) =>
    String(home_record ?? "0-0")
      .split("-")
      .map(Number),
  );
  const [won = 0, lost = 0] = [0, 1].map((at) =>
    atHome.reduce((sum, record) => sum + (record[at] ?? 0), 0),
  );
  return [
    ...rows.flatMap((row) => Object.values(row) as (string | number)[]),
    ...rows.map((row) => `${row.wins}-${row.losses}`),
    ...scores,
    `${wins}-${scored.length - wins}`,
    ...(won > 0 ? [won, (100 * won) / (won + lost)] : []),
  ];
}

function isReadOff({ text }: Figure, values: (string | number)[]): boolean {
  const plain = text.replace(",", "");
  const places = plain.split(".")[1]?.length ?? 0;
  return values.some((value) =>
    typeof value === "number" ? value.toFixed(places) === plain : value === plain,
  );
}

async function shownBy(path: string, figures: Figure[]): Promise<Figure[]> {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  if (path.startsWith("/api/")) {
    const { data } = (await answer.json()) as { data: Row[] };
    const values = readOff(data, path);
    return figures.filter((figure) => isReadOff(figure, values));
  }
  const page = printed(await answer.text());
  return figures.filter((figure) => isPrinted(figure, page));
}

describe("a source on this site shows the figures that are taken from it", () => {
  // All that is said of transactions is counted, and members only may read them.
  const items = [...NEWS, ...ANALYSIS].filter(({ sourceURL }) =>
    /^\/(?!nba\/transactions)/.test(sourceURL),
  );

  it.each(items.map((item) => [item.title, item] as const))(
    "%s",
    async (title, { sourceURL, body = "" }) => {
      const noted = NOTED.find((one) => one.title === title)?.figures ?? [];
      const figures = noted.filter(({ text }) => /\d/.test(text) && !/^[A-Z]/.test(text));
      const shown = await shownBy(sourceURL, figures);
      const opening = sourceURL.startsWith("/api/") ? title : `${title} ${firstSentence(body)}`;
      const told = figures.filter(
        ({ ref, text }) =>
          stands(text, opening) && (!COUNTED.test(ref) || ref === "league/home-share"),
      );
      for (const figure of told)
        expect(shown, `${figure.text} in "${opening}"`).toContainEqual(figure);
      const own = figures.filter(({ ref }) => !COUNTED.test(ref));
      if (own.length > 0) expect(shown.filter(({ ref }) => !COUNTED.test(ref))).not.toEqual([]);
    },
  );
});
