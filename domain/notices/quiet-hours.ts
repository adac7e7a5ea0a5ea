/** The time of day in which a member wants no notice; it may go over midnight. */
export interface QuietHours {
  /** "22:30" on the clocks of the member's time zone. */
  from: string;
  to: string;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const STORED_LENGTH = "22:30-07:00".length;

/** Reads "22:30-07:00", as the hours are stored; undefined for any other text. */
export function parseQuietHours(text: string): QuietHours | undefined {
  const [from = "", to = ""] = text.split("-");
  const isValid = TIME.test(from) && TIME.test(to) && text.length === STORED_LENGTH && from !== to;
  return isValid ? { from, to } : undefined;
}

export function quietHoursText({ from, to }: QuietHours): string {
  return `${from}-${to}`;
}

/** Returns whether a moment, in ms since 1970, lies in the quiet hours on a time zone's clocks. */
export function isQuiet({ from, to }: QuietHours, zone: string, moment: number): boolean {
  const time = clockTime(zone, moment);
  return from < to ? from <= time && time < to : from <= time || time < to;
}

/** Returns whether the platform knows a time zone by this name. */
export function isTimeZone(zone: string): boolean {
  try {
    clockTime(zone, 0);
    return true;
  } catch {
    return false;
  }
}

function clockTime(timeZone: string, moment: number): string {
  const format = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-GB", format).format(moment);
}
