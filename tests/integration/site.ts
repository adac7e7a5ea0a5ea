import type { TestProject } from "vitest/node";
import { startTestStack } from "#tools/check/test-stack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    siteUrl: string;
    databaseSecret: string;
    sessionSecret: string;
    emulatorHost: string;
  }
}

/** Serves the built site once for all integration tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startTestStack();
  project.provide("siteUrl", stack.site.url);
  project.provide("databaseSecret", stack.databaseSecret);
  project.provide("sessionSecret", stack.sessionSecret);
  project.provide("emulatorHost", stack.emulator.host);
  return () => stack.stop();
}
