import { initWasm, Resvg } from "@resvg/resvg-wasm";
import compiled from "@resvg/resvg-wasm/index_bg.wasm";
import type { Picture } from "#domain/pictures/picture.ts";
import sans from "./fonts/sans.bin";
import score from "./fonts/score.bin";
import serif from "./fonts/serif.bin";
import { type Measure, svgOf } from "./svg.ts";
import { widthsOf } from "./widths.ts";

const fonts = { serif: widthsOf(serif), sans: widthsOf(sans) };

const measure: Measure = (text, { size, font }) => fonts[font](text) * size;

let started: Promise<void> | undefined;

/** A picture as PNG. */
export async function drawPicture(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  started ??= initWasm(compiled);
  await started;
  const fontBuffers = [serif, score, sans].map((file) => new Uint8Array(file));
  const drawing = new Resvg(svgOf(picture, measure), { font: { fontBuffers } });
  const image = drawing.render();
  try {
    return image.asPng().slice();
  } finally {
    image.free();
    drawing.free();
  }
}
