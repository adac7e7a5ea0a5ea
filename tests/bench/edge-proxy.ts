import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync, constants, zstdCompressSync } from "node:zlib";
import { generate } from "selfsigned";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;
/** Headers that HTTP/2 forbids. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

export interface EdgeProxy {
  url: string;
  /** The SHA-256 hash of the certificate's public key, in Base64. */
  pin: string;
  stop(): Promise<void>;
}

export interface EdgeOptions {
  /** Whether the zone passes dictionaries through (`shared_dictionary_mode`); true by default. */
  dictionaries?: boolean;
}

/**
 * Starts a proxy that adds what the local runtime lacks of Cloudflare's edge: HTTP/2 over TLS, and
 * brotli at level 4 for responses that the Worker has not compressed itself.
 */
export async function startEdgeProxy(
  origin: string,
  { dictionaries = true }: EdgeOptions = {},
): Promise<EdgeProxy> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keySize: 2048,
  });
  const upstream = new URL(origin);
  const server: Http2SecureServer = createSecureServer({ key, cert }, (requested, answer) => {
    const headers = Object.fromEntries(
      Object.entries(requested.headers).filter(([name]) => !name.startsWith(":")),
    );
    const accepted = codingsOf(requested.headers["accept-encoding"], dictionaries);
    if (!dictionaries) delete headers["available-dictionary"];
    // The site knows itself by its own address.
    if (headers.origin !== undefined) headers.origin = upstream.origin;
    const forwarded = request(
      {
        hostname: upstream.hostname,
        port: upstream.port,
        path: requested.url,
        method: requested.method,
        headers: { ...headers, host: upstream.host, "accept-encoding": accepted },
      },
      (from) => {
        const chunks: Buffer[] = [];
        from.on("data", (chunk: Buffer) => chunks.push(chunk));
        from.on("end", () => {
          const kept = Object.entries(from.headers).filter(([name]) => !HOP_BY_HOP.has(name));
          const out: Record<string, string | string[] | undefined> = Object.fromEntries(kept);
          if (!dictionaries) delete out.link;
          const body = travelling(Buffer.concat(chunks), out);
          if (body.length > 0) out["content-length"] = String(body.length);
          answer.writeHead(from.statusCode ?? 502, out);
          answer.end(body);
        });
      },
    );
    forwarded.on("error", () => {
      answer.writeHead(502);
      answer.end();
    });
    requested.pipe(forwarded);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const spki = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const pin = createHash("sha256").update(spki).digest("base64");
  return {
    url: `https://localhost:${port}`,
    pin,
    async stop() {
      server.close();
    },
  };
}

/**
 * The Chromium switch that accepts the proxies' certificates as valid. If it merely ignored
 * certificate errors, Chromium would neither cache responses nor store dictionaries.
 */
export function trusting(...proxies: EdgeProxy[]): string {
  return `--ignore-certificate-errors-spki-list=${proxies.map(({ pin }) => pin).join(",")}`;
}

/**
 * The client's `Accept-Encoding`, without codings that the local runtime would apply instead of the
 * Worker's own.
 */
function codingsOf(header: string | string[] | undefined, dictionaries: boolean): string {
  const left = dictionaries ? /^(?:br|zstd|dc[bz])\b/ : /^(?:br|zstd)\b/;
  const codings = String(header ?? "")
    .split(",")
    .map((coding) => coding.trim());
  return codings.filter((coding) => left.test(coding)).join(", ") || "identity";
}

/** The body as the edge sends it; sets its coding in `headers`. */
function travelling(body: Buffer, headers: IncomingHttpHeaders): Buffer {
  const coding = headers["content-encoding"];
  const isOwn = coding === "dcz" || /-br"$/.test(headers.etag ?? "");
  if (isOwn || "use-as-dictionary" in headers || body.length === 0) return body;
  // The local runtime's own compression, which does not exist in production.
  const plain = coding === "br" ? brotliDecompressSync(body) : body;
  if (!COMPRESSIBLE.test(String(headers["content-type"]))) return plain;
  headers["content-encoding"] = "br";
  return edgeBrotli(plain);
}

/** Compresses as the edge does for zones of paid plans. */
export function edgeBrotli(body: Uint8Array): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Compresses as the edge does for zones of the free plan. */
export function edgeZstd(body: Uint8Array): Buffer {
  return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
}
