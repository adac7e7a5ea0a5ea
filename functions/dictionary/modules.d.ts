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

declare module "@bokuweb/zstd-wasm/zstd.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
