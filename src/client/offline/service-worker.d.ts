declare module "virtual:service-worker" {
  /** The built script of the service worker. */
  export const worker: string;
  /** The built script that replaces the service worker when it is switched off. */
  export const killSwitch: string;
}
