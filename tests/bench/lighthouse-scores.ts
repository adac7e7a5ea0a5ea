import lighthouse from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface Scores {
  /** The scores, 0 to 100, in the order of `CATEGORIES`. */
  categories: number[];
  /** Largest contentful paint on Lighthouse's slow 4G, in seconds. */
  lcp: number;
  cls: number;
  /** The ids of the audits that lowered a score other than performance. */
  remarks: string[];
}

/** Of so many audits the median one counts, because what else the machine does moves a single one. */
const AUDITS = 3;

/**
 * Runs Lighthouse's mobile audit of one page several times, in the browser on the debugging port.
 * Returns the scores of the audit with the median LCP, and the remarks of all audits.
 */
export async function scoresOf(url: string, debuggingPort: number): Promise<Scores> {
  const audits: Scores[] = [];
  for (let at = 0; at < AUDITS; at += 1) audits.push(await audit(url, debuggingPort));
  const middle = audits.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(AUDITS / 2)];
  if (middle === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  return { ...middle, remarks: [...new Set(audits.flatMap(({ remarks }) => remarks))] };
}

async function audit(url: string, debuggingPort: number): Promise<Scores> {
  const run = await lighthouse(url, {
    port: debuggingPort,
    output: "json",
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
  });
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = run.lhr;
  const remarks = CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    categories: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: (audits["largest-contentful-paint"]?.numericValue ?? Number.NaN) / 1000,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    remarks,
  };
}
