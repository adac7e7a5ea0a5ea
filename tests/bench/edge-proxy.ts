import { once } from "node:events";
import { request } from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;
/** Headers that HTTP/2 forbids. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

export interface EdgeProxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * What Cloudflare does between the Worker and the browser and the local runtime does not: HTTP/2
 * over TLS, and brotli at level 4.
 */
export async function startEdgeProxy(origin: string): Promise<EdgeProxy> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keySize: 2048,
  });
  const upstream = new URL(origin);
  const server: Http2SecureServer = createSecureServer({ key, cert }, (requested, answer) => {
    const headers = Object.fromEntries(
      Object.entries(requested.headers).filter(([name]) => !name.startsWith(":")),
    );
    const forwarded = request(
      {
        hostname: upstream.hostname,
        port: upstream.port,
        path: requested.url,
        method: requested.method,
        headers: { ...headers, host: upstream.host, "accept-encoding": "identity" },
      },
      (from) => {
        const chunks: Buffer[] = [];
        from.on("data", (chunk: Buffer) => chunks.push(chunk));
        from.on("end", () => {
          const kept = Object.entries(from.headers).filter(([name]) => !HOP_BY_HOP.has(name));
          const out: Record<string, string | string[] | undefined> = Object.fromEntries(kept);
          let body = Buffer.concat(chunks);
          if (COMPRESSIBLE.test(String(from.headers["content-type"])) && body.length > 0) {
            body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
            out["content-encoding"] = "br";
            out["content-length"] = String(body.length);
          }
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
  return {
    url: `https://localhost:${port}`,
    async stop() {
      server.close();
    },
  };
}
