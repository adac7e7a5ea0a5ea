import { patience } from "./patience.ts";

/** A picture that takes longer is too slow for an avatar. */
const TIMEOUT_MS = 10_000;

/** Whether there is a picture at an address; its host is not told which page asks. */
export function isPicture(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.referrerPolicy = "no-referrer";
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    patience(TIMEOUT_MS).addEventListener("abort", () => resolve(false));
    picture.src = url;
  });
}
