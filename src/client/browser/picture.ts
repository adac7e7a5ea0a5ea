import { patience } from "./patience.ts";

/** The time-out for loading an avatar's picture. */
const TIMEOUT_MS = 10_000;

/** Resolves to whether an address is a picture. The picture's host gets no referrer. */
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
