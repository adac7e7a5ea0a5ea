/**
 * Block capitals of the site's own, cut at the corners like the letters on a jersey, drawn as
 * strokes. Drawn letters need no font and look alike on every machine. Each has a width and a path
 * along the middle of its stroke; stems run half a stroke past the bars, to the letter's edge.
 */
export interface Letter {
  width: number;
  path: string;
}

export const STROKE = 3;
/** The distance between the middles of the top and the bottom bar. */
const HEIGHT = 12;

const TOP = -STROKE / 2;
const BOTTOM = HEIGHT + STROKE / 2;
const wide = (path: string): Letter => ({ width: 7.5, path });

export const LETTERS: Record<string, Letter> = {
  A: wide(`M0 ${BOTTOM}V2.5L2.5 0H5L7.5 2.5V${BOTTOM}M0 7.5h7.5`),
  B: wide("M0 0h5.5l2 2v2l-2 2 2 2v2l-2 2H0zM0 6h5.5"),
  C: wide("M7.5 4V2L5.5 0H2L0 2v8l2 2h3.5l2-2V8"),
  D: wide("M0 0h4.5l3 3v6l-3 3H0z"),
  E: { width: 6, path: "M7.5 0H0v12h7.5M0 6h6" },
  G: wide("M7.5 3.5V2L5.5 0H2L0 2v8l2 2h3.5l2-2V7H4.2"),
  H: wide(`M0 ${TOP}V${BOTTOM}M7.5 ${TOP}V${BOTTOM}M0 6h7.5`),
  I: { width: 0, path: `M0 ${TOP}V${BOTTOM}` },
  K: wide(`M0 ${TOP}V${BOTTOM}M0 6h3l4.5-4.5V${TOP}M3 6l4.5 4.5V${BOTTOM}`),
  L: { width: 6, path: `M0 ${TOP}V12h7.5` },
  M: { width: 8.5, path: `M0 ${BOTTOM}V${TOP}M8.5 ${BOTTOM}V${TOP}M.5.5l3.7 5L8 .5` },
  N: wide(`M0 ${BOTTOM}V${TOP}M7.5 ${BOTTOM}V${TOP}M.3.8l6.9 10.4`),
  O: wide("M2 0h3.5l2 2v8l-2 2H2l-2-2V2z"),
  P: wide(`M0 ${BOTTOM}V0h5.5l2 2v3.5l-2 2H0`),
  R: wide(`M0 ${BOTTOM}V0h5.5l2 2v3l-2 2H0M4.5 7l3 3v3.5`),
  S: wide("M7.5 3.5V2L5.5 0H2L0 2v2l2 2h3.5l2 2v2l-2 2H2l-2-2V8.5"),
  T: { width: 6.5, path: `M-1.5 0H8M3.25 0V${BOTTOM}` },
  U: wide(`M0 ${TOP}V10.5L1.500 12H6L7.500 10.5V${TOP}`),
  W: { width: 8.5, path: `M0 ${TOP}V${BOTTOM}M8.5 ${TOP}V${BOTTOM}M.5 11.5l3.7-5 3.8 5` },
  X: wide(`M0 ${TOP}V2l7.5 8v3.5M7.5 ${TOP}V2L0 10v3.5`),
  Y: wide(`M0 ${TOP}V3l3.75 3.8L7.5 3V${TOP}M3.75 6.5v7`),
};
