import { type ParseArgsConfig, parseArgs } from "node:util";

/** What a program is asked to do: its options and arguments, and how to say that it is asked wrong. */
export type Asked<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>> & {
  /** Says what is wrong, and how to ask; ends the program with 2. */
  refuse: (message: string) => never;
};

/**
 * Runs a program with what its command line says. `--help` prints how to ask, an option that there
 * is not is refused, and what the program throws is said in its own words and ends it with 1.
 */
export async function runCommand<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  main: (asked: Asked<Config>) => Promise<void>,
): Promise<void> {
  const refuse = (message: string): never => {
    console.error(`${message}\n\n${usage}`);
    process.exit(2);
  };
  if (process.argv.includes("--help")) {
    console.log(usage);
    return;
  }
  try {
    await main({ ...parsedOr(refuse, config), refuse });
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

function parsedOr<const Config extends ParseArgsConfig>(
  refuse: (message: string) => never,
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
