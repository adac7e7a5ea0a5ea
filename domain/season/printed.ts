import { printedScore } from "../printing/records.ts";
import type { Stat } from "../teams/team.ts";

const METERS_PER_INCH = 0.0254;
const KILOGRAMS_PER_POUND = 0.453_592_37;

/**
 * A stored figure as pages print it: grouped thousands ("2,143"), a true minus sign ("−10.0"), three
 * decimals without a zero before them (".780"), and an en dash in records and for "-" ("64–18", "–").
 * Other text stays as it is.
 */
export function printedFigure(stored: string): string {
  if (stored === "-") return "–";
  return stored
    .replace(/^-(?=\d)/, "−")
    .replace(/(?<=\d)-(?=\d)/g, "–")
    .replace(/^0(?=\.\d{3}$)/, "")
    .replace(
      /^([+−]?)(\d{4,})(?=\.|$)/,
      (_, sign: string, digits: string) => sign + grouped(digits),
    );
}

/** A printed difference with a plus sign where it is positive: "+8.3". */
export function withPlus(text: string): string {
  return /^[\d.,]*[1-9]/.test(text) ? `+${text}` : text;
}

/** Digits in groups of three: "12,143". */
function grouped(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3)
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(",");
}

/** A sentence with an en dash in its scores and records: "They went 4-2" is "They went 4–2". */
export function printedScores(sentence: string): string {
  return sentence.replace(/(?<![\d-])(\d{1,3})-(\d{1,3})(?![\d-])/g, (_, own, other) =>
    printedScore(own, other),
  );
}

/** A record, a score ("64–18") or a distance ("26 ft"). */
const UNITS = /(?<![\d–-])(\d{1,4}(?:[–-]\d{1,4}){1,2}|\d{1,3} ft\b)(?![\d–-])/;

/** The names of teams that are words of their own: machine translations make weather of the Heat. */
const NAMES =
  /\b(Bucks|Bulls|Hawks|Heat|Hornets|Jazz|Kings|Magic|Nets|Nuggets|Pistons|Rockets|Spurs|Suns|Thunder|Wizards)\b/;

/**
 * The text of a sentence in pieces, of which every second one is a unit or a team's name, which pages keep
 * on one line and from translations.
 */
export function splitUnits(text: string): string[] {
  return text.split(UNITS).flatMap((piece, at) => (at % 2 === 1 ? [piece] : piece.split(NAMES)));
}

/** Applies `printedFigure` to each figure. */
export function printedStats(stats: readonly Stat[]): Stat[] {
  return stats.map(({ label, value }) => ({ label, value: printedFigure(value) }));
}

/** A height in feet and inches with units: "6-8" is "6 ft 8 in". Other text stays as it is. */
export function imperialHeight(stored: string): string {
  return stored.replace(/^(\d+)-(\d+)$/, "$1 ft $2 in");
}

/** A height in feet and inches, and in meters: "6 ft 8 in (2.03 m)". Other text stays as it is. */
export function printedHeight(stored: string): string {
  const [, feet, inches] = /^(\d+)-(\d+)$/.exec(stored) ?? [];
  if (feet === undefined) return stored;
  const meters = (12 * Number(feet) + Number(inches)) * METERS_PER_INCH;
  return `${imperialHeight(stored)} (${meters.toFixed(2)} m)`;
}

/** A weight in pounds and kilograms: "230 lb (104 kg)". Other text stays as it is. */
export function printedWeight(stored: string): string {
  if (!/^\d+$/.test(stored)) return stored;
  return `${stored} lb (${Math.round(Number(stored) * KILOGRAMS_PER_POUND)} kg)`;
}

/**
 * Years of service with the season before which they were completed: "7 before 2025-26". The league
 * writes "R" for a player in his first season: "Rookie in 2025-26".
 */
export function printedService(stored: string, current: string): string {
  if (stored === "") return "";
  if (!stored.startsWith("R")) return `${stored} before ${current}`;
  return `Rookie in ${stored.slice(2) || current}`;
}
