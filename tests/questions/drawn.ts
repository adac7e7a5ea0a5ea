/** Items drawn at random without repetition, the same ones for the same seed. */
export function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const left = [...items];
  const taken: Item[] = [];
  let state = seed;
  while (taken.length < count && left.length > 0) {
    // A linear congruential generator; its high bits are the random ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const at = Math.floor((state / 2 ** 32) * left.length);
    taken.push(...left.splice(at, 1));
  }
  return taken;
}
