import type { Environment } from "./environment.ts";

/** The clock by which the site decides what is today and what is on. */
export interface SiteClock {
  /** The time that the site shows, in ms since 1970. */
  now(): number;
  /** When the machine's clock has the time at which this one shows a moment. */
  machineTime(moment: number): number;
  sleep(ms: number): Promise<void>;
}

type ClockSettings = Partial<Pick<Environment, "CLOCK_AHEAD_SECONDS" | "CLOCK_SPEED">>;

/** The machine's clock, or in a local run one that is set ahead and runs faster since a moment. */
export function siteClockOf(
  { CLOCK_AHEAD_SECONDS: ahead = 0, CLOCK_SPEED }: ClockSettings,
  machineNow: () => number = Date.now,
): SiteClock {
  const { speed, since } = CLOCK_SPEED ?? { speed: 1, since: 0 };
  const shown = (machine: number) => machine + ahead + Math.max(0, machine - since) * (speed - 1);
  const machineTime = (moment: number) => {
    const machine = moment - ahead;
    return machine <= since ? machine : since + (machine - since) / speed;
  };
  return {
    now: () => Math.round(shown(machineNow())),
    machineTime: (moment) => Math.round(machineTime(moment)),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms / speed)),
  };
}
