import { buildSite } from "./site.ts";

await buildSite();
console.log("Built into dist/.");
