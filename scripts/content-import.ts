import { parseArgs } from "node:util";
import { listOf, objectOf } from "../src/data/wire/rows.ts";
import { mergeArticles } from "./content-import/articles.ts";
import { mergeTransactions } from "./content-import/moves.ts";
import { KINDS, type Kind, readFiles } from "./content-import/read-files.ts";
import { DATABASE_OPTIONS, DATABASE_USAGE, openDatabase, targetOf } from "./database-target.ts";
import { purgeSite } from "./purge-site.ts";

const usage = `usage: npm run content:import -- --kind news|analysis|transactions FILES... [--dry-run]

Puts articles or transactions from JSON or Markdown files into a database, in one update. An
article whose title leads to the same address is replaced, others come first; days of transactions
grow together. One bad field anywhere, and nothing is written.
  --dry-run       says what would happen and writes nothing
${DATABASE_USAGE}`;

function usageError(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...DATABASE_OPTIONS,
        kind: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    return usageError(error instanceof Error ? error.message : String(error));
  }
}

function refuse(problems: readonly string[]): void {
  console.error(["Nothing was written.", ...problems].join("\n"));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = readOptions();
  if (values.help) {
    console.log(usage);
    return;
  }
  const kind: Kind =
    KINDS.find((known) => known === values.kind) ?? usageError(`--kind is ${KINDS.join(" or ")}.`);
  if (positionals.length === 0) usageError("There are no files to import.");
  const { items, problems } = readFiles(kind, positionals);
  const target = targetOf(values);
  const { database, credential } = openDatabase(target);
  const stored = await database.read(`nba/${kind}`, credential);
  if (!stored.ok) {
    refuse([...problems, `The database is ${stored.error.kind}: ${stored.error.path}.`]);
    return;
  }
  const rows = listOf(objectOf(stored.value)?.data) ?? [];
  const known = rows.map(objectOf).filter((row) => row !== undefined);
  const merged =
    kind === "transactions" ? mergeTransactions(known, items) : mergeArticles(kind, known, items);
  if (problems.length + merged.problems.length > 0) {
    refuse([...problems, ...merged.problems]);
    return;
  }
  console.log(merged.told.join("\n"));
  if (merged.told.every((line) => line.startsWith("unchanged"))) {
    console.log("Nothing has changed.");
    return;
  }
  if (values["dry-run"]) {
    console.log("Dry run: nothing was written.");
    return;
  }
  const update = { data: merged.rows, updatedAt: new Date().toISOString() };
  const written = await database.write(`nba/${kind}`, { update }, credential);
  if (!written.ok) {
    console.error(`The database is ${written.error.kind}; it has all of the update or nothing.`);
    process.exitCode = 1;
    return;
  }
  console.log(`Written to ${target.url} in one update.`);
  if (values.site !== undefined) {
    const secret = values.secret ?? process.env.DATABASE_SECRET;
    await purgeSite({ url: values.site, secret }, [kind]);
    console.log(`${values.site} shows it from now on.`);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
