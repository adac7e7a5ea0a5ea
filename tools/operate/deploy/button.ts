/** The comment in the README under which the button stands. */
const MARK = "<!-- The button: npm run repository -->";
const BUTTON = /\n\[!\[Deploy to Cloudflare\][^\n]*/;

/** The address of a public repository that the button can deploy. */
const PUBLIC = /^https:\/\/(?:github|gitlab)\.com(?:\/[\w.-]+){2,}$/;

/** Returns whether an address is one of a repository on GitHub or GitLab, without an ending. */
export function isPublicRepository(url: string): boolean {
  return PUBLIC.test(url) && !url.endsWith(".git");
}

/** The README with a button that deploys a repository; throws where the mark is missing. */
export function withButton(readme: string, repository: string): string {
  const [before, after] = readme.split(MARK);
  if (before === undefined || after === undefined) {
    throw new Error(`README.md has no line "${MARK}" for the button to follow.`);
  }
  const address = `https://deploy.workers.cloudflare.com/?url=${repository}`;
  const image = "https://deploy.workers.cloudflare.com/button";
  const button = `\n[![Deploy to Cloudflare](${image})](${address})`;
  return `${before}${MARK}${button}${after.replace(BUTTON, "")}`;
}

/** The manifest's text with a repository after the version; the rest keeps its format. */
export function withRepository(manifest: string, repository: string): string {
  const without = manifest.replace(/^ {2}"repository": "[^"\n]*",\n/m, "");
  return without.replace(/^ {2}"version": "[^"\n]*",\n/m, `$&  "repository": "${repository}",\n`);
}
