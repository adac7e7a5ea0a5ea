import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { freePort } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";
import { startPrograms } from "../fixtures/programs.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-doctor-"));
const programs = startPrograms();
afterAll(() => {
  programs.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Variables = Record<string, string>;

/** A local configuration in which nothing is missing. */
const good: Variables = {
  FIREBASE_PROJECT_ID: "demo-hardwood",
  FIREBASE_API_KEY: "local-emulator",
  FIREBASE_AUTH_DOMAIN: "demo-hardwood.firebaseapp.com",
  FIREBASE_AUTH_EMULATOR_HOST: inject("emulatorHost"),
  SESSION_SECRET: inject("sessionSecret"),
  SESSION_SECRET_PREVIOUS: "",
  DATABASE_SECRET: inject("databaseSecret"),
  DATABASE_URL: "",
  SITE_URL: "",
  PROXY_UPSTREAM: "",
};

/** Runs the doctor with only these variables and no Cloudflare login. */
const doctor = (variables: Variables, args = [`--site=${inject("siteUrl")}`]) =>
  programs.run({
    file: join(root, "tools/operate/doctor.ts"),
    args,
    env: {
      ...variables,
      HARDWOOD_STATE: folder,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      CLOUDFLARE_API_TOKEN: "",
    },
  });

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("the doctor", () => {
  it("reports nothing missing for a complete setup, and prints no secret", async () => {
    const { code, output } = await doctor(good);
    expect(output).toContain("Nothing is missing.");
    expect(output).not.toMatch(/MISSING|look at/);
    expect(code).toBe(0);
    for (const sentence of [
      "SESSION_SECRET is set.",
      "answers, and has 30 teams.",
      "Its rules are in force",
      "It accepts the DATABASE_SECRET, and has every collection.",
      "sign-in by password is on.",
      `The site at ${inject("siteUrl")} is well.`,
    ]) {
      expect(output).toContain(sentence);
    }
    expect(output).not.toContain(inject("sessionSecret"));
    expect(output).not.toContain(inject("databaseSecret"));
  });

  const broken: [string, Variables, string, string][] = [
    [
      "a short session secret",
      { SESSION_SECRET: "hunter2" },
      "SESSION_SECRET must be 32 characters or longer.",
      "npm start",
    ],
    [
      "an emulator for a real project",
      { FIREBASE_PROJECT_ID: "hardwood-prod" },
      "FIREBASE_AUTH_EMULATOR_HOST is only for a project whose id begins with demo-.",
      "npm start",
    ],
    [
      "a wrong database secret",
      { DATABASE_SECRET: "guessed".repeat(6) },
      "The database does not accept the DATABASE_SECRET.",
      "Use the one that the site was deployed with",
    ],
  ];
  it.each(broken)("reports %s and how to fix it", async (_, change, says, mend) => {
    const { code, output } = await doctor({ ...good, ...change });
    const lines = output.split("\n");
    const found = lines.findIndex((line) => line.includes("MISSING") && line.includes(says));
    expect(lines[found], output).toContain(says);
    expect(lines[found + 1]).toContain(mend);
    expect(output).toMatch(/\d+ things? (is|are) missing\.$/);
    expect(code).toBe(1);
    expect(output).not.toMatch(/hunter2|guessed/);
  });

  it("reports a site that does not answer", async () => {
    const variables = { ...good, DATABASE_URL: inject("siteUrl") };
    const port = await freePort();
    const { code, output } = await doctor(variables, [`--site=http://127.0.0.1:${port}`]);
    expect(output).toContain(`No site answers at http://127.0.0.1:${port} (ECONNREFUSED).`);
    expect(output).toContain("1 thing is missing.");
    expect(code).toBe(1);
  });

  it("reports only the site when nothing is running", async () => {
    const { code, output } = await doctor({ PORT: String(await freePort()) }, []);
    expect(output.match(/MISSING/g), output).toHaveLength(1);
    expect(output).toMatch(/MISSING No site answers at .*\n +Start it with `npm start`\./);
    expect(output).not.toContain("look for what overrides it");
    expect(code).toBe(1);
  });

  it("reads a deployment's variables from its configuration files", async () => {
    const config = file(
      "wrangler.toml",
      `name = "hardwood"
[env.production.vars]
SITE_URL = "https://hardwood.example.com"
FIREBASE_PROJECT_ID = "hardwood-prod"
FIREBASE_API_KEY = "AIza-public-key"
FIREBASE_AUTH_DOMAIN = "hardwood-prod.firebaseapp.com"
FIREBASE_AUTH_EMULATOR_HOST = "${inject("emulatorHost")}"
DATABASE_URL = "${inject("siteUrl")}"
`,
    );
    const secrets = file("secrets", `SESSION_SECRET=${inject("sessionSecret")}\n`);
    // The shell's variables are not deployed, so the doctor ignores them.
    const { code, output } = await doctor({ ...good, SESSION_SECRET: "" }, [
      "--env=production",
      `--config=${config}`,
      `--secrets-file=${secrets}`,
      `--site=${inject("siteUrl")}`,
    ]);
    expect(output).toContain("The production environment:");
    expect(output).toContain("ok      FIREBASE_PROJECT_ID is hardwood-prod.");
    expect(output).toContain("The binding EMBEDDED_DATABASE is missing");
    expect(output).toContain("The binding SESSION_LIMIT is missing");
    expect(output).toContain("[[env.production.durable_objects.bindings]]");
    expect(output).toContain("ok      SESSION_SECRET is set.");
    expect(output).toContain(
      "FIREBASE_AUTH_EMULATOR_HOST is not for a site whose SITE_URL is https.",
    );
    expect(output).toContain("Take it out: emulators are for local runs only.");
    expect(output).toContain("This machine is not logged in to Cloudflare");
    expect(output).not.toContain(inject("sessionSecret"));
    expect(code).toBe(1);
  });

  it.each([
    [["--secrets-file=none"], 1, "none cannot be read"],
    [["--env=staging"], 2, 'There is no environment "staging"'],
    [["--nonsense"], 2, "Unknown option '--nonsense'"],
  ])("rejects %j with exit code %i and a message", async (args, exitCode, sentence) => {
    const { code, output } = await doctor(good, args);
    expect(output.split("\n")[0]).toContain(sentence);
    expect(output).not.toContain("    at ");
    expect(code).toBe(exitCode);
  });
});
