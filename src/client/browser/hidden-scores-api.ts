import {
  type HiddenScores,
  hiddenScoresText,
  parseHiddenScores,
} from "#domain/member/hidden-scores.ts";
import { type ApiAnswer, parsed, send, sendChange } from "./api.ts";

/** The scores that the member hides on every device. */
export async function getHiddenScores(): ApiAnswer<HiddenScores> {
  return parsed(await send("/api/hidden-scores"), parseHidden);
}

export async function putHiddenScores(hidden: HiddenScores): ApiAnswer<HiddenScores> {
  const body = { hidden: hiddenScoresText(hidden) };
  return parsed(await sendChange("PUT", "/api/hidden-scores", body), parseHidden);
}

function parseHidden(body: unknown): HiddenScores | undefined {
  const { hidden } = Object(body);
  return hidden === "" ? [] : parseHiddenScores(hidden);
}
