import type { AnnalsFact } from "../annals-fact.ts";

const LISTS = [
  "most rings among active players",
  "most all stars among active players",
  "most mvps among active players",
  "most career points among active players",
  "most career assists among active players",
  "who won the Finals",
];

/** The other winners of the year and those of the year before, or the lists beside the list. */
export function afterAnnals(fact: AnnalsFact): string[] {
  switch (fact.of) {
    case "champion":
      return [`champions ${fact.year - 1}`, `mvp ${fact.year}`, "who won the Finals", ...LISTS];
    case "winners":
      return fact.year === undefined
        ? [`who won ${fact.award}`, ...LISTS]
        : [`${fact.award} ${fact.year - 1}`, `champions ${fact.year}`, `who won ${fact.award}`];
    case "titles":
    case "most-honoured":
    case "career-leaders":
      return LISTS;
  }
}
