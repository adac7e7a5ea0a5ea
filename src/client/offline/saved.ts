/** Resolves to whether the service worker has saved the page at an address. */
export async function isSaved(href: string): Promise<boolean> {
  try {
    // Saved pages have keys without a query; the `Vary` of responses does not concern them.
    return (await caches.match(href, { ignoreVary: true })) !== undefined;
  } catch {
    return false;
  }
}
