import { buildSite } from "../../../tools/build/site.ts";

/** Builds the site outside the test processes, whose variables would change the build. */
export default async function setup(): Promise<void> {
  await buildSite();
}
