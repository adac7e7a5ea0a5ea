const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Says whether a `host` or `host:port` names this very machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host);
}
