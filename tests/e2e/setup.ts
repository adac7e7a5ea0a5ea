import { startTestStack } from "#tools/check/test-stack.ts";

/** Serves the built site once for all end-to-end tests; their workers inherit its address. */
export default async function setup(): Promise<() => Promise<void>> {
  const stack = await startTestStack();
  process.env.SITE_URL = stack.site.url;
  process.env.DATABASE_SECRET = stack.databaseSecret;
  process.env.AUTH_EMULATOR_HOST = stack.emulator.host;
  return () => stack.stop();
}
