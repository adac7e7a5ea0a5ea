import type { Collections } from "#functions/data/cached-collections.ts";

/** The last day with a result, in the regular season or after it, as every page's footer says. */
export async function lastResultDay(
  collections: Pick<Collections, "games" | "postseason">,
): Promise<string | undefined> {
  const [games, postseason] = await Promise.all([collections.games(), collections.postseason()]);
  const days = [
    ...(games.ok ? games.value.value.slice(-1) : []),
    ...(postseason.ok ? postseason.value.value.games : []),
  ].map(({ date }) => date);
  return days.toSorted().at(-1);
}
