import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { PAGE_LIMIT_MS } from "#tests/patience.ts";
import { edgeBytes } from "../fixtures/travelling.ts";

/** The notes that a page of the site keeps about itself, for the checks. */
export interface Watch {
  /** Exceptions, refusals of the policy, files that failed, and what the console calls an error. */
  troubles: string[];
  /** The classes of the root element when the first frame was drawn; absent before it. */
  firstFrame?: string;
  /** The messages of the page's form, which the page soon removes. */
  said?: string;
}

/**
 * Notes troubles from the start of the page, and lets it wait without its limit. Not every driver hands out
 * the console.
 */
const WATCHER = `{
  const watch = (window.watch = { troubles: [] });
  const note = (text) => watch.troubles.push(String(text));
  addEventListener("error", ({ message, target }) =>
    note(message ?? "failed: " + (target.src ?? target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(violatedDirective + " refused " + blockedURI));
  const { error } = console;
  console.error = (...parts) => { note(parts.join(" ")); error(...parts); };
  const { setTimeout } = window;
  window.setTimeout = (run, ms, ...args) =>
    ms === ${PAGE_LIMIT_MS} ? 0 : setTimeout(run, ms, ...args);
  requestAnimationFrame(() => { watch.firstFrame = document.documentElement.className; });
}`;
const WATCHER_HASH = `'sha256-${createHash("sha256").update(WATCHER).digest("base64")}'`;

/** A response that the browser got: its path with the query, and its bytes after the edge. */
export interface Passed {
  path: string;
  bytes: number;
}

/** The site behind an address of its own, which counts what passes and can be cut off. */
export interface WatchedSite {
  url: string;
  passed: Passed[];
  /** Ends all connections, and refuses new ones until the site is joined again. */
  cut(): void;
  join(): void;
  stop(): Promise<void>;
}

/**
 * Serves the site at another address. An address of its own is a storage of its own in the browser,
 * so checks that begin with one need no new browser.
 */
export async function watchSite(site: string): Promise<WatchedSite> {
  const passed: Passed[] = [];
  let isCut = false;
  const server = createServer((requested, answer) => {
    if (isCut) {
      requested.socket.destroy();
      return;
    }
    const onward = request(new URL(requested.url ?? "/", site), {
      method: requested.method ?? "GET",
      headers: { ...requested.headers, "accept-encoding": "br" },
      // The site may close a kept connection just when the next request takes it.
      agent: false,
    });
    // Whatever fails ends the browser's request, too, which would wait for ever.
    onward.on("error", () => answer.destroy());
    onward.on("response", (answered) => {
      passOn(answered, answer).then(
        (bytes) => passed.push({ path: requested.url ?? "/", bytes }),
        () => answer.destroy(),
      );
    });
    requested.pipe(onward);
  });
  // WebSockets of games in progress.
  server.on("upgrade", (requested: IncomingMessage, socket) => {
    const onward = connect(Number(new URL(site).port), "localhost", () => {
      const { rawHeaders } = requested;
      const lines = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
      );
      onward.write(`GET ${requested.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy());
    socket.on("error", () => onward.destroy());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    passed,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    join() {
      isCut = false;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers the browser as the site did, with the watcher in pages; returns the bytes after the edge. */
async function passOn(answered: IncomingMessage, answer: ServerResponse): Promise<number> {
  const bytes = Buffer.concat(await answered.toArray());
  const { headers } = answered;
  const { "content-encoding": coding, "content-length": _, ...kept } = headers;
  delete kept["transfer-encoding"];
  const plain = coding === "br" && bytes.length > 0 ? brotliDecompressSync(bytes) : bytes;
  const isPage = /^text\/html/.test(headers["content-type"] ?? "");
  answer.writeHead(answered.statusCode ?? 502, isPage ? { ...kept, ...watched(kept) } : kept);
  answer.end(
    isPage ? plain.toString().replace("<head>", `<head><script>${WATCHER}</script>`) : plain,
  );
  return edgeBytes({ headers, bytes });
}

/** The headers by which a page may run the watcher, and goes stale at once in the HTTP cache. */
function watched(headers: IncomingMessage["headers"]): Record<string, string> {
  const policy = String(headers["content-security-policy"]);
  const caching = String(headers["cache-control"]);
  return {
    "content-security-policy": policy.replace("script-src ", `script-src ${WATCHER_HASH} `),
    "cache-control": caching.replace(/max-age=\d+, stale-while-revalidate=\d+/, "max-age=0"),
  };
}
