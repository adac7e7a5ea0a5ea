/** The keys of the figures that most readers want first. */
export const USUAL: readonly string[] = ["pts", "reb", "ast", "min"];

/** Compares columns by their places among keys; those without a place stay behind, as they were. */
export function inOrder(keys: readonly string[]) {
  const placeOf = (key: string) => {
    const at = keys.indexOf(key);
    return at < 0 ? keys.length : at;
  };
  return (a: { key: string }, b: { key: string }) => placeOf(a.key) - placeOf(b.key);
}

/** Compares columns so that the usual figures are first. */
export const usualFirst = inOrder(USUAL);
