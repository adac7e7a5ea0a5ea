import { expect, test } from "vitest";
import { acceptedCodings } from "#functions/http/content-coding.ts";

const header = (value: string | null) =>
  new Headers(value === null ? {} : { "Accept-Encoding": value });

test.each<[header: string | null, accepted: string[]]>([
  [null, []],
  ["", []],
  ["identity", ["identity"]],
  ["gzip, deflate, br, zstd", ["gzip", "deflate", "br", "zstd"]],
  ["gzip, deflate, br, zstd, dcb, dcz", ["gzip", "deflate", "br", "zstd", "dcb", "dcz"]],
  ["BR", ["br"]],
  ["br;q=0", []],
  ["br;q=0.000, gzip;q=1.0", ["gzip"]],
  ["br ; Q=0.5", ["br"]],
  ["br;q=much", []],
  ["*", ["*"]],
  ["*;q=0, br", ["br"]],
  ["brotli", ["brotli"]],
])("acceptedCodings parses Accept-Encoding %j", (value, accepted) => {
  expect([...acceptedCodings({ headers: header(value) })]).toEqual(accepted);
});

test.each<[own: unknown, accepted: string[]]>([
  ["gzip, dcz", ["gzip", "dcz"]],
  ["", []],
  [undefined, ["br", "gzip"]],
])("Cloudflare's clientAcceptEncoding takes precedence over the header: %j", (own, accepted) => {
  const request = { headers: header("br, gzip"), cf: { clientAcceptEncoding: own } };
  expect([...acceptedCodings(request)]).toEqual(accepted);
});
