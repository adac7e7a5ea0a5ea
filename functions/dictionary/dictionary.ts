import { brotliDecompressSync } from "node:zlib";
import type { DictionaryCoder } from "./zstd.ts";

/** Where the dictionaries are served, each by its name. */
export const DICTIONARY_PREFIX = "/dictionary/";

const HASH_BYTES = 32;
const NAME_DIGITS = 16;

/** What a body coded `dcz` begins with, before the dictionary's hash (RFC 9842, 5). */
const DCZ_MAGIC = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00];

/** A dictionary that browsers keep and pages are compressed with. */
export interface Dictionary {
  /** The first half of its hash in hexadecimal digits. */
  name: string;
  path: string;
  /** As `Available-Dictionary` names it: the SHA-256 as a structured field. */
  hash: string;
  /** As it travels, in brotli. */
  packed: Uint8Array<ArrayBuffer>;
  /** As browsers keep it. */
  plain: () => Uint8Array<ArrayBuffer>;
  /** The body of an answer coded `dcz` with it. */
  code: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;
}

/** The dictionaries of a site: the current one is announced, the others are still used. */
export type Dictionaries = readonly Dictionary[];

/**
 * The dictionaries of files as the build writes them: the SHA-256, then the dictionary in brotli. A
 * file without content is none.
 */
export function openDictionaries(
  files: readonly ArrayBuffer[],
  compress: DictionaryCoder,
): Dictionaries {
  return files
    .filter(({ byteLength }) => byteLength > HASH_BYTES)
    .map((file) => opened(file, compress));
}

function opened(file: ArrayBuffer, compress: DictionaryCoder): Dictionary {
  const hash = new Uint8Array(file, 0, HASH_BYTES);
  const packed = new Uint8Array(file, HASH_BYTES);
  const name = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const shortName = name.slice(0, NAME_DIGITS);
  let unpacked: Uint8Array<ArrayBuffer> | undefined;
  const plain = () => {
    unpacked ??= brotliDecompressSync(packed);
    return unpacked;
  };
  return {
    name: shortName,
    path: DICTIONARY_PREFIX + shortName,
    hash: `:${btoa(String.fromCharCode(...hash))}:`,
    packed,
    plain,
    code(bytes) {
      const compressed = compress(bytes, plain());
      const body = new Uint8Array(DCZ_MAGIC.length + HASH_BYTES + compressed.byteLength);
      body.set(DCZ_MAGIC);
      body.set(hash, DCZ_MAGIC.length);
      body.set(compressed, DCZ_MAGIC.length + HASH_BYTES);
      return body;
    },
  };
}
