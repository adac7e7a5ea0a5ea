import { assetKey, mayKeep, mayKeepPage, pageKey } from "./keeping.ts";
import { datedCopy, markedCopy } from "./saved-copy.ts";
import type { Shelf } from "./shelf.ts";

/** What answering a page takes. */
export interface PageSources {
  network: () => Promise<Response>;
  pages: Shelf;
  /** What is shown in the place of a page that was never seen. */
  offlinePage: () => Promise<Response | undefined>;
  /** Runs out when a page that is kept has been waited for long enough. */
  patience: () => Promise<void>;
  /** Work that goes on after the answer. */
  afterwards: (work: Promise<unknown>) => void;
  now: () => Date;
}

/**
 * The page from the network, which is then kept; when the network fails, or stays silent for too
 * long, the copy that was kept, marked as one; when there is none, the offline page.
 */
export async function answerPage(url: string, sources: PageSources): Promise<Response> {
  const { network, pages, offlinePage, patience, afterwards, now } = sources;
  const arriving = network().then(
    (answer) => {
      if (mayKeepPage(url, answer)) {
        // A line that breaks off in the middle of the page leaves the older copy in place.
        const keeping = pages.keep(pageKey(url) ?? url, datedCopy(answer.clone(), now()));
        afterwards(keeping.catch(() => {}));
      }
      return answer;
    },
    () => undefined,
  );
  afterwards(arriving);
  const key = pageKey(url);
  const kept = key === undefined ? undefined : await pages.find(key).catch(() => undefined);
  if (key === undefined || kept === undefined) {
    return (await arriving) ?? (await offlinePage()) ?? Response.error();
  }
  const answer = await Promise.race([arriving, patience().then(() => undefined)]);
  if (answer !== undefined && answer.status < 500) return answer;
  afterwards(pages.keep(key, kept.clone()).catch(() => {}));
  return markedCopy(kept);
}

/** The asset that is kept, or the one from the network, which is then kept. */
export async function answerAsset(
  url: string,
  sources: Pick<PageSources, "network" | "afterwards"> & { assets: Shelf },
): Promise<Response> {
  const { network, assets, afterwards } = sources;
  const key = assetKey(url);
  const kept = await assets.find(key).catch(() => undefined);
  if (kept !== undefined) return kept;
  const answer = await network();
  if (mayKeep(answer)) afterwards(assets.keep(key, answer.clone()).catch(() => {}));
  return answer;
}
