// The Worker that `npm run probe` deploys: what the platform does, asked of the platform.
import { DurableObject } from "cloudflare:workers";
import { brotliCompressSync } from "node:zlib";

const TEXT = "coded by the Worker, ".repeat(200);

/** A body that is coded already: the platform is told to leave it. */
function coded(coding, bytes, headers = {}) {
  return new Response(bytes, {
    encodeBody: "manual",
    headers: {
      "Content-Type": "text/plain",
      "Content-Encoding": coding,
      ETag: '"form"',
      ...headers,
    },
  });
}

/** Puts an answer into a cache and says whether it is there afterwards. */
async function isKept(cache, address) {
  const headers = { "Cache-Control": "public, max-age=60" };
  await cache.put(address, new Response("kept", { headers }));
  return (await cache.match(address)) !== undefined;
}

async function cacheAnswer({ origin }) {
  const key = `/kept/${crypto.randomUUID()}`;
  const named = await caches.open("collections");
  const ownKey = origin + key;
  return {
    ownHost: await isKept(caches.default, `${origin}/default${key}`),
    noHost: await isKept(caches.default, `https://collections.internal${key}`),
    named: await isKept(named, ownKey),
    namedInDefault: (await caches.default.match(ownKey)) !== undefined,
  };
}

/** Counts look-ups of a cache, which are subrequests, up to the first that is refused. */
async function subrequestsAnswer({ origin }, most) {
  for (let count = 0; count < most; count += 1) {
    try {
      await caches.default.match(`${origin}/none/${count}`);
    } catch (error) {
      return { count, refusal: String(error) };
    }
  }
  return { count: most };
}

let isolate;
let answers = 0;

const ROUTES = {
  "/brotli": () => coded("br", brotliCompressSync(TEXT)),
  // No such coding is applied: the platform has to leave what it cannot read.
  "/dictionary": () =>
    coded("dcz", new Uint8Array([1, 2, 3, 4]), { "Cache-Control": "no-transform" }),
  "/text": () => new Response(TEXT),
  "/headers": (_url, request) =>
    Response.json({ headers: Object.fromEntries(request.headers), cf: request.cf ?? null }),
  "/cache": async (url) => Response.json(await cacheAnswer(url)),
  "/subrequests": async (url) => Response.json(await subrequestsAnswer(url, 60)),
  "/public": () => {
    // Nothing random may be made before a request.
    isolate ??= crypto.randomUUID();
    answers += 1;
    const headers = { "Cache-Control": "public, max-age=60", "Cache-Tag": "probe" };
    return Response.json({ isolate, answers }, { headers });
  },
};

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const route = ROUTES[url.pathname];
    if (route !== undefined) return route(url, request);
    if (!url.pathname.startsWith("/object/")) return new Response("", { status: 404 });
    if (env.PROBE === undefined) return Response.json({ none: true });
    return env.PROBE.getByName(url.searchParams.get("name") ?? "one").fetch(request);
  },
};

/** The behaviour of an object's storage. */
export class ProbeObject extends DurableObject {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    const { sql } = this.ctx.storage;
    switch (pathname) {
      case "/object/parameters":
        return Response.json([100, 101].map((count) => this.#binds(count)));
      case "/object/row":
        sql.exec("CREATE TABLE IF NOT EXISTS row (text TEXT)");
        return Response.json([1_900_000, 2_200_000].map((length) => this.#stores(length)));
      case "/object/bookmark":
        return Response.json(await this.#bookmark());
      case "/object/alarm":
        await this.ctx.storage.setAlarm(Date.now());
        return Response.json({});
      default:
        return Response.json({ alarms: (await this.ctx.storage.get("alarms")) ?? [] });
    }
  }

  /** The first time it fails, after its note is stored. */
  async alarm({ retryCount }) {
    const alarms = (await this.ctx.storage.get("alarms")) ?? [];
    await this.ctx.storage.put("alarms", [...alarms, retryCount]);
    await this.ctx.storage.sync();
    if (retryCount === 0) throw new Error("The probe's first alarm fails.");
  }

  #binds(count) {
    const values = Array.from({ length: count }, (_, i) => i);
    return this.#works(() =>
      this.ctx.storage.sql.exec(`SELECT 0 IN (${values.map(() => "?").join()})`, ...values).one(),
    );
  }

  #stores(length) {
    return this.#works(() =>
      this.ctx.storage.sql.exec("INSERT INTO row (text) VALUES (?)", "x".repeat(length)),
    );
  }

  #works(action) {
    try {
      action();
      return true;
    } catch {
      return false;
    }
  }

  async #bookmark() {
    try {
      const at = await this.ctx.storage.getBookmarkForTime(Date.now());
      return { bookmark: at };
    } catch (error) {
      return { refusal: String(error) };
    }
  }
}
