/**
 * The width of a text in a font of one pixel, read from the TrueType file: the renderer tells only
 * how wide a drawing has become.
 */
export function widthsOf(file: ArrayBuffer): (text: string) => number {
  const view = new DataView(file);
  const table = (name: string) => {
    for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
      const tag = String.fromCharCode(...new Uint8Array(file, at, 4));
      if (tag === name) return view.getUint32(at + 8);
    }
    throw new Error(`The font has no table ${name}.`);
  };
  const unitsPerEm = view.getUint16(table("head") + 18);
  const metrics = table("hmtx");
  const lastMetric = view.getUint16(table("hhea") + 34) - 1;
  const glyphs = glyphsOf(view, table("cmap"));
  const advance = (letter: string) => {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0) ?? 0;
    return view.getUint16(metrics + 4 * Math.min(glyph, lastMetric)) / unitsPerEm;
  };
  return (text) => [...text].reduce((sum, letter) => sum + advance(letter), 0);
}

/** The glyph of each character, by the table of segments that every font has. */
function glyphsOf(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let at = cmap + 4; at < cmap + 4 + 8 * view.getUint16(cmap + 2); at += 8) {
    const start = cmap + view.getUint32(at + 4);
    if (view.getUint16(start) !== 4) continue;
    const length = view.getUint16(start + 6);
    for (let segment = start + 14; segment < start + 14 + length; segment += 2) {
      const last = view.getUint16(segment);
      const first = view.getUint16(segment + length + 2);
      const delta = view.getUint16(segment + 2 * length + 2);
      const offsetAt = segment + 3 * length + 2;
      const offset = view.getUint16(offsetAt);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const found = offset === 0 ? code : view.getUint16(offsetAt + offset + 2 * (code - first));
        if (found !== 0) glyphs.set(code, (found + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}
