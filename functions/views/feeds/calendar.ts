/** A calendar of days (RFC 5545). */
export interface Calendar {
  name: string;
  events: CalendarEvent[];
}

/** What takes a whole day. */
export interface CalendarEvent {
  /** Unique in the world and the same for ever. */
  uid: string;
  /** When what is said of it was last changed, as ISO time. */
  changedAt: string;
  /** ISO date. */
  date: string;
  summary: string;
  url: string;
}

const PRODUCT = "-//Hardwood//Games//EN";
const LONGEST_LINE = 75;

/** A calendar as text. */
export function calendarText({ name, events }: Calendar): string {
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

function eventLines({ uid, changedAt, date, summary, url }: CalendarEvent): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** "20260412T083000Z". */
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

/** Lines of at most 75 octets, a space before each but the first; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [""];
  let size = 0;
  for (const char of line) {
    const bytes = encoder.encode(char).byteLength;
    if (size + bytes > LONGEST_LINE) {
      parts.push(" ");
      size = 1;
    }
    parts[parts.length - 1] += char;
    size += bytes;
  }
  return parts.join("\r\n");
}
