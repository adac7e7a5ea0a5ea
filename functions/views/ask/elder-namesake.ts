import { memoize } from "#domain/memoize.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { earlyNamed, type KnownNames } from "#domain/search/known-names.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Asked } from "./asked-of.ts";

const SUFFIX = / (?:jr|sr|ii|iii|iv)$/;

/** The players whose names end in a suffix, with their folded names and those without it. */
const sonsAmong = memoize((players: readonly LinePlayer[]) =>
  players.flatMap(({ name }) => {
    const own = foldForSearch(name);
    const plain = own.replace(SUFFIX, "");
    return plain === own ? [] : [{ name, own, plain }];
  }),
);

/** The answer for a son says so where the question has the name of his father: "gary payton". */
export function withElderNamesake(page: Asked, question: string, known: KnownNames): Asked {
  if (page.kind !== "query" && page.kind !== "fact") return page;
  const asked = ` ${foldForSearch(question)} `;
  const son = sonsAmong(page.data.lines.players).find(
    ({ own, plain }) => asked.includes(` ${plain} `) && !asked.includes(` ${own} `),
  );
  const elder = son && earlyNamed(known, son.plain);
  if (son === undefined || elder === undefined) return page;
  const told = `Only games of ${son.name} are here: ${elder.name} retired before ${FIRST_WITH_LINES}.`;
  const and = (deck: string | undefined) => (deck === undefined ? told : `${deck} ${told}`);
  if (page.kind === "fact")
    return { ...page, answer: { ...page.answer, deck: and(page.answer.deck) } };
  return { ...page, sentence: { ...page.sentence, deck: and(page.sentence.deck) } };
}
