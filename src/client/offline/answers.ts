import type { BoundedCache } from "./bounded-cache.ts";
import { assetKey, isCacheable, isCacheablePage, savedPageKey } from "./cache-policy.ts";
import { datedCopy, markedCopy } from "./saved-copy.ts";

/** The dependencies of `answerPage`. */
export interface PageSources {
  network: () => Promise<Response>;
  pages: BoundedCache;
  /** The offline page, for a page without a saved copy. */
  offlinePage: () => Promise<Response | undefined>;
  /** Resolves when the network has taken too long and the saved copy should be shown. */
  patience: () => Promise<void>;
  /** Keeps the service worker alive for work after the response. */
  afterwards: (work: Promise<unknown>) => void;
  now: () => Date;
}

/**
 * Network first: the page from the network, which is then saved; when the network fails or times
 * out, the saved copy with a notice; without a copy, the offline page.
 */
export async function answerPage(url: string, sources: PageSources): Promise<Response> {
  const { network, pages, offlinePage, patience, afterwards, now } = sources;
  const arriving = network().then(
    (answer) => {
      if (isCacheablePage(url, answer)) {
        // If the connection breaks in the middle of the page, the older copy stays.
        const storing = pages.put(savedPageKey(url) ?? url, datedCopy(answer.clone(), now()));
        afterwards(storing.catch(() => {}));
      }
      return answer;
    },
    () => undefined,
  );
  afterwards(arriving);
  const key = savedPageKey(url);
  const cached = key === undefined ? undefined : await pages.match(key).catch(() => undefined);
  if (key === undefined || cached === undefined) {
    return (await arriving) ?? (await offlinePage()) ?? Response.error();
  }
  const answer = await Promise.race([arriving, patience().then(() => undefined)]);
  if (answer !== undefined && answer.status < 500) return answer;
  afterwards(pages.put(key, cached.clone()).catch(() => {}));
  return markedCopy(cached);
}

/** The response of a navigation preload; that of a fetch where there is none or it failed. */
export async function preloadedOr(
  preload: Promise<Response | undefined>,
  fetchAnew: () => Promise<Response>,
): Promise<Response> {
  return (await preload.catch(() => undefined)) ?? fetchAnew();
}

/** Cache first: the cached asset, or the one from the network, which is then cached. */
export async function answerAsset(
  url: string,
  sources: Pick<PageSources, "network" | "afterwards"> & { assets: BoundedCache },
): Promise<Response> {
  const { network, assets, afterwards } = sources;
  const key = assetKey(url);
  const cached = await assets.match(key).catch(() => undefined);
  if (cached !== undefined) return cached;
  const answer = await network();
  if (isCacheable(answer)) afterwards(assets.put(key, answer.clone()).catch(() => {}));
  return answer;
}
