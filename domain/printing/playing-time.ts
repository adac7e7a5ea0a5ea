const SECONDS = 60;

/** Playing time as box scores print it: "35:07". */
export function playingTime(minutes: number): string {
  const seconds = Math.round(minutes * SECONDS);
  return `${Math.floor(seconds / SECONDS)}:${String(seconds % SECONDS).padStart(2, "0")}`;
}
