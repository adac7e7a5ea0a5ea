declare module "@resvg/resvg-wasm/index_bg.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** A font of `fonts/`. */
declare module "*.bin" {
  const file: ArrayBuffer;
  export default file;
}
