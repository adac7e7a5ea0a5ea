// Why an island: the setting is kept on the device, where the Worker cannot read it.
import { apiSentence } from "#domain/member/api-failures.ts";
import type { HiddenScores } from "#domain/member/hidden-scores.ts";
import { hiddenHere, hideScores, tickHidden } from "../browser/hidden-scores.ts";
import { getHiddenScores, putHiddenScores } from "../browser/hidden-scores-api.ts";
import { cachedUser } from "../browser/member-cache.ts";

/**
 * Keeps the setting that the form's boxes show, now and at every change, on the device and in the
 * member's record. A device without a setting takes over that of the record.
 */
export async function wakeHideScores(root: HTMLElement): Promise<void> {
  const boxes = [...root.querySelectorAll<HTMLInputElement>("input")];
  const status = root.querySelector("[role=status]");
  const say = (sentence: string) => {
    if (status) status.textContent = sentence;
  };
  const ticked = (): HiddenScores => {
    const values = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    return values.includes("all") ? "all" : values.map(Number);
  };
  const keep = async () => {
    const hidden = ticked();
    if (!hideScores(hidden)) return say(KEEPS_NOTHING);
    say(sentenceOf(hiddenHere()));
    if (cachedUser() === undefined) return;
    const kept = await putHiddenScores(hidden);
    if (!kept.ok) say(`${sentenceOf(hiddenHere())} ${NOT_IN_RECORD} ${apiSentence(kept.error)}`);
  };
  tickHidden(boxes);
  root.addEventListener("change", keep);
  // A box may have been ticked while this module was on its way.
  if (boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked)) return keep();
  if (hiddenHere() !== undefined || cachedUser() === undefined) return;
  const kept = await getHiddenScores();
  if (!kept.ok || kept.value.length === 0 || !hideScores(kept.value)) return;
  tickHidden(boxes);
  say(sentenceOf(kept.value));
}

const NOT_IN_RECORD = "Your other devices do not know it yet:";
const KEEPS_NOTHING = "This browser keeps nothing, so no score can be hidden.";

function sentenceOf(hidden: HiddenScores | undefined): string {
  if (hidden === undefined) return "No score is hidden on this device.";
  if (hidden === "all") return "All scores are hidden on this device.";
  const { length } = hidden;
  return `The scores of ${length === 1 ? "one team" : `${length} teams`} are hidden on this device.`;
}
