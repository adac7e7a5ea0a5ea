import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import {
  announcedDictionary,
  CODINGS,
  type KeptDictionary,
  travelling,
  USES_DICTIONARIES,
} from "../fixtures/travelling.ts";
import { PUBLIC_PAGES } from "./http.ts";

const site = inject("siteUrl");
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  travelling(site + path, headers, method);
let kept: KeptDictionary;
const having = () => ({
  ...USES_DICTIONARIES,
  "Accept-Encoding": CODINGS,
  "Available-Dictionary": kept.hash,
});
beforeAll(async () => {
  const announced = await announcedDictionary(await ask("/nba/standings", USES_DICTIONARIES), site);
  if (announced === undefined) throw new Error("The standings announce no dictionary");
  kept = announced;
});

/** The length of a dcz header: the magic number and the dictionary's hash. */
const DCZ_BYTES = 40;

/** The bytes of all public pages in each coding. */
const travelled = { dcz: 0, brotli: 0 };

describe("content encoding", () => {
  it.each(PUBLIC_PAGES)("of %s as br and as dcz decodes to the same bytes", async (path) => {
    const plain = (await ask(path)).bytes;
    const brotli = await ask(path, { "Accept-Encoding": "br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.bytes).equals(plain)).toBe(true);
    const small = await ask(path, having());
    expect(small.headers["content-encoding"]).toBe("dcz");
    const dictionary = kept.plain;
    const decoded = zstdDecompressSync(small.bytes.subarray(DCZ_BYTES), { dictionary });
    expect(decoded.equals(plain)).toBe(true);
    expect(small.bytes.length).toBeLessThan(brotli.bytes.length * 0.6);
    travelled.dcz += small.bytes.length;
    travelled.brotli += brotli.bytes.length;
  });

  it("of all these pages together is less than half as long with the dictionary", () => {
    expect(travelled.brotli).toBeGreaterThan(0);
    expect(travelled.dcz).toBeLessThan(travelled.brotli / 2);
  });

  it("has the same headers for HEAD as for GET, and no body", async () => {
    const [get, head] = [
      await ask("/nba/teams/9", having()),
      await ask("/nba/teams/9", having(), "HEAD"),
    ];
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ["content-encoding", "etag", "vary", "link"]) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  it("has the same ETag for HEAD as for GET on an uncached page", async () => {
    const head = await ask("/nba/teams/14/history", having(), "HEAD");
    const get = await ask("/nba/teams/14/history", having());
    expect(head.headers.etag).toBe(get.headers.etag);
  });
});

describe("the dictionary", () => {
  it("compresses more than 20,000 bytes to at most 8,000", async () => {
    expect(kept.bytes).toBeLessThanOrEqual(8_000);
    expect(kept.plain.length).toBeGreaterThan(20_000);
  });

  it("answers 404 for an unknown name", async () => {
    expect((await ask("/dictionary/0123456789abcdef")).status).toBe(404);
  });

  it.each(["/user/login", "/nope"])("is not announced by %s", async (path) => {
    const { headers } = await ask(path, having());
    expect(headers.link).toBeUndefined();
    expect(headers["content-encoding"]).not.toBe("dcz");
  });

  it.each(["/user/profile", "/nba/news", "/nba/transactions", "/nba/analysis"])(
    "is neither announced nor used by the members' page %s",
    async (path) => {
      const member = new Browser(site);
      await member.signIn(await signUp(inject("emulatorHost")));
      const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const { status, headers } = await ask(path, { ...having(), cookie });
      expect(status).toBe(200);
      expect(headers.link).toBeUndefined();
      expect(headers["content-encoding"]).not.toBe("dcz");
      expect(headers["cache-control"]).toBe("private, no-store");
    },
  );
});
