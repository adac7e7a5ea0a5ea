import { ownNameOf, type Vocabulary } from "../read/vocabulary.ts";

/** The scorers among whom the next one is as well known. */
const LEADING = 40;

/** The name of the next of the leading scorers; for another player that of the leading scorer of his team. */
export function playerAlike(id: string, vocabulary: Vocabulary): string | undefined {
  const next = idAlike(id, vocabulary);
  return next === undefined ? undefined : ownNameOf(next, vocabulary);
}

/** The id of the next of the leading scorers; for another player that of the leading scorer of his team. */
export function idAlike(id: string, { data: { totals } }: Vocabulary): string | undefined {
  const ranked = totals.toSorted((a, b) => b.pts - a.pts);
  const at = ranked.findIndex((one) => one.id === id);
  const mate = ranked.find((one) => one.teamId === ranked[at]?.teamId && one.id !== id);
  const isLeading = at >= 0 && at < LEADING;
  return ((isLeading ? ranked[at + 1] : mate) ?? ranked[0])?.id;
}

/** The id of the next team of a division. */
export function divisionMate(
  id: number | undefined,
  { data: { teams } }: Pick<Vocabulary, "data">,
): number | undefined {
  const division = teams.find((team) => team.id === id)?.division;
  const mates = teams.filter((team) => team.division === division);
  const at = mates.findIndex((team) => team.id === id);
  return division === undefined ? undefined : mates[(at + 1) % mates.length]?.id;
}
