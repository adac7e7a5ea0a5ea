import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../command-line.ts";
import { root } from "../paths.ts";
import { isPublicRepository, withButton, withRepository } from "./deploy/button.ts";

const usage = `usage: npm run repository -- https://github.com/you/hardwood

Names your public copy of this repository, on GitHub or GitLab: in package.json, and in the "Deploy to
Cloudflare" button of README.md, which deploys that copy. Commit both files.`;

await runCommand(usage, { allowPositionals: true }, async ({ positionals, refuse }) => {
  const [url = ""] = positionals;
  if (positionals.length !== 1 || !isPublicRepository(url)) {
    refuse("Name one repository by its address, as https://github.com/you/hardwood.");
  }
  change("package.json", (manifest) => withRepository(manifest, url));
  change("README.md", (readme) => withButton(readme, url));
  console.log(`package.json and the button of README.md name ${url}.`);
});

function change(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}
