/** A calendar of games (RFC 5545). */
export interface CalendarFeed {
  name: string;
  events: CalendarEvent[];
}

export interface CalendarEvent {
  /** Globally unique and permanent (RFC 5545, UID). */
  uid: string;
  /** The ISO time of the event's last change. */
  changedAt: string;
  /** Grows with each change. */
  sequence: number;
  /** Cancelled events stay in the calendar, because a program that misses one may keep its old copy. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** ISO time; an ISO date for an event that takes a whole day. */
  start: string;
  summary: string;
  /** "" where it is not told. */
  place: string;
  url: string;
}

const PRODUCT = "-//Hardwood//Games//EN";
const LONGEST_LINE = 75;

/** A line of as many characters as octets, few enough for one line. */
const SHORT = /^[\x20-\x7e]{0,75}$/;

/** How long a game takes, about. */
const LENGTH = "PT2H30M";
export const GAME_MS = 2.5 * 3_600_000;

/** A calendar as text. */
export function calendarText({ name, events }: CalendarFeed): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, changedAt, sequence, status, start, summary, place, url } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    // Without a METHOD, both are the time of the last change.
    `DTSTAMP:${utcTime(changedAt)}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    ...(start.includes("T")
      ? [`DTSTART:${utcTime(start)}`, `DURATION:${LENGTH}`]
      : [`DTSTART;VALUE=DATE:${start.replaceAll("-", "")}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(place === "" ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** A UTC time in the calendar's format: "20260412T083000Z". */
function utcTime(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Folds a line at 75 octets; every further line begins with a space, and no character is split. */
function folded(line: string): string {
  if (SHORT.test(line)) return line;
  const parts = [""];
  let size = 0;
  for (const char of line) {
    const bytes = octetsOf(char.codePointAt(0) ?? 0);
    if (size + bytes > LONGEST_LINE) {
      parts.push(" ");
      size = 1;
    }
    parts[parts.length - 1] += char;
    size += bytes;
  }
  return parts.join("\r\n");
}

/** The octets of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
