import { familyName } from "#domain/printing/family-name.ts";
import { shortName } from "../game/box-score.ts";

/** The family names of a game's players, with the initial where two share one. */
export function namesOfPlays(
  ids: Iterable<string>,
  names: ReadonlyMap<string, string>,
): (playerId: string) => string {
  const full = new Map([...new Set(ids)].map((id) => [id, names.get(id) ?? ""]));
  const shared = Map.groupBy(full.values(), familyName);
  return (id) => {
    const name = full.get(id) ?? names.get(id) ?? "";
    const family = familyName(name);
    return (shared.get(family)?.length ?? 0) > 1 ? shortName(name) : family;
  };
}
