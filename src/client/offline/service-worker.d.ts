declare module "virtual:service-worker" {
  /** The service worker, as it is sent. */
  export const worker: string;
  /** What is sent in its place when it is switched off. */
  export const killSwitch: string;
}
