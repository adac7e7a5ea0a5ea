import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "rolldown";
import { afterAll, expect, it } from "vitest";
import { REACT } from "#tools/build/worker-islands.ts";
import { root } from "#tools/paths.ts";

const insteadOfReact: Plugin = {
  name: "instead-of-react",
  resolveId(source, importer) {
    const instead = REACT[source];
    return instead === undefined ? undefined : this.resolve(instead, importer);
  },
};

const folder = mkdtempSync(join(tmpdir(), "hardwood-islands-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The HTML of the islands by name, rendered by a fixture that is bundled as in the build. */
async function drawnBy(name: string, plugins: Plugin[]): Promise<Map<string, string>> {
  const file = join(folder, `${name}.mjs`);
  await build({
    input: join(root, `tests/fixtures/islands/${name}.ts`),
    platform: "node",
    plugins,
    output: { file, codeSplitting: false },
    logLevel: "warn",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { drawn } = await import(pathToFileURL(file).href);
  return new Map(drawn);
}

/** A canonical tag: sorted attributes, lower-case names, explicit empty values. */
function spelled(tag: string): string {
  const [name = "", ...attributes] =
    tag.replace(/\/?>$/, "").match(/^<\/?[\w-]+|[^\s"=]+(?:="[^"]*")?/g) ?? [];
  const written = attributes.map((text) => {
    const [, key = "", value = '=""'] = /^([^=]+)(=.*)?$/s.exec(text) ?? [];
    return key.toLowerCase() + value;
  });
  return `${[name, ...written.sort()].join(" ")}>`;
}

/** Canonical HTML, so that equal texts mean equal documents. */
function documentOf(html: string): string {
  return html
    .replaceAll(/<\/(?:input|img|path)>/g, "")
    .replaceAll(/<\/?[a-z](?:[^">]|"[^"]*")*>/g, spelled)
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">");
}

it("renders every island to the same document as React, so that React can hydrate it", async () => {
  const [expected, drawn] = await Promise.all([
    drawnBy("by-react", []),
    drawnBy("by-worker", [insteadOfReact]),
  ]);
  expect(expected.size).toBeGreaterThan(8);
  // React separates adjacent texts with comments, which the Worker's renderer does not write.
  for (const html of expected.values()) expect(html).not.toContain("<!--");
  const documents = (islands: Map<string, string>) =>
    Object.fromEntries([...islands].map(([name, html]) => [name, documentOf(html)]));
  expect(documents(drawn)).toEqual(documents(expected));
});
