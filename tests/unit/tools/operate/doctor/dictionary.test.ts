import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { configurationOf, findingsOf } from "#tests/fixtures/deployment.ts";

const DICTIONARY = "what pages are made of";
/** The SHA-256 of the dictionary, in the format of Available-Dictionary. */
const HASH = ":1wmrhX2l3lYCQElU6DkzI+lqtmvEpkcGmVYs3kH9FR0=:";
const LINK = '</nba.csv>; rel="alternate", </dictionary/1>; rel="compression-dictionary"';

let server: Server | undefined;
afterEach(() => server?.close());

/** A site behind a zone that strips one part of the dictionary's negotiation. */
async function siteBehind(stripped: "link" | "use-as-dictionary" | "dcz" | "nothing") {
  server = createServer((request, response) => {
    if (request.url === "/dictionary/1") {
      if (stripped !== "use-as-dictionary") response.setHeader("Use-As-Dictionary", 'match="/*"');
      response.end(DICTIONARY);
      return;
    }
    const { "available-dictionary": known, "accept-encoding": accepted = "" } = request.headers;
    const isTold = "sec-ch-ua-mobile" in request.headers;
    if (isTold && stripped !== "link") response.setHeader("Link", LINK);
    const isCoded = known === HASH && String(accepted).includes("dcz");
    if (isCoded && stripped !== "dcz") response.setHeader("Content-Encoding", "dcz");
    response.end(isCoded ? Buffer.from([0x5e, 0xff, 0xfe, 0x18]) : "page");
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const configured = (site: string, settings: Record<string, string> = {}) =>
  configurationOf(settings, { site });

test.each([
  ["nothing", "ok", "Further pages of a visit come by the shared dictionary."],
  ["link", "warning", "Pages announce no shared dictionary."],
  ["use-as-dictionary", "warning", "The shared dictionary does not reach browsers as one."],
  ["dcz", "warning", "Further pages come without the shared dictionary (no coding)."],
] as const)("the dictionary behind a zone that strips %s", async (stripped, state, says) => {
  const findings = await findingsOf("Dictionary", configured(await siteBehind(stripped)));
  expect(findings.map((finding) => [finding.state, finding.says])).toEqual([[state, says]]);
  const [finding] = findings;
  if (finding !== undefined && finding.state !== "ok") {
    expect(finding.mend).toContain("`shared_dictionary_mode` to `passthrough`");
  }
});

test("a dictionary that is switched off is named", async () => {
  const findings = await findingsOf(
    "Dictionary",
    configured("http://127.0.0.1:1", { SHARED_DICTIONARY: "off" }),
  );
  expect(findings.map(({ says }) => says)).toEqual(["The shared dictionary is switched off."]);
});

test("nothing is said of the dictionary of an unreachable site", async () => {
  expect(await findingsOf("Dictionary", configured("http://127.0.0.1:1"))).toEqual([]);
});
