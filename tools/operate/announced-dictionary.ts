import { DICTIONARY_HINT } from "#functions/dictionary/hint.ts";
import { request } from "./doctor/request.ts";

/** The dictionary of a running site, or the reason why browsers do not get one. */
export type Announced =
  | { kind: "none"; why: "no answer" | "no link" | "no dictionary" }
  | { kind: "dictionary"; text: string };

/** A public page that needs no data. */
export const ANNOUNCING_PAGE = "/nba/glossary";

/** Reads the shared dictionary that a site's pages announce. */
export async function announcedDictionary(site: string): Promise<Announced> {
  const page = await request(site + ANNOUNCING_PAGE, { headers: { [DICTIONARY_HINT]: "?0" } });
  if (page.kind === "none" || page.status !== 200) return { kind: "none", why: "no answer" };
  const link = page.headers.get("Link") ?? "";
  const [, path] = /<([^>]+)>; rel="compression-dictionary"/.exec(link) ?? [];
  if (path === undefined) return { kind: "none", why: "no link" };
  const dictionary = await request(site + path);
  const isOne = dictionary.kind === "answer" && dictionary.headers.has("Use-As-Dictionary");
  if (!isOne) return { kind: "none", why: "no dictionary" };
  return { kind: "dictionary", text: dictionary.text };
}
