/** The script of `first-paint.js` as it is inlined: minified, and told where the islands are. */
declare module "virtual:first-paint" {
  const script: string;
  export default script;
}
