import { buildSite } from "../../../tools/build/site.ts";

/** Builds the site that the tests serve; they run where vitest's variables would change the build. */
export default async function setup(): Promise<void> {
  await buildSite();
}
