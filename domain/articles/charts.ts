/** A drawing that goes with an article, and what it shows in words. */
export interface Chart {
  name: string;
  alt: string;
  svg: string;
}

/** The rooms of the site that charts are served in; each is open to members only. */
export const CHART_ROOMS = ["/nba/news/charts/", "/nba/analysis/charts/"] as const;

/** The chart that a picture's address means; undefined for every other picture. */
export function chartNameOf(src: string): string | undefined {
  const room = CHART_ROOMS.find((start) => src.startsWith(start));
  const file = room === undefined ? "" : src.slice(room.length);
  return /^([a-z0-9-]{1,80})\.svg$/.exec(file)?.[1];
}
