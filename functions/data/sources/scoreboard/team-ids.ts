/** The league's teams by the scoreboard's ids: the place is its id, the number ours. */
const OURS = [
  0, 1, 2, 19, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 3, 20, 22, 23, 24, 25, 26, 27, 21, 29,
  30, 28, 15, 4,
];

/** Our id of a team; undefined for one that is none of the thirty, such as an All-Star team. */
export function teamIdOf(theirs: string): number | undefined {
  return OURS[Number(theirs)] || undefined;
}

/** The scoreboard's id of one of our teams. */
export function theirTeamId(ours: number): number {
  return OURS.indexOf(ours);
}
