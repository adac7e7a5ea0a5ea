import { oncePerKey } from "../memoize.ts";
import { type TeamColors, teamColors } from "./team-colors.ts";

/** A fill in each theme, with the color of figures upon it. */
export interface ThemedFill {
  light: string;
  dark: string;
  onLight: string;
  onDark: string;
}

/** The colors of a team's tile, "#rrggbb", the same in both themes. */
export interface TileColors {
  ground: string;
  trim: string;
  figure: string;
}

type Lab = readonly [lightness: number, a: number, b: number];
type Theme = "light" | "dark";

/** The grounds that a color is seen on, as `src/styles/tokens.css` names them. */
export const GROUNDS: Readonly<Record<Theme, readonly string[]>> = {
  light: ["#faf7f2", "#fffdfa", "#f1eae0"],
  dark: ["#14110f", "#1d1916", "#27211c"],
};

const INK: Readonly<Record<Theme, string>> = { light: "#15110e", dark: "#f6f0e8" };

/** The contrast that WCAG asks of text, and of a part of a chart. */
const OF_TEXT = 4.5;
const OF_CHART = 3;

/** The steps by which the lightness moves, and how many a first choice may take. */
const STEP = 0.01;
const FAR = 14;

/** The costs of a second color and of ink in a pair, in steps of lightness. */
const SECOND = 4;
const LAST = 1 / STEP;

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

const luminance = oncePerKey((color: string) => {
  const [r = 0, g = 0, b = 0] = channels(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
});

/** The contrast of two colors by WCAG, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const labOf = oncePerKey((color: string): Lab => {
  const [r = 0, g = 0, b = 0] = channels(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
});

function colorOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${parts.map((part) => hexadecimal(Math.min(1, Math.max(0, part)))).join("")}`;
}

function hexadecimal(part: number): string {
  const coded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(255 * coded)
    .toString(16)
    .padStart(2, "0");
}

/** A color whose lightness is moved until it does, and the steps taken. */
function moved(color: string, theme: Theme, does: (color: string) => boolean) {
  const [lightness, a, b] = labOf(color);
  let [steps, shown] = [0, color.toLowerCase()];
  while (!does(shown) && steps < LAST) {
    steps += 1;
    shown = colorOf([lightness + (theme === "light" ? -STEP : STEP) * steps, a, b]);
  }
  return { shown, steps };
}

/** A color with enough contrast on every ground of a theme. */
function onGrounds(color: string, theme: Theme, least: number) {
  return moved(color, theme, (shown) =>
    GROUNDS[theme].every((ground) => contrastOf(shown, ground) >= least),
  );
}

/** White or ink, whichever stands out more. */
function figureOn(ground: string): string {
  const isWhite = contrastOf(ground, "#ffffff") >= contrastOf(ground, INK.light);
  return isWhite ? "#ffffff" : INK.light;
}

/** A color that figures can be read on. */
function carrying(color: string, theme: Theme): string {
  return moved(color, theme, (shown) => contrastOf(shown, figureOn(shown)) >= OF_TEXT).shown;
}

/** The tile of a team: brand colors, with a figure that can be read; undefined for an unknown team. */
export const tileColors = oncePerKey((code: string): TileColors | undefined => {
  const colors = teamColors(code);
  if (colors === undefined) return undefined;
  const ground = carrying(colors.primary, "light");
  const trim = colors.secondary.toLowerCase();
  const isRead = contrastOf(ground, trim) >= OF_TEXT;
  return { ground, trim, figure: isRead ? trim : figureOn(ground) };
});

/** The color of a team's bars and large figures in both themes; undefined for an unknown team. */
export const markColor = oncePerKey((code: string): ThemedFill | undefined => {
  const colors = teamColors(code);
  if (colors === undefined) return undefined;
  const markIn = (theme: Theme) => {
    const [first, second] = [colors.primary, colors.secondary].map((color) =>
      onGrounds(color, theme, OF_TEXT),
    );
    if (first === undefined || second === undefined) return INK[theme];
    if (first.steps <= FAR) return first.shown;
    const isNear = second.steps <= FAR || first.steps > second.steps + 10;
    return isNear ? second.shown : first.shown;
  };
  return fillOf({ light: markIn("light"), dark: markIn("dark") });
});

function fillOf({ light, dark }: Record<Theme, string>): ThemedFill {
  return { light, dark, onLight: figureOn(light), onDark: figureOn(dark) };
}

/** Whether two colors of one chart are told apart. */
export function areApart(one: string, other: string): boolean {
  const [x, y] = [labOf(one), labOf(other)];
  const distance = Math.hypot((x[0] - y[0]) / 2, x[1] - y[1], x[2] - y[2]);
  const turn = Math.abs(Math.atan2(x[2], x[1]) - Math.atan2(y[2], y[1])) * (180 / Math.PI);
  const isGray = Math.min(Math.hypot(x[1], x[2]), Math.hypot(y[1], y[2])) < 0.045;
  return distance >= 0.14 && (isGray || Math.min(turn, 360 - turn) >= 35);
}

/** The colors that a team may take in a chart; ink is the last resort. */
function candidates(colors: TeamColors, theme: Theme) {
  const ofTeam = [colors.primary, colors.secondary].map((color, at) => {
    const { shown, steps } = onGrounds(color, theme, OF_CHART);
    return { shown: carrying(shown, theme), steps, extra: at * SECOND };
  });
  return [...ofTeam, { shown: INK[theme], steps: LAST, extra: 0 }];
}

/** The two colors of a chart that are told apart with the least change of lightness. */
function pairIn(away: TeamColors, home: TeamColors, theme: Theme) {
  const pairs = candidates(home, theme).flatMap((own) =>
    candidates(away, theme).map((other) => ({
      home: own.shown,
      away: other.shown,
      cost: Math.max(own.steps, other.steps) + own.extra + other.extra,
    })),
  );
  const apart = pairs.filter((pair) => areApart(pair.home, pair.away));
  const [best] = apart.toSorted((a, b) => a.cost - b.cost);
  return best ?? { home: INK[theme], away: INK[theme] };
}

const paired = oncePerKey((codes: string) => {
  const [away, home] = codes.split(" ").map(teamColors);
  if (away === undefined || home === undefined) return undefined;
  const [light, dark] = [pairIn(away, home, "light"), pairIn(away, home, "dark")];
  return {
    away: fillOf({ light: light.away, dark: dark.away }),
    home: fillOf({ light: light.home, dark: dark.home }),
  };
});

/** The colors of two teams in one chart, told apart in both themes; undefined for an unknown team. */
export function pairColors(away: string, home: string) {
  return paired(`${away} ${home}`);
}
