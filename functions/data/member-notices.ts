import * as v from "valibot";
import { ALL_KINDS } from "#domain/notices/notice-kinds.ts";
import {
  FIRST_CHOICES,
  MAX_DEVICES,
  type NoticeChoices,
  type NoticeDevice,
  type NoticeState,
} from "#domain/notices/notice-settings.ts";
import { isTimeZone, parseQuietHours, quietHoursText } from "#domain/notices/quiet-hours.ts";

/** A device as the member's record has it; its messages go to the endpoint. */
export interface StoredDevice extends NoticeDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The notices and devices of a member's record. */
export interface StoredNotices extends NoticeState {
  devices: readonly StoredDevice[];
}

const Device = v.object({
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  name: v.string(),
  addedAt: v.string(),
});

const Notices = v.object({
  zone: v.optional(v.string()),
  quiet: v.optional(v.string()),
  hidesScores: v.optional(v.boolean(), FIRST_CHOICES.hidesScores),
  kinds: v.optional(v.record(v.string(), v.boolean())),
  devices: v.optional(v.record(v.string(), v.unknown()), {}),
});

/**
 * Reads `users/{uid}/notices`. Members may write their own records, so whatever is malformed there
 * counts as not chosen, and as no device.
 */
export function noticesOf(value: unknown): StoredNotices {
  const parsed = v.safeParse(Notices, value ?? {});
  if (!parsed.success) return { choices: FIRST_CHOICES, devices: [] };
  const { zone, quiet, kinds, hidesScores, devices } = parsed.output;
  const stored = Object.entries(devices).flatMap(([id, given]) => {
    const device = v.safeParse(Device, given);
    return device.success ? [{ id, ...device.output }] : [];
  });
  return {
    choices: {
      kinds: kinds === undefined ? FIRST_CHOICES.kinds : ALL_KINDS.filter((kind) => kinds[kind]),
      hidesScores,
      quiet: parseQuietHours(quiet ?? ""),
      zone: zone !== undefined && isTimeZone(zone) ? zone : FIRST_CHOICES.zone,
    },
    devices: stored.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)).slice(0, MAX_DEVICES),
  };
}

/** The values that store choices, by their names in the record. */
export function storedChoices({
  kinds,
  hidesScores,
  quiet,
  zone,
}: NoticeChoices): Record<string, unknown> {
  return {
    kinds: Object.fromEntries(ALL_KINDS.map((kind) => [kind, kinds.includes(kind)])),
    hidesScores,
    quiet: quiet === undefined ? null : quietHoursText(quiet),
    zone,
  };
}

/** The part that the member is shown: the keys of devices stay here. */
export function shownNotices({ choices, devices }: StoredNotices): NoticeState {
  return {
    choices,
    devices: devices.map(({ id, name, addedAt }) => ({ id, name, addedAt })),
  };
}
