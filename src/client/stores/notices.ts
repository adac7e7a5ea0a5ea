import { atom, type ReadableAtom } from "nanostores";
import { apiSentence } from "#domain/member/api-failures.ts";
import {
  deviceIdOf,
  type NoticeChoices,
  type NoticeState,
  type TestOutcome,
} from "#domain/notices/notice-settings.ts";
import type { ApiAnswer } from "../browser/api.ts";
import { hiddenHere } from "../browser/hidden-scores.ts";
import { addDevice, chooseNotices, removeDevice, sendTest } from "../browser/notices-api.ts";
import { lookAtPush, type PushState, subscribe, unsubscribe } from "../browser/push.ts";

/** This browser's part: "on" only while the member's list has it. */
export type ThisDevice =
  | { kind: "unknown" }
  | { kind: "on"; id: string }
  | Exclude<PushState, { kind: "on" }>;

export interface NoticesView {
  device: ThisDevice;
  stored: NoticeState;
  isBusy: boolean;
  outcome: NoticesOutcome | undefined;
}

/** The outcome of the last action, and the part of the page that it belongs to. */
export interface NoticesOutcome {
  part: NoticesPart;
  isFailure: boolean;
  sentence: string;
}

export type NoticesPart = "this-device" | "devices" | "choices";

export interface NoticesControl {
  $view: ReadableAtom<NoticesView>;
  /** Looks at what the browser can do. */
  look(): Promise<void>;
  /** Asks for the permission, so a touch has to call it. */
  turnOn(): Promise<void>;
  remove(id: string): Promise<void>;
  choose(choices: NoticeChoices): Promise<void>;
  test(): Promise<void>;
}

const ON = "Notices are on for this device.";
const ON_WITHOUT_SCORES = "Notices are on for this device, without scores, since you hide them.";
const NOT_PERMITTED = "The browser does not permit notices, so nothing was turned on.";
const NO_SERVICE = "The browser's push service could not be reached. Try again in a moment.";

/** The place in the browser's storage of the row that is this device. */
const DEVICE = "notices-device";

function keptDevice(): string | undefined {
  try {
    return localStorage[DEVICE] || undefined;
  } catch {
    return undefined;
  }
}

function keepDevice(id: string | undefined): void {
  try {
    localStorage[DEVICE] = id ?? "";
  } catch {
    // Without storage, the row goes when the push service refuses it.
  }
}

/** A member's notices: this device, the others, and the choices. */
export function createNoticesControl(publicKey: string, stored: NoticeState): NoticesControl {
  const $view = atom<NoticesView>({
    device: { kind: "unknown" },
    stored,
    isBusy: false,
    outcome: undefined,
  });
  const set = (part: Partial<NoticesView>) => $view.set({ ...$view.get(), ...part });
  let part: NoticesPart = "this-device";
  const say = (sentence: string, isFailure = false) =>
    set({ outcome: { part, isFailure, sentence } });

  async function look(): Promise<void> {
    const push = await lookAtPush();
    const id = push.kind === "on" ? await deviceIdOf(push.endpoint) : undefined;
    if (push.kind !== "unsupported") await removeEnded(id);
    if (push.kind !== "on") return set({ device: push });
    if (id === undefined || !isListed(id)) return set({ device: { kind: "off" } });
    keepDevice(id);
    set({ device: { kind: "on", id } });
  }

  function isListed(id: string): boolean {
    return $view.get().stored.devices.some((device) => device.id === id);
  }

  /** Removes this browser's row of a subscription that it has ended, as iOS and cleared data do. */
  async function removeEnded(id: string | undefined): Promise<void> {
    const was = keptDevice();
    if (was === undefined || was === id) return;
    if (isListed(was)) {
      const removed = await removeDevice(was);
      if (!removed.ok) return;
      set({ stored: removed.value });
    }
    keepDevice(undefined);
  }

  /** Runs one action at a time. */
  async function run(of: NoticesPart, action: () => Promise<void>): Promise<void> {
    if ($view.get().isBusy) return;
    part = of;
    set({ isBusy: true, outcome: undefined });
    try {
      await action();
    } finally {
      set({ isBusy: false });
    }
  }

  /** Makes a change; shows what is stored after it, or the failure. */
  async function change(changing: ApiAnswer<NoticeState>, done: string): Promise<boolean> {
    const changed = await changing;
    if (changed.ok) set({ stored: changed.value });
    say(changed.ok ? done : apiSentence(changed.error), !changed.ok);
    return changed.ok;
  }

  /** A reader who hides scores on this device finds none in notices either. */
  async function keepScoresHidden(): Promise<void> {
    const { choices } = $view.get().stored;
    if (hiddenHere() === undefined || choices.hidesScores) return;
    await change(chooseNotices({ ...choices, hidesScores: true }), ON_WITHOUT_SCORES);
  }

  return {
    $view,
    look,
    turnOn: () =>
      run("this-device", async () => {
        try {
          const subscription = await subscribe(publicKey);
          if (subscription === undefined) say(NOT_PERMITTED, true);
          else if (await change(addDevice(subscription), ON)) await keepScoresHidden();
        } catch {
          say(NO_SERVICE, true);
        }
        await look();
      }),
    remove: (id) =>
      run("devices", async () => {
        const { device } = $view.get();
        const isThis = device.kind === "on" && device.id === id;
        const isRemoved = await change(removeDevice(id), "The device gets no more notices.");
        // The list decides, so a subscription that stays is harmless.
        if (isRemoved && isThis) await unsubscribe().catch(() => undefined);
        await look();
      }),
    choose: (choices) =>
      run("choices", async () => void (await change(chooseNotices(choices), "Saved."))),
    test: () =>
      run("devices", async () => {
        const tested = await sendTest();
        if (tested.ok) say(testSentence(tested.value), tested.value.sent === 0);
        else say(apiSentence(tested.error), true);
      }),
  };
}

function testSentence({ sent, removed, failed }: TestOutcome): string {
  const devices = (count: number) => (count === 1 ? "1 device" : `${count} devices`);
  const sentences = [
    sent > 0 && `Sent to ${devices(sent)}. It shows within seconds while they are online.`,
    removed > 0 && `${devices(removed)} takes no more notices: add it again to get them.`,
    failed > 0 && `${devices(failed)} could not be reached.`,
  ];
  return sentences.filter(Boolean).join(" ") || "There is no device to send it to.";
}
