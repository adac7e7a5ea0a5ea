import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import {
  announcedDictionary,
  CODINGS,
  type KeptDictionary,
  travelling,
} from "../fixtures/travelling.ts";
import { PUBLIC_PAGES } from "./http.ts";

const site = inject("siteUrl");
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  travelling(site + path, headers, method);
let kept: KeptDictionary;
const having = () => ({ "Accept-Encoding": CODINGS, "Available-Dictionary": kept.hash });
beforeAll(async () => {
  const announced = await announcedDictionary(await ask("/nba/standings"), site);
  if (announced === undefined) throw new Error("The standings announce no dictionary");
  kept = announced;
});

/** The dictionary's hash, and what says that it is one. */
const DCZ_BYTES = 40;

describe("the runtime sends the Worker's own coding", () => {
  it.each(PUBLIC_PAGES)("%s reads the same in every form", async (path) => {
    const plain = (await ask(path)).bytes;
    const brotli = await ask(path, { "Accept-Encoding": "br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.bytes).equals(plain)).toBe(true);
    const small = await ask(path, having());
    expect(small.headers["content-encoding"]).toBe("dcz");
    const dictionary = kept.plain;
    const decoded = zstdDecompressSync(small.bytes.subarray(DCZ_BYTES), { dictionary });
    expect(decoded.equals(plain)).toBe(true);
    expect(small.bytes.length).toBeLessThan(brotli.bytes.length * 0.55);
  });

  it("answers HEAD as it would GET", async () => {
    const [get, head] = [
      await ask("/nba/teams/9", having()),
      await ask("/nba/teams/9", having(), "HEAD"),
    ];
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ["content-encoding", "etag", "vary", "link"]) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  it("answers HEAD of a page that nobody has read as it would GET", async () => {
    const head = await ask("/nba/teams/14/history", having(), "HEAD");
    const get = await ask("/nba/teams/14/history", having());
    expect(head.headers.etag).toBe(get.headers.etag);
  });
});

describe("the dictionary", () => {
  it("takes 8,000 bytes at most and is kept for long", async () => {
    expect(kept.bytes).toBeLessThanOrEqual(8_000);
    expect(kept.plain.length).toBeGreaterThan(20_000);
  });

  it("of an unknown name is no page either", async () => {
    expect((await ask("/dictionary/0123456789abcdef")).status).toBe(404);
  });

  it.each(["/user/login", "/nope"])("is not announced by %s", async (path) => {
    const { headers } = await ask(path, having());
    expect(headers.link).toBeUndefined();
    expect(headers["content-encoding"]).not.toBe("dcz");
  });

  it.each(["/user/profile", "/nba/news", "/nba/transactions", "/nba/analysis"])(
    "has nothing to do with the members' page %s",
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
