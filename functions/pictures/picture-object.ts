import { DurableObject } from "cloudflare:workers";
import type { Picture } from "#domain/pictures/picture.ts";
import { BoundedMap } from "../http/bounded-map.ts";

/** The bytes of the pictures that the object remembers. */
const KEPT_BYTES = 4_000_000;

/**
 * Draws the pictures of shared links, in one Durable Object: the renderer takes memory and a tenth of
 * a second of CPU, which no isolate that answers with pages should spend.
 */
export class PictureObject extends DurableObject<Cloudflare.Env> {
  readonly #drawn = new BoundedMap<string, Uint8Array<ArrayBuffer>>(
    KEPT_BYTES,
    ({ byteLength }) => byteLength,
  );

  /** A picture as PNG. */
  async draw(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
    const key = JSON.stringify(picture);
    const known = this.#drawn.get(key);
    if (known !== undefined) return known;
    const { drawPicture } = await import("./draw.ts");
    const drawn = await drawPicture(picture);
    this.#drawn.set(key, drawn);
    return drawn;
  }
}
