import { createHash } from "node:crypto";
import { ANNOUNCING_PAGE, announcedDictionary } from "../announced-dictionary.ts";
import { type Configuration, settingOf } from "./configuration.ts";
import { type Finding, warning, well } from "./finding.ts";
import { request } from "./request.ts";

/** Chromium's `Accept-Encoding` when it has a dictionary. */
const CODINGS = "gzip, deflate, br, zstd, dcb, dcz";

const PASSTHROUGH =
  "Switch shared dictionaries on in the zone: Speed, Settings, Content Optimization; or set its " +
  "`shared_dictionary_mode` to `passthrough` through Cloudflare's API. workers.dev has no such setting.";

const NOT_ANNOUNCED = {
  // The findings on the site say so.
  "no answer": undefined,
  "no link": "Pages announce no shared dictionary.",
  "no dictionary": "The shared dictionary does not reach browsers as one.",
};

/**
 * Checks that further pages of a visit are compressed with the dictionary, as a browser requests
 * them.
 */
export async function lookAtDictionary(configuration: Configuration): Promise<Finding[]> {
  const { site = "" } = configuration;
  if (settingOf(configuration, "SHARED_DICTIONARY") === "off") {
    return [well("The shared dictionary is switched off.")];
  }
  const announced = await announcedDictionary(site);
  if (announced.kind === "none") {
    const says = NOT_ANNOUNCED[announced.why];
    return says === undefined ? [] : [warning(says, PASSTHROUGH)];
  }
  const hash = createHash("sha256").update(announced.text).digest("base64");
  const headers = { "Accept-Encoding": CODINGS, "Available-Dictionary": `:${hash}:` };
  // The body would be compressed with the dictionary, which is no text.
  const further = await request(site + ANNOUNCING_PAGE, { method: "HEAD", headers });
  const coding = further.kind === "answer" ? further.headers.get("Content-Encoding") : null;
  if (coding === "dcz") return [well("Further pages of a visit come by the shared dictionary.")];
  const says = `Further pages come without the shared dictionary (${coding ?? "no coding"}).`;
  return [warning(says, PASSTHROUGH)];
}
