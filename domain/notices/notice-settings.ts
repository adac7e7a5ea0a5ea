import { ALL_KINDS, type NoticeKind } from "./notice-kinds.ts";
import type { QuietHours } from "./quiet-hours.ts";

/** Which notices a member wants, and when none. */
export interface NoticeChoices {
  kinds: readonly NoticeKind[];
  /** Notices tell no score. */
  hidesScores: boolean;
  quiet: QuietHours | undefined;
  /** The name of the time zone in which the quiet hours count. */
  zone: string;
}

/** The choices of a member who has not made any. */
export const FIRST_CHOICES: NoticeChoices = {
  kinds: ALL_KINDS,
  hidesScores: false,
  quiet: undefined,
  zone: "America/New_York",
};

/** A device as its member sees it. */
export interface NoticeDevice {
  id: string;
  /** "Chrome on Android". */
  name: string;
  /** An ISO time. */
  addedAt: string;
}

/** The most devices of a member. */
export const MAX_DEVICES = 10;

/** The state of a member's notices, which the page shows and every change returns. */
export interface NoticeState {
  choices: NoticeChoices;
  devices: readonly NoticeDevice[];
}

/** The outcome of a test message, in numbers of devices. */
export interface TestOutcome {
  sent: number;
  /** Removed, because their browsers take no more messages. */
  removed: number;
  failed: number;
}

/** The public id of a device: the beginning of the digest of its endpoint. */
export async function deviceIdOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const bytes = new Uint8Array(digest, 0, 12);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Parses the API's answer; undefined when it is malformed. */
export function parseNoticeState(value: unknown): NoticeState | undefined {
  const { choices, devices } = Object(value) as Partial<NoticeState>;
  return choices !== undefined && Array.isArray(devices) ? { choices, devices } : undefined;
}

/** Parses the API's answer; undefined when it is malformed. */
export function parseTestOutcome(value: unknown): TestOutcome | undefined {
  const { sent, removed, failed } = Object(value) as Partial<TestOutcome>;
  return sent === undefined || removed === undefined || failed === undefined
    ? undefined
    : { sent, removed, failed };
}
