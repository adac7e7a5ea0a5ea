/** The address of `live.js`, built: pages with games of today load it. */
declare module "virtual:live-script" {
  const address: string;
  export default address;
}

/** The address of `story.js`, built: the pages of games in progress with plays load it. */
declare module "virtual:story-script" {
  const address: string;
  export default address;
}
