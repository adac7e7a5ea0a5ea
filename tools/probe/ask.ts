import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { brotliDecompressSync } from "node:zlib";

/** An answer as it came over the wire, its body in whatever coding it has. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a GET without decoding the answer, as `fetch` would. */
export function ask(address: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const send = address.startsWith("https:") ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(address, { headers, signal: AbortSignal.timeout(20_000) }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** The JSON of an answer. */
export async function askJson(address: string, headers?: Record<string, string>): Promise<unknown> {
  const answer = await ask(address, headers);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  const isBrotli = answer.headers["content-encoding"] === "br";
  return JSON.parse((isBrotli ? brotliDecompressSync(answer.body) : answer.body).toString());
}
