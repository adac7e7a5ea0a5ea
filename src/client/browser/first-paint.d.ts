/**
 * The inlined form of `first-paint.js`: minified, with the addresses of the modules that it
 * imports.
 */
declare module "virtual:first-paint" {
  const script: string;
  export default script;
}
