import type { Picture } from "#domain/pictures/picture.ts";
import { CACHING, setCaching } from "../http/caching.ts";
import { logEvent } from "../http/log.ts";
import { callerOf, isTooMuch } from "../http/rate-limits.ts";
import { FOR_OTHER_SITES } from "../http/security-headers.ts";
import { within } from "../http/within.ts";
import type { PictureObject } from "./picture-object.ts";

/** Crawlers wait for a few seconds. */
const PATIENCE_MS = 5_000;

interface Drawing {
  objects: { getByName(name: string): Pick<PictureObject, "draw"> };
  limit: RateLimit;
}

/**
 * The answer with a page's picture. Without one, for a caller over the limit, and when drawing fails,
 * the site's own picture stands in for it.
 */
export async function answerPicture(
  picture: Picture | undefined,
  request: Request,
  { objects, limit }: Drawing,
): Promise<Response> {
  const instead = new Response(null, { status: 302, headers: { Location: "/icons/share.png" } });
  if (picture === undefined) return instead;
  const isRefused = await isTooMuch(limit, callerOf(request));
  const drawn = isRefused ? undefined : await drawnBy(objects.getByName("pictures"), picture);
  if (drawn !== undefined)
    return new Response(drawn, { headers: { "Content-Type": "image/png", ...FOR_OTHER_SITES } });
  // Whoever asks next may have it.
  setCaching(instead.headers, CACHING.none);
  return instead;
}

async function drawnBy(object: Pick<PictureObject, "draw">, picture: Picture) {
  try {
    return await within(PATIENCE_MS, Promise.resolve(object.draw(picture)));
  } catch (error) {
    logEvent("error", { event: "picture-failed", reason: String(error) });
    return undefined;
  }
}
