import { type ParseArgsConfig, parseArgs } from "node:util";

/** An invalid command line or environment, with the reason as message. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** A program's options and arguments. */
export type CommandLine<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>> & {
  /** Prints the reason and the usage, and exits with 2. */
  refuse: (message: string) => never;
};

/**
 * Runs a program with its command line, and ends the process: with 0 on success, with 1 on failure
 * (the program throws, or sets `process.exitCode`), with 2 for wrong usage (an unknown option, or a
 * `UsageError`). `--help` prints the usage.
 */
export async function runCommand<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  main: (commandLine: CommandLine<Config>) => Promise<void>,
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
    const args = withDashedValues(process.argv.slice(2), config);
    return parseArgs<Config>({ ...config, args });
  } catch (error) {
    return refuse(sentenceOf(error));
  }
}

/**
 * The arguments with `--secret -x` as `--secret=-x`: a random secret may begin with a dash, which
 * `parseArgs` takes for an option. No program has options of one letter.
 */
function withDashedValues(args: readonly string[], { options = {} }: ParseArgsConfig): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const last = joined.at(-1);
    const takesValue = last?.startsWith("--") && options[last.slice(2)]?.type === "string";
    if (takesValue && /^-[^-]/.test(arg)) joined.splice(-1, 1, `${last}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
