/** Both sections have the same charts. */
export { GET } from "#src/pages/nba/news/charts/[name].svg.ts";
