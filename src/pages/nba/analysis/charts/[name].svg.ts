/** The drawings are the same in both sections. */
export { GET } from "../../news/charts/[name].svg.ts";
