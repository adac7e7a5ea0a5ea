const LOOPBACK =
  /^(?:localhost|127(?:\.(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])){3}|\[::1\])(?::\d{1,5})?$/i;

/** Returns whether a `host` or `host:port` names this machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host);
}
