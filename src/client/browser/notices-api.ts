import {
  type NoticeChoices,
  type NoticeState,
  parseNoticeState,
  parseTestOutcome,
  type TestOutcome,
} from "#domain/notices/notice-settings.ts";
import { quietHoursText } from "#domain/notices/quiet-hours.ts";
import { type ApiAnswer, parsed, sendChange } from "./api.ts";
import type { Subscribed } from "./push.ts";

/** Stores which notices the member wants. */
export async function chooseNotices({ quiet, ...choices }: NoticeChoices): ApiAnswer<NoticeState> {
  const body = { ...choices, quiet: quiet === undefined ? null : quietHoursText(quiet) };
  return parsed(await sendChange("PUT", "/api/notices", body), parseNoticeState);
}

/** Adds this device to those that show notices. */
export async function addDevice(subscription: Subscribed): ApiAnswer<NoticeState> {
  return parsed(await sendChange("POST", "/api/notices/devices", subscription), parseNoticeState);
}

export async function removeDevice(id: string): ApiAnswer<NoticeState> {
  return parsed(await sendChange("DELETE", `/api/notices/devices/${id}`), parseNoticeState);
}

/** Sends a test message to the member's devices. */
export async function sendTest(): ApiAnswer<TestOutcome> {
  return parsed(await sendChange("POST", "/api/notices/test", {}), parseTestOutcome);
}
