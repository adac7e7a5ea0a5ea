import { type ParseArgsConfig, parseArgs } from "node:util";

/** A command line or environment that asks for something impossible; its message says what. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What a program is asked to do: its options and arguments. */
export type CommandLine<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>> & {
  /** Says what is wrong, and how to ask; ends the program with 2. */
  refuse: (message: string) => never;
};

/**
 * Runs a program with its command line, and ends the process: with 0 when it is done, with 1 when it
 * failed or found something missing (it throws, or sets `process.exitCode`), with 2 when it was asked
 * wrongly (an unknown option, or a `UsageError`). `--help` prints the usage.
 */
export async function runCommand<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  main: (asked: CommandLine<Config>) => Promise<void>,
): Promise<never> {
  if (process.argv.slice(2).includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    await main({ ...parsed(config), refuse });
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? `${error.message}\n\n${usage}` : sentenceOf(error));
    process.exit(isUsage ? 2 : 1);
  }
  process.exit();
}

function refuse(message: string): never {
  throw new UsageError(message);
}

function parsed<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
