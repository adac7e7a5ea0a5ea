/** The types of Node's modules, as far as the Worker uses them. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    run<Result>(store: Store, action: () => Result): Result;
    getStore(): Store | undefined;
  }
}

declare module "node:zlib" {
  export const constants: { BROTLI_PARAM_QUALITY: number; BROTLI_PARAM_SIZE_HINT: number };
  export function brotliCompressSync(
    bytes: Uint8Array,
    options: { params: Record<number, number> },
  ): Uint8Array<ArrayBuffer>;
  export function brotliDecompressSync(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}
