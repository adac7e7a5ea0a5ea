import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import * as v from "valibot";
import { ask, askJson } from "./ask.ts";

/** The finding of a probe; "unknown" where this place cannot tell, with the reason. */
export type Verdict = { kind: "holds" } | { kind: "fails" | "unknown"; says: string };

/** The place where the probe's Worker answers. */
export interface Place {
  /** Without a slash at the end. */
  url: string;
  /** The runtime on this machine, without the platform around it. */
  isLocal: boolean;
}

type Probe = (place: Place) => Promise<Verdict>;

const holds: Verdict = { kind: "holds" };
const fails = (says: string): Verdict => ({ kind: "fails", says });
const unknown = (says: string): Verdict => ({ kind: "unknown", says });
const verdict = (isTrue: boolean, says: string) => (isTrue ? holds : fails(says));

const NO_EDGE = "workerd has no cache or coding around it";
const NO_OBJECTS = "a temporary account has no objects";

const Cache = v.object({
  ownHost: v.boolean(),
  noHost: v.boolean(),
  named: v.boolean(),
  namedInDefault: v.boolean(),
});
const Heard = v.object({
  headers: v.record(v.string(), v.string()),
  cf: v.nullable(v.looseObject({ clientAcceptEncoding: v.optional(v.string()) })),
});
const Public = v.object({ isolate: v.string(), answers: v.number() });
const Counted = v.object({ count: v.number(), refusal: v.optional(v.string()) });
const None = v.object({ none: v.literal(true) });
const Two = v.tuple([v.boolean(), v.boolean()]);
const Bookmark = v.union([v.object({ bookmark: v.string() }), v.object({ refusal: v.string() })]);
const Alarms = v.object({ alarms: v.array(v.number()) });

const isOnWorkersDev = ({ url }: Place) => new URL(url).hostname.endsWith(".workers.dev");
const cacheOf = async ({ url }: Place) => v.parse(Cache, await askJson(`${url}/cache`));

/** The answer of an object; undefined where there are none. */
async function ofObject<Schema extends v.GenericSchema>(
  { url }: Place,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const answer = await askJson(`${url}/object/${path}`);
  return v.is(None, answer) ? undefined : v.parse(schema, answer);
}

/** Whether an object takes the smaller of two sizes and refuses the larger. */
async function bounded(place: Place, path: string): Promise<Verdict> {
  const sizes = await ofObject(place, path, Two);
  if (sizes === undefined) return unknown(NO_OBJECTS);
  const [smaller, larger] = sizes;
  if (!smaller) return fails("less is refused, too");
  if (larger && place.isLocal) return unknown("workerd takes more");
  return verdict(!larger, "more is taken");
}

const ALARM_LOOKS = 20;
const ALARM_LOOK_MS = 500;

async function alarm(place: Place): Promise<Verdict> {
  const name = `name=${crypto.randomUUID()}`;
  const set = await ofObject(place, `alarm?${name}`, v.object({}));
  if (set === undefined) return unknown(NO_OBJECTS);
  for (let look = 0; look < ALARM_LOOKS; look += 1) {
    const seen = await ofObject(place, `alarms?${name}`, Alarms);
    if (seen?.alarms[0] === 0 && seen.alarms[1] === 1) return holds;
    await sleep(ALARM_LOOK_MS);
  }
  return fails("it has not run again within ten seconds");
}

/** The probes by name. */
export const PROBES = {
  async brotli({ url }) {
    const { headers, body } = await ask(`${url}/brotli`, { "Accept-Encoding": "br" });
    if (headers["content-encoding"] !== "br") return fails("it comes in another coding");
    if (headers.etag !== '"form"') return fails(`its entity tag is ${headers.etag}`);
    return verdict(brotliDecompressSync(body).includes("coded by"), "its bytes are others");
  },
  async converted({ url, isLocal }) {
    if (isLocal) return unknown(NO_EDGE);
    const { body } = await ask(`${url}/brotli`, { "Accept-Encoding": "identity" });
    return verdict(body.includes("coded by"), "it gets brotli");
  },
  async dictionary({ url }) {
    const { headers, body } = await ask(`${url}/dictionary`, { "Accept-Encoding": "br, dcz" });
    if (headers["content-encoding"] !== "dcz") {
      return fails(`the coding becomes ${headers["content-encoding"] ?? "none"}`);
    }
    return verdict(body.equals(Buffer.from([1, 2, 3, 4])), "its bytes are others");
  },
  async hints({ url }) {
    const sent = {
      "Accept-Encoding": "br, dcz",
      "Available-Dictionary": ":AAAA:",
      "Sec-CH-UA-Mobile": "?0",
    };
    const { headers, cf } = v.parse(Heard, await askJson(`${url}/headers`, sent));
    const lost = ["available-dictionary", "sec-ch-ua-mobile"].filter((name) => !headers[name]);
    if (lost.length > 0) return fails(`${lost.join(" and ")} does not arrive`);
    const codings = cf?.clientAcceptEncoding;
    return verdict(codings?.includes("dcz") === true, `the client's codings are ${codings}`);
  },
  async ownHost(place) {
    const { ownHost, noHost } = await cacheOf(place);
    if (!isOnWorkersDev(place)) return verdict(ownHost, "nothing is kept");
    return verdict(!ownHost && !noHost, "it keeps something on workers.dev");
  },
  async namedCache(place) {
    const { named, namedInDefault } = await cacheOf(place);
    if (!named) return unknown("a named cache keeps nothing here");
    return verdict(!namedInDefault, "the default cache has it");
  },
  async inFront({ url, isLocal }) {
    if (isLocal) return unknown(NO_EDGE);
    const [first, second] = [await askJson(`${url}/public`), await askJson(`${url}/public`)].map(
      (answer) => v.parse(Public, answer),
    );
    const isSame = first?.isolate === second?.isolate && first?.answers === second?.answers;
    return verdict(isSame, "each request starts the Worker");
  },
  async subrequests({ url, isLocal }) {
    if (isLocal) return unknown("workerd does not count them");
    const { count, refusal } = v.parse(Counted, await askJson(`${url}/subrequests`));
    if (refusal === undefined) return unknown(`${count} are allowed here: a paid plan`);
    return verdict(count === 50, `${count} are allowed`);
  },
  parameters: (place) => bounded(place, "parameters"),
  row: (place) => bounded(place, "row"),
  alarm,
  async bookmark(place) {
    const seen = await ofObject(place, "bookmark", Bookmark);
    if (seen === undefined) return unknown(NO_OBJECTS);
    if ("bookmark" in seen) return holds;
    return place.isLocal ? unknown("workerd keeps no history") : fails(seen.refusal);
  },
} as const satisfies Record<string, Probe>;

export type ProbeName = keyof typeof PROBES;
