import { type CommandLine, runCommand } from "../command-line.ts";
import { failureLines, importContent } from "./content-import/import-content.ts";
import { KINDS, type Kind, readFiles } from "./content-import/read-files.ts";
import { DATABASE_OPTIONS, DATABASE_USAGE, openDatabase, targetOf } from "./database-target.ts";
import { showOnSite } from "./purge-site.ts";

const usage = `usage: npm run content:import -- --kind news|analysis|transactions FILES... [--dry-run]

Puts articles or transactions from JSON or Markdown files into a database, in one update. An
article whose title leads to the same address is replaced, others come first; days of transactions
grow together. One bad field anywhere, and nothing is written.
  --dry-run       says what would happen and writes nothing
${DATABASE_USAGE}`;

const config = {
  allowPositionals: true,
  options: {
    ...DATABASE_OPTIONS,
    kind: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
} as const;

async function main({ values, positionals, refuse }: CommandLine<typeof config>): Promise<void> {
  const kind: Kind =
    KINDS.find((known) => known === values.kind) ?? refuse(`--kind is ${KINDS.join(" or ")}.`);
  if (positionals.length === 0) refuse("There are no files to import.");
  const target = targetOf(values, refuse);
  const outcome = await importContent({
    ...openDatabase(target),
    ...readFiles(kind, positionals),
    kind,
    isDry: values["dry-run"],
    now: () => new Date(),
  });
  if (!outcome.ok) {
    console.error(failureLines(outcome.error).join("\n"));
    process.exitCode = 1;
    return;
  }
  const { told, hasChanges } = outcome.value;
  console.log(told.join("\n"));
  if (!hasChanges) console.log("Nothing has changed.");
  else if (values["dry-run"]) console.log("Dry run: nothing was written.");
  else console.log(`Written to ${target.url} in one update.`);
  // Purges even without changes, because an earlier import may not have named the site.
  if (!values["dry-run"]) await showOnSite(values, [kind]);
}

await runCommand(usage, config, main);
