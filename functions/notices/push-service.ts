/** The hosts of the browsers' push services; every browser in use brings one of them. */
const HOSTS = /^(?:fcm\.googleapis\.com|web\.push\.apple\.com)$/;
const HOSTS_BELOW = /\.(?:push\.services\.mozilla\.com|notify\.windows\.com)$/;
const MAX_LENGTH = 1_000;

/**
 * Returns whether a member's browser may name this address to send messages to. The Worker calls
 * it, so only known push services count: by https, at the usual port, without a user.
 */
export function isPushEndpoint(address: string, standIn: string | undefined): boolean {
  if (address.length > MAX_LENGTH) return false;
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "" || url.hash !== "") return false;
  if (standIn !== undefined && url.origin === standIn) return true;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return HOSTS.test(url.hostname) || HOSTS_BELOW.test(url.hostname);
}
