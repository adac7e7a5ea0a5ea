/** Both sections have the same charts. */
export { GET } from "../../news/charts/[name].svg.ts";
