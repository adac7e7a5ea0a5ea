import { startTestStack } from "#tools/check/test-stack.ts";
import { runCommand } from "#tools/command-line.ts";
import { measureServer } from "./server.ts";

const usage = `usage: npm run bench:load

Measures what the Worker takes to answer, by itself. Ends with exit code 1 over a budget.`;

await runCommand(usage, {}, async () => {
  const stack = await startTestStack();
  try {
    if (!(await measureServer(stack))) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
});
