// Runs on any Node >= 20 of a fresh machine: installs the project when its lock file has changed,
// then starts the pinned Node 24 that the install provides.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".hardwood-install");
const bin = join(root, "node_modules", ".bin");
const windows = process.platform === "win32";

const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .update(`${process.platform}-${process.arch}`)
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Installing dependencies (about a minute, once) ...");
  // Not `npm ci`, which refuses a lock file that lacks another platform's optional binaries.
  // Versions and integrity still come from the lock file, and --no-save leaves that file as it is.
  const install = spawnSync(
    windows ? "npm.cmd" : "npm",
    ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"], shell: windows },
  );
  if (install.status !== 0) {
    console.error("npm install failed: see the lines above. Nothing was started.");
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

const script = process.argv[2];
if (!script) {
  console.error("usage: node tools/bootstrap.mjs SCRIPT [ARGUMENTS]");
  process.exit(2);
}

const child = spawn(
  join(bin, windows ? "node.cmd" : "node"),
  [join(root, script), ...process.argv.slice(3)],
  {
    cwd: root,
    stdio: "inherit",
    shell: windows,
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      ASTRO_TELEMETRY_DISABLED: "1",
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      ASTRO_DEV_BACKGROUND: "0",
      // The programs of a run are started many times and compile the same modules each time.
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
    },
  },
);
// The terminal sends Ctrl-C to the child too; this parent only has to outlive it.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
