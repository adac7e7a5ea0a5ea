/**
 * The rule of ranks everywhere but in lists of all time, whose figures are exact: figures that print the
 * same share the better rank, so that five rows may be ranked 1, 2, 2, 4, 5. Rows that share a rank keep
 * the order of their exact figures.
 *
 * `printed` are the figures of a whole list as pages print them, the best first.
 */
export function sharedRanks(printed: readonly (string | number)[]): number[] {
  let rank = 0;
  return printed.map((figure, at) => {
    if (at === 0 || printed[at - 1] !== figure) rank = at + 1;
    return rank;
  });
}
