import { runCommand } from "../command-line.ts";
import { buildSite } from "./site.ts";

const usage = `usage: npm run build

Builds the site for local runs into dist/, unless dist/ is of the same sources.`;

await runCommand(usage, {}, async () => {
  console.log((await buildSite()) ? "Built into dist/." : "dist/ is up to date.");
});
