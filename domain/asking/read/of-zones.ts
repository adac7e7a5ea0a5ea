import type { Choice } from "../understanding.ts";
import type { ShotPlace, ZoneFact } from "../zone-fact.ts";
import { type Asking, toolsFor } from "./asking.ts";
import { bestKnown } from "./names.ts";

const wordsOf = (text: string) => new Set(text.split(" "));

const PLACES: readonly (readonly [place: ShotPlace, words: ReadonlySet<string>])[] = [
  ["rim", wordsOf("rim")],
  ["rim", wordsOf("restricted area")],
  ["mid", wordsOf("mid range")],
  ["mid", wordsOf("midrange")],
  ["left-corner", wordsOf("left corner")],
  ["right-corner", wordsOf("right corner")],
  ["corner", wordsOf("corner")],
  ["corner", wordsOf("corners")],
  ["above", wordsOf("above break")],
];
/** The paint is also the name of a list of points, so it takes a word of shots. */
const PAINT = wordsOf("paint");
const SHOTS = wordsOf("shot shots shooting shoot shoots percentage");

/** The words that may stand beside a place: none of them asks for another figure or day. */
const BESIDE = wordsOf(
  "3 3s a at attempts did do does fg field from goal goals good has he his how in is made make makes many of on " +
    "point pointer pointers season stats the this three threes what whats",
).union(SHOTS);

/** A question for one player's shots from a place, with the namesakes of his name. */
export interface ZoneAsked {
  fact: ZoneFact;
  namesakes: readonly Choice[];
}

/** Reads "curry corner threes", "how many shots at the rim did sga make"; undefined for every other question. */
export function zoneAsked(asked: Asking): ZoneAsked | undefined {
  const names = asked.terms.filter((term) => term.is === "named");
  const [name, ...others] = names;
  if (name === undefined || others.length > 0 || name.named.teams.length > 0) return undefined;
  const words = asked.terms
    .filter((term) => term !== name)
    .flatMap(({ from, to }) => asked.tokens.slice(from, to).map(({ folded }) => folded));
  const place = placeOf(new Set(words));
  if (place === undefined) return undefined;
  const slots: { namesakes: Choice[] } = { namesakes: [] };
  const { players } = name.named;
  const [only, ...more] = players;
  const player = more.length === 0 ? only : bestKnown({ ...toolsFor(asked), slots }, name, players);
  // A player without a shot has no document of shots.
  const totals = asked.vocabulary.data.totals.find(({ id }) => id === player?.id);
  if (player === undefined || !totals?.fga) return undefined;
  return { fact: { kind: "zone", place, playerId: player.id }, namesakes: slots.namesakes };
}

/** The only place that the words name; undefined if they ask for anything else. */
function placeOf(words: ReadonlySet<string>): ShotPlace | undefined {
  const isOfPaint = words.isSupersetOf(PAINT) && !words.isDisjointFrom(SHOTS);
  const [place, own] = isOfPaint
    ? (["paint", PAINT] as const)
    : (PLACES.find(([, known]) => words.isSupersetOf(known)) ?? []);
  return own && words.difference(own).isSubsetOf(BESIDE) ? place : undefined;
}
