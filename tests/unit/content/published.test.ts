import { describe, expect, test } from "vitest";
import { parseAnalysis, parseNews } from "#functions/data/wire/articles.ts";
import { ANALYSIS, NEWS } from "../tools/content/committed.ts";

/** The articles as they are committed. That they are what a fresh build writes is checked by it. */
const ARTICLES = [...NEWS, ...ANALYSIS];

/** Addresses that have been published: each has to lead to the same story for good. */
const PUBLISHED = [
  "thunder-hold-off-spurs-to-win-the-west",
  "pistons-take-the-east-at-60-22",
  "nuggets-end-on-12-straight-wins",
  "equal-records-and-how-the-places-were-given",
  "charlotte-turns-a-season-around-in-the-middle",
  "a-long-spring-in-washington",
  "luka-doncic-is-the-scoring-champion-at-33-5-a-game",
  "nikola-jokic-leads-in-rebounds-and-assists-at-once",
  "victor-wembanyama-stands-alone-at-the-rim",
  "most-at-the-line-surest-at-the-line",
  "18-players-did-not-miss-a-game",
  "a-rookie-leads-the-league-in-threes",
  "cooper-flagg-is-the-rookies-best-scorer-by-average",
  "the-other-rookie-lists-derik-queen-ryan-kalkbrenner-vj-edgecombe",
  "ryan-nembhard-saves-23-assists-for-the-last-day",
  "what-a-home-floor-was-worth-55-4-percent",
  "james-harden-and-a-better-half-in-cleveland",
  "the-official-standings-as-the-league-keeps-them",
  "cason-wallace-edges-dyson-daniels-in-steals-150-to-149",
  "83-points-in-one-night-for-bam-adebayo",
  "a-february-without-a-loss-for-the-spurs",
  "18-trades-on-one-day",
  "hornets-win-by-55-in-utah",
  "25-rebounds-and-a-triple-double-for-scottie-barnes",
  "302-points-between-chicago-and-atlanta",
  "how-the-thunder-won-64-the-ball-is-theirs",
  "the-impact-estimate-and-the-few-above-the-rest",
  "a-box-score-in-one-figure-the-floor-impact-counter",
  "margin-of-victory-knows-more-than-the-record",
  "offensive-rating-points-without-the-hurry",
  "defensive-rating-and-what-it-cannot-see",
  "pace-possessions-and-why-slow-is-not-bad",
  "true-shooting-counts-the-free-throws-too",
  "effective-field-goal-percentage-by-hand",
  "points-per-shot-and-the-sum-of-percentages",
  "rebounds-as-shares-of-what-there-was-to-get",
  "steals-and-blocks-per-chance-the-pistons-hands",
  "assist-share-says-how-not-how-well",
  "turnover-share-the-shots-that-never-happened",
  "usage-who-ends-the-plays",
];

describe("the articles", () => {
  test("are as many as promised, some without a body, a picture, a first picture", () => {
    expect(NEWS.length).toBeGreaterThanOrEqual(27);
    expect(ANALYSIS.length).toBeGreaterThanOrEqual(15);
    expect(NEWS.some(({ body }) => body === undefined)).toBe(true);
    expect(NEWS.some(({ img }) => img === undefined)).toBe(true);
    expect(ANALYSIS.some(({ img, img2 }) => img === undefined && img2 !== undefined)).toBe(true);
    expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(ARTICLES.length);
  });

  test("keep every address that has been published", () => {
    const slugs = ARTICLES.map(({ slug }) => slug);
    expect(PUBLISHED.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  test("are understood by the site as they are, with every link and every subject", () => {
    for (const [wire, parsed] of [
      [NEWS, parseNews(NEWS)],
      [ANALYSIS, parseAnalysis(ANALYSIS)],
    ] as const) {
      expect(parsed?.dropped).toBe(0);
      for (const [at, article] of (parsed?.rows ?? []).entries()) {
        const { title, slug, body, links = [], subjects = [], sourceURL } = wire[at] ?? {};
        expect(article).toMatchObject({ title, slug, body, links, subjects });
        expect(article.sourceUrl).toBe(sourceURL);
      }
    }
  });

  test("have a source that a reader wants: never data, never the page of everything", () => {
    for (const { sourceURL } of ARTICLES) expect(sourceURL).not.toMatch(/^\/api\/|^\/nba$/);
  });

  test.each(
    ARTICLES.filter(({ body }) => body).map((article) => [article.title, article] as const),
  )(
    "%s: subjects as links, no figure under ten in digits",
    (title, { body = "", subjects = [], links = [] }) => {
      // Records, scores, decimals and dates are figures of their own.
      const bare =
        `${title} ${body}`.match(/(?<![\d.,+-])\b[1-9]\b(?![\d.,-]*\d)(?!,? \d{4})/g) ?? [];
      const dates =
        body.match(
          /(?<=(?:October|November|December|January|February|March|April|May|June) )\d\b/g,
        ) ?? [];
      expect(bare.length - dates.length).toBe(0);
      expect(subjects.length + links.length).toBeGreaterThan(0);
    },
  );
});
