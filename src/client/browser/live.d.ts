/** The address of `live.js`, built: pages with games of today load it. */
declare module "virtual:live-script" {
  const address: string;
  export default address;
}
