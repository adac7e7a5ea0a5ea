/** Whether the service worker keeps a copy of the page at this address. */
export async function isSaved(href: string): Promise<boolean> {
  try {
    // Copies are kept under addresses without a query; the answers' `Vary` concerns none of them.
    return (await caches.match(href, { ignoreVary: true })) !== undefined;
  } catch {
    return false;
  }
}
