/** A drawing that goes with an article, and what it shows in words. */
export interface Chart {
  name: string;
  alt: string;
  svg: string;
}

/** The folders that charts are served from, for members only. */
export const CHART_FOLDERS = ["/nba/news/charts/", "/nba/analysis/charts/"] as const;

/** The chart that a picture's address means; undefined for every other picture. */
export function chartNameOf(src: string): string | undefined {
  const folder = CHART_FOLDERS.find((start) => src.startsWith(start));
  const file = folder === undefined ? "" : src.slice(folder.length);
  return /^([a-z0-9-]{1,80})\.svg$/.exec(file)?.[1];
}
