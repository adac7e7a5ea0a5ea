// What the Worker takes to answer, by itself: `npm run bench:load`. Exit code 1 over a budget.
import { startTestStack } from "../../tools/check/test-stack.ts";
import { measureServer } from "./server.ts";

const stack = await startTestStack();
try {
  if (!(await measureServer(stack))) process.exitCode = 1;
} finally {
  await stack.stop();
}
process.exit();
