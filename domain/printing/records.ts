/** Games won and lost. */
interface WonAndLost {
  wins: number;
  losses: number;
}

/** A score or a record as pages print it: "64–18". */
export function printedScore(own: number, other: number): string {
  return `${own}–${other}`;
}

/** A record as pages print it: "64–18". */
export function printedRecord({ wins, losses }: WonAndLost): string {
  return printedScore(wins, losses);
}

/** A record as files, the open data and the database have it: "64-18". */
export function plainRecord({ wins, losses }: WonAndLost): string {
  return `${wins}-${losses}`;
}
