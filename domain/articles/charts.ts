/** A drawing of an article, and its text alternative. */
export interface Chart {
  name: string;
  alt: string;
  svg: string;
}

/** The folders that charts are served from, for members only. */
export const CHART_FOLDERS = ["/nba/news/charts/", "/nba/analysis/charts/"] as const;

/** The chart at a picture's address; undefined for every other picture. */
export function chartNameOf(src: string): string | undefined {
  const folder = CHART_FOLDERS.find((start) => src.startsWith(start));
  const file = folder === undefined ? "" : src.slice(folder.length);
  return /^([a-z0-9-]{1,80})\.svg$/.exec(file)?.[1];
}
