import { join } from "node:path";
import { buildSite, type SiteVariables } from "../build/site.ts";
import { runCommand } from "../command-line.ts";
import { openLocalState, stateFolder } from "../machine/local-state.ts";
import { readOpenPort } from "../machine/port.ts";
import { untilStopped } from "../machine/stopping.ts";
import { root } from "../paths.ts";
import { type MailLink, relayMails } from "./auth-emulator.ts";
import { givenSettings, refreshNotice, resultsFrom, settingsFile } from "./given-settings.ts";
import { resultsLine, watchRefresh } from "./refresh-progress.ts";
import { untilOver } from "./restarts.ts";
import { type Stack, startStack } from "./stack.ts";
import { lockState } from "./state-lock.ts";

const usage = `usage: npm start

Builds and serves the site, set-up included; Ctrl-C stops it. It answers on PORT (4321 unless set), and
keeps its database and accounts in HARDWOOD_STATE (.hardwood unless set). Settings of the Worker that
the shell or the file .dev.vars has, such as RESULTS_SOURCE, are handed on to it.`;

const MAIL_TITLES: Record<string, string> = {
  VERIFY_EMAIL: "Verify the e-mail address of",
  PASSWORD_RESET: "Recover the password of",
};

function printMail(mail: MailLink): void {
  console.log(
    `${MAIL_TITLES[mail.requestType] ?? mail.requestType} ${mail.email}: ${mail.oobLink}`,
  );
}

async function started(port: number, variables: SiteVariables): Promise<Stack> {
  lockState(stateFolder(), `http://localhost:${port}`);
  console.log("Building the site ...");
  await buildSite();
  console.log("Starting the Auth emulator and the site ...");
  return startStack({ port, state: openLocalState(), variables });
}

function printSeeding({ seeded: { wasEmpty, replaced, refused }, damage }: Stack): void {
  for (const file of damage.replaced) {
    console.log(
      `Part of the local database could not be read and was made anew; it is kept as ${file}`,
    );
  }
  for (const file of damage.members) {
    console.log(`A member's file cannot be read; put a copy of it back or remove it: ${file}`);
  }
  if (wasEmpty) console.log("Filled the embedded database with the season and those before it.");
  if (refused !== undefined) console.log(`${refused} It stays as it is.`);
  if (replaced.length > 0) {
    console.log(`Replaced what could not be read: ${replaced.join(", ")}.`);
  }
}

async function main(): Promise<void> {
  const stopped = untilStopped();
  const given = givenSettings({ ...settingsFile(join(root, ".dev.vars")), ...process.env });
  const port = await readOpenPort("npm start");
  const stack = await Promise.race([stopped, started(port, given)]);
  if (stack === "stopped") {
    console.log("Stopped before the site was there.");
    return;
  }
  printSeeding(stack);
  const stopRelay = relayMails(stack.emulator, printMail);
  const notice = refreshNotice(given, stack.site.url);
  if (notice !== undefined) console.log(notice);
  const from = resultsFrom(given);
  if (from !== undefined) watchRefresh(stack.site.url, console.log);
  const fed = await resultsLine(stack.site.url, from);
  console.log(`Hardwood answers at ${stack.site.url} (Ctrl-C stops it); ${fed}`);
  const ended = stack.emulator.process.exited.then(
    () => `The Auth emulator ended:\n${stack.emulator.process.output()}`,
  );
  const cause = await untilOver(stack, [stopped, ended]);
  stopRelay();
  if (cause === "stopped") console.log("Stopping ...");
  await stack.stop();
  if (cause !== "stopped") throw new Error(cause);
}

await runCommand(usage, {}, main);
