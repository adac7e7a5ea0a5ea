import { Module } from "@bokuweb/zstd-wasm/module";
import compiled from "@bokuweb/zstd-wasm/zstd.wasm";

/**
 * Starts the compressor in a Worker, by the hook that Emscripten has for it: the package's `init`
 * fetches and compiles the module, and a Worker may only instantiate one that is uploaded with it.
 */
export function startZstd(): void {
  Module.instantiateWasm = (imports, receive) =>
    receive(new WebAssembly.Instance(compiled, imports));
  Module.init();
}
