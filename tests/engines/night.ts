/** Nine in New York, in the last quarter of a game of the schedule. */
export const NIGHT = {
  date: "2026-12-23",
  home: 1,
  away: 9,
  tipOff: "2026-12-24T00:30:00.000Z",
  now: "2026-12-24T02:00:00.000Z",
};
