import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withOwnHashes } from "#functions/http/own-hashes.ts";

const hash = (content: string) =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
const policy = (scripts: string[], styles: string[]) =>
  `default-src 'none'; script-src 'self'${scripts.map((text) => ` ${hash(text)}`).join("")}; ` +
  `style-src 'self'${styles.map((text) => ` ${hash(text)}`).join("")};`;

test.each([
  ["of one script and one style", "<style>p{}</style><script>one</script>", ["one"], ["p{}"]],
  ["of several styles", "<style>p{}</style><style media=x>a{}</style>", [], ["p{}", "a{}"]],
  ["of neither script nor style", "<p>no style</p>", [], []],
])("a page's policy keeps only the hashes %s", async (_, html, scripts, styles) => {
  const whole = policy(["one", "two"], ["p{}", "a{}", "b{}"]);
  expect(await withOwnHashes(whole, html)).toBe(policy(scripts, styles));
});

test("a hash covers the UTF-8 text between the tags", async () => {
  const text = "\n p::after{content:'é<b>'}\n";
  const html = `<head><style data-x="y">${text}</style></head>`;
  expect(await withOwnHashes(policy([], [text, "é"]), html)).toBe(policy([], [text]));
});
