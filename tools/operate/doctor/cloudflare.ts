import * as v from "valibot";
import { startProcess } from "#tools/machine/processes.ts";
import { program, root } from "#tools/paths.ts";
import {
  type Configuration,
  type Examined,
  environmentFlag,
  nameInFile,
  TOP_LEVEL,
  type WorkerState,
} from "./configuration.ts";
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

/** Asks Cloudflare for the environment's Worker; a missing login is not an error. */
export async function workerOf(
  configuration: Configuration,
  config: string | undefined,
  run: Wrangler = wrangler,
): Promise<WorkerState> {
  if (configuration.environment === undefined) return { kind: "not-asked", secrets: [] };
  const who = await run(["whoami", "--json"]);
  if (who.code !== 0) return { kind: "not-logged-in", secrets: [] };
  const listed = await run([
    "secret",
    "list",
    "--format=json",
    `--env=${nameInFile(configuration) ?? ""}`,
    ...(config === undefined ? [] : [`--config=${config}`]),
  ]);
  const secrets = listed.code === 0 ? namesIn(listed.output) : undefined;
  return secrets === undefined ? { kind: "not-there", secrets: [] } : { kind: "there", secrets };
}

/** Checks for a login at Cloudflare, and for the Worker with its secrets. */
export async function lookAtCloudflare(examined: Examined): Promise<Finding[]> {
  const environment = examined.environment ?? "";
  const { kind, secrets } = await examined.worker;
  if (kind === "not-logged-in") {
    const says =
      "This machine is not logged in to Cloudflare, so the Worker's secrets are not known.";
    return [warning(says, "`npx wrangler login`, or set CLOUDFLARE_API_TOKEN.")];
  }
  const loggedIn = well("This machine is logged in to Cloudflare.");
  if (kind === "there") return [loggedIn, secretsFinding(secrets, environment)];
  const file = environment === TOP_LEVEL ? "" : ` --secrets-file .secrets.${environment}`;
  const mend = `\`npm run deploy${environmentFlag(examined)}${file}\`.`;
  return [loggedIn, warning(`There is no Worker for ${environment} yet.`, mend)];
}

function secretsFinding(secrets: readonly string[], environment: string): Finding {
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
