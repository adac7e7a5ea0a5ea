/** The dictionary of this build. */
declare module "virtual:dictionaries/current.bin" {
  const file: ArrayBuffer;
  export default file;
}

/** The dictionary of the previous release; empty when the deployment found none. */
declare module "virtual:dictionaries/previous.bin" {
  const file: ArrayBuffer;
  export default file;
}

/** The object by which Emscripten's code is configured; the package's types have no names for it. */
declare module "@bokuweb/zstd-wasm/module" {
  export const Module: {
    /** Instantiates the compiled module with these imports and hands it to `receive`. */
    instantiateWasm?: (
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance) => WebAssembly.Exports,
    ) => WebAssembly.Exports;
    init(): void;
  };
}

declare module "@bokuweb/zstd-wasm/zstd.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
