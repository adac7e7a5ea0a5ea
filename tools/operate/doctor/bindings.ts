import { configOf, misplacedIn } from "../deploy/wrangler-config.ts";
import { type Configuration, nameInFile, tableOf } from "./configuration.ts";
import { type Finding, missing, well } from "./finding.ts";

type Config = ReturnType<typeof configOf>;

/** The bindings of a configuration, by name, with their tables in wrangler.toml. */
function bindingsOf(config: Config): Map<string, string> {
  return new Map([
    ...config.durable_objects.bindings.map(
      ({ name }) => [name, "durable_objects.bindings"] as const,
    ),
    ...config.ratelimits.map(({ name }) => [name, "ratelimits"] as const),
  ]);
}

/**
 * Checks for the Worker's bindings, which environments do not inherit: all that the project's own
 * wrangler.toml has at its top level.
 */
export function lookAtBindings(
  configuration: Configuration,
  options: { config: string | undefined },
): Finding[] {
  const config = configOf(nameInFile(configuration), options.config);
  const given = bindingsOf(config);
  const needed = bindingsOf(configOf(undefined));
  const lacking = [...needed].filter(([name]) => !given.has(name));
  const misplaced = misplacedIn(config).map((says) =>
    missing(
      `In wrangler.toml ${says}.`,
      `Move the line to ${tableOf(configuration).replace(/,$/, "")}.`,
    ),
  );
  if (lacking.length === 0) return [well(`All ${needed.size} bindings are there.`), ...misplaced];
  return [
    ...misplaced,
    ...lacking.map(([name, table]) =>
      missing(
        `The binding ${name} is missing: environments do not inherit bindings.`,
        `Add it to wrangler.toml under [${tableOf(configuration, table)}], as it stands at the top level.`,
      ),
    ),
  ];
}
