/** The WCAG 2 relative luminance of "#rrggbb" or "#rgb", 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** The WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour with every channel multiplied by `share`: the same hue, darker. */
export function darkened(colour: string, share: number): string {
  return `#${channels(colour)
    .map((channel) =>
      Math.floor(channel * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function channels(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}
