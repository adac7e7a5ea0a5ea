import * as v from "valibot";
import { startProcess } from "#tools/machine/processes.ts";
import { program, root } from "#tools/paths.ts";
import { type Configuration, environmentFlag, nameInFile, TOP_LEVEL } from "./configuration.ts";
import { type Finding, missing, warning, well } from "./finding.ts";

/** A function that runs wrangler and returns its exit code and output. */
export type Wrangler = (args: string[]) => Promise<{ code: number; output: string }>;

const Secrets = v.array(v.object({ name: v.string() }));

/** Runs the project's wrangler. */
const wrangler: Wrangler = async (args) => {
  const running = startProcess(program("wrangler"), args, {
    cwd: root,
    env: { CLOUDFLARE_ENV: "" },
  });
  return { code: await running.exited, output: running.output() };
};

/**
 * Reads from Cloudflare the account that is logged in and the secrets of the environment's Worker.
 * A missing login is not an error.
 */
export async function lookAtCloudflare(
  configuration: Configuration,
  options: { config: string | undefined; wrangler?: Wrangler },
): Promise<{ findings: Finding[]; secrets: string[] }> {
  const { environment } = configuration;
  if (environment === undefined) return { findings: [], secrets: [] };
  const { config, wrangler: run = wrangler } = options;
  const who = await run(["whoami", "--json"]);
  if (who.code !== 0) {
    const says =
      "This machine is not logged in to Cloudflare, so the Worker's secrets are not known.";
    const mend = "`npx wrangler login`, or set CLOUDFLARE_API_TOKEN.";
    return { findings: [warning(says, mend)], secrets: [] };
  }
  const loggedIn = well("This machine is logged in to Cloudflare.");
  const listed = await run([
    "secret",
    "list",
    "--format=json",
    `--env=${nameInFile(configuration) ?? ""}`,
    ...(config === undefined ? [] : [`--config=${config}`]),
  ]);
  const secrets = listed.code === 0 ? namesIn(listed.output) : undefined;
  if (secrets === undefined) {
    const says = `There is no Worker for ${environment} yet.`;
    const file = environment === TOP_LEVEL ? "" : ` --secrets-file .secrets.${environment}`;
    const mend = `\`npm run deploy${environmentFlag(configuration)}${file}\`.`;
    return { findings: [loggedIn, warning(says, mend)], secrets: [] };
  }
  return { findings: [loggedIn, secretsFinding(secrets, environment)], secrets };
}

function secretsFinding(secrets: string[], environment: string): Finding {
  if (environment === TOP_LEVEL && secrets.length === 0) {
    return well("The Worker has no secrets: the site makes its own.");
  }
  if (environment !== TOP_LEVEL && !secrets.includes("SESSION_SECRET")) {
    const mend = `\`npx wrangler secret put SESSION_SECRET --env ${environment}\`.`;
    return missing("The Worker has no SESSION_SECRET.", mend);
  }
  return well(`The Worker has the secrets ${secrets.join(", ")}.`);
}

/** The names in a printed JSON list, which notices may precede. */
function namesIn(output: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(
      output.slice(output.indexOf("["), output.lastIndexOf("]") + 1),
    );
    return v.parse(Secrets, list).map(({ name }) => name);
  } catch {
    return undefined;
  }
}
