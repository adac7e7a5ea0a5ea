// Why an island: the setting is kept on the device, where the Worker cannot read it.
import type { HiddenScores } from "../../../domain/member/hidden-scores.ts";
import { hiddenScores, hideScores, tickHidden } from "../browser/hidden-scores.ts";

/** Keeps the setting that the form's boxes show, now and at every change. */
export async function wakeHideScores(root: HTMLElement): Promise<void> {
  const boxes = [...root.querySelectorAll<HTMLInputElement>("input")];
  const status = root.querySelector("[role=status]");
  const ticked = (): HiddenScores => {
    const values = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    return values.includes("all") ? "all" : values.map(Number);
  };
  const keep = () => {
    const isKept = hideScores(ticked());
    if (status) status.textContent = isKept ? sentenceOf(hiddenScores()) : KEEPS_NOTHING;
  };
  tickHidden(boxes);
  root.addEventListener("change", keep);
  // A box may have been ticked while this module was on its way.
  if (boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked)) keep();
}

const KEEPS_NOTHING = "This browser keeps nothing, so no score can be hidden.";

function sentenceOf(hidden: HiddenScores | undefined): string {
  if (hidden === undefined) return "No score is hidden on this device.";
  if (hidden === "all") return "All scores are hidden on this device.";
  const { length } = hidden;
  return `The scores of ${length === 1 ? "one team" : `${length} teams`} are hidden on this device.`;
}
