/** The drawing of an article, with its text alternative. */
export interface Chart {
  name: string;
  alt: string;
  svg: string;
}

/** The folders of the charts, which only members can load. */
export const CHART_FOLDERS = ["/nba/news/charts/", "/nba/analysis/charts/"] as const;

/** The name of the chart at an address; undefined for any other picture. */
export function chartNameOf(src: string): string | undefined {
  const folder = CHART_FOLDERS.find((start) => src.startsWith(start));
  const file = folder === undefined ? "" : src.slice(folder.length);
  return /^([a-z0-9-]{1,80})\.svg$/.exec(file)?.[1];
}
