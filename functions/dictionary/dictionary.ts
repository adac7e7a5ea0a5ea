import { brotliDecompressSync } from "node:zlib";
import type { DictionaryCoder } from "./zstd.ts";

/** The path below which each dictionary is served by its name. */
export const DICTIONARY_PREFIX = "/dictionary/";

const HASH_BYTES = 32;
const NAME_DIGITS = 16;

/** The first bytes of a body coded `dcz`, before the dictionary's hash (RFC 9842, 5). */
const DCZ_MAGIC = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00];

/** A dictionary that browsers keep and pages are compressed with. */
export interface Dictionary {
  /** The first half of its hash in hexadecimal digits. */
  name: string;
  path: string;
  /** The SHA-256 as a structured field, as in `Available-Dictionary`. */
  hash: string;
  /** The dictionary in brotli, as it is served. */
  packed: Uint8Array<ArrayBuffer>;
  /** The dictionary itself, as browsers store it. */
  plain: () => Uint8Array<ArrayBuffer>;
  /** Codes an answer's body as `dcz` with this dictionary. */
  code: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;
}

/** The dictionaries of a site: the first is announced to browsers, the others are still used. */
export type Dictionaries = readonly Dictionary[];

/**
 * Opens the dictionaries in the files that the build writes: the SHA-256, then the dictionary in
 * brotli. An empty file holds none.
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
