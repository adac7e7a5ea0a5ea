import { rangeWords } from "#domain/printing/ranges.ts";
import { clubWords, honourWords } from "#domain/query/conditions/past-conditions.ts";
import {
  DRAFTED,
  feetAndInches,
  originWords,
  POSITION_WORDS,
  serviceWords,
  yearWords,
} from "#domain/query/conditions/player-conditions.ts";
import type { Names } from "#domain/query/names.ts";
import type { DraftGroup } from "#domain/query/question-data.ts";
import type { People } from "../understanding.ts";

/** A group of players in words: "guards of the Boston Celtics from France". */
export function peopleWords(people: People, { teams }: Pick<Names, "teams">): string {
  const { team, conf, pos, nation, college, draft, age, height, rookie } = people;
  const { born, service, honour, clubs } = people;
  const full = teams.find(({ abbreviation }) => abbreviation === team)?.fullName;
  const noun = pos === undefined ? (rookie ? "rookies" : "players") : POSITION_WORDS[pos];
  return [
    `${rookie && pos !== undefined ? "rookie " : ""}${noun}`,
    ...(full === undefined ? [] : [`of the ${full}`]),
    ...(conf === undefined ? [] : [`of the ${conf === "east" ? "East" : "West"}`]),
    ...(nation === undefined ? [] : [originWords(nation)]),
    ...(college === undefined ? [] : [`who came from ${college}`]),
    ...(draft === undefined
      ? []
      : [typeof draft === "string" ? draftedWords(draft) : `drafted in ${draft.min}`]),
    ...(age === undefined ? [] : [`of ${rangeWords(age, { isBare: true })} years`]),
    ...(height === undefined
      ? []
      : [`of ${rangeWords(height, { isBare: true, print: feetAndInches })}`]),
    ...(born === undefined ? [] : [`born in ${yearWords(born)}`]),
    ...(service === undefined ? [] : [`with ${serviceWords(service)}`]),
    ...(clubs === undefined ? [] : [clubWords(clubs, { teams })]),
    ...(honour === undefined ? [] : [honourWords(honour)]),
  ].join(" ");
}

function draftedWords(group: DraftGroup): string {
  return group === "undrafted" ? "whom no team drafted" : `who were ${DRAFTED[group]}`;
}
