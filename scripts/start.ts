import { SEASON } from "../src/domain/season.ts";
import { type MailLink, relayMails } from "./auth-emulator.ts";
import { openLocalState } from "./local-state.ts";
import { readPort } from "./port.ts";
import { portIsTaken } from "./processes.ts";
import { buildSite } from "./site.ts";
import { startStack } from "./stack.ts";

const MAIL_TITLES: Record<string, string> = {
  VERIFY_EMAIL: "Verify the e-mail address of",
  PASSWORD_RESET: "Recover the password of",
};

function printMail(mail: MailLink): void {
  console.log(
    `${MAIL_TITLES[mail.requestType] ?? mail.requestType} ${mail.email}: ${mail.oobLink}`,
  );
}

async function main(): Promise<void> {
  const port = readPort();
  if (await portIsTaken(port)) {
    throw new Error(`Port ${port} is taken; choose another one with PORT=${port + 10} npm start.`);
  }
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, resolve);
  });
  console.log("Building the site ...");
  await buildSite();
  console.log("Starting the Auth emulator and the site ...");
  const stack = await startStack({ port, state: openLocalState() });
  if (stack.seeded) console.log(`Filled the embedded database with the ${SEASON} season.`);
  const stopRelay = relayMails(stack.emulator, printMail);
  console.log(`Hardwood answers at ${stack.site.url} (Ctrl-C stops it)`);
  const cause = await Promise.race([
    stopped.then(() => "asked"),
    stack.site.process.exited.then(() => "the site"),
    stack.emulator.process.exited.then(() => "the Auth emulator"),
  ]);
  stopRelay();
  if (cause === "asked") {
    console.log("Stopping ...");
    await stack.stop();
    return;
  }
  const ended = cause === "the site" ? stack.site.process : stack.emulator.process;
  await stack.stop();
  throw new Error(`Unexpectedly ended: ${cause}.\n${ended.output()}`);
}

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
