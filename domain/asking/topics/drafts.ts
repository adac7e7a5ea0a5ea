import { playerPath } from "#domain/players/players.ts";
import { seasonPath } from "#domain/players/season-links.ts";
import { ordinal, ordinalInWords } from "#domain/printing/ordinals.ts";
import { seasonName, yearOfDigits, yearOfSeason } from "#domain/season/season.ts";
import { inferred, joined, nameSegments, said } from "../restate/segments.ts";
import { topic } from "./topic.ts";

const PLACES = Array.from({ length: 30 }, (_, at) => at + 1)
  .map((place) => `nth=${place}: ${ordinal(place)}, ${ordinalInWords(place)}\n`)
  .join("");

/** Drafts of all years: "who was drafted first in 1984", "2003 draft", "where was stockton drafted". */
export const drafts = topic({
  words: `
draft: draft, drafted, nba draft, draft class, draft picks, draft order, draft results
draft: drafted by, draft position, draft spot, draft slot
pick: pick(s), overall pick, draft pick, overall, selection, pick overall, pick in
took: picked, selected, taken, took, go, went
class: class of, class
number-word: number, no
${PLACES}`,
  needs: "",
  takes:
    "draft pick took class number-word numbered number year short-year first last nth person team many play rank top",
  read(meaning, { asking, said: context }) {
    const person = meaning.one("person");
    const isDraft = meaning.has("draft");
    if (person !== undefined) {
      const isAsked = isDraft || meaning.has("pick");
      if (!isAsked || meaning.has("rank", "year", "number", "last", "team")) return undefined;
      return {
        fact: { kind: "drafted", player: person },
        needs: { kind: "all-time", isOfPlayoffs: false },
        path: playerPath(person.name),
        readAs: joined([said("the draft of "), ...nameSegments(person.name, context)]),
      };
    }
    const number = meaning.one("number") ?? 0;
    // "the 84 draft"
    const isShort = isDraft && number > LAST_PICK;
    const year =
      meaning.one("year") ??
      meaning.one("short-year") ??
      (isShort ? yearOfDigits(number) : undefined);
    const { current } = asking.vocabulary.data.seasonNow;
    // "picked first", as opposed to "took first place"
    const isTaken = meaning.has("took") && meaning.has("first", "nth");
    const isOfPick = (meaning.has("pick") || isTaken) && !meaning.has("rank");
    if (year === undefined || !(isDraft || isOfPick) || meaning.has("rank", "last", "play"))
      return undefined;
    if (year > yearOfSeason(current) || year < FIRST_DRAFT) return undefined;
    const nth = meaning.one("nth");
    const pick =
      (isShort ? undefined : meaning.one("number")) ??
      (nth === undefined ? (meaning.has("first") ? 1 : undefined) : Number(nth));
    const [team, ...others] = meaning.all("team");
    if (others.length > 0 || (isOfPick && pick === undefined && !isDraft)) return undefined;
    return {
      fact: { kind: "draft", year, pick, team: team?.abbreviation },
      needs: { kind: "drafts", season: seasonName(year) },
      path: seasonPath(seasonName(year)),
      readAs: joined([
        said(`draft of ${year}`),
        ...(pick === undefined ? [inferred(", first round")] : [said(`, pick ${pick}`)]),
        ...(team ? [said(" of the "), ...nameSegments(team.fullName, context)] : []),
      ]),
    };
  },
});

const FIRST_DRAFT = 1947;
/** Of the first rounds; a higher number is a year's. */
const LAST_PICK = 30;
