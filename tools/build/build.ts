import { buildSite } from "./site.ts";

console.log((await buildSite()) ? "Built into dist/." : "dist/ is up to date.");
