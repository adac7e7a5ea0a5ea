import { listed } from "../printing/listed.ts";
import { printedScore } from "../printing/records.ts";
import type { Game } from "../season/facts.ts";
import { seasonRecords, type TeamRecord } from "../season/records.ts";
import { placeName, type Team } from "../teams/team.ts";
import { type Meetings, meetingsOf } from "./meetings.ts";
import type { SettledTie } from "./tie-breaks.ts";

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** One to nine in words. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/**
 * One sentence for each tie, with the order and the criterion: "Philadelphia is above Orlando: it
 * won two of their three games."
 */
export function tieSentences(
  ties: readonly SettledTie[],
  teams: readonly Team[],
  games: Game[],
): string[] {
  if (ties.length === 0) return [];
  const records = seasonRecords([...teams], games);
  return ties.flatMap((tie) => {
    const tied = tie.teamIds.flatMap((id) => records.get(id) ?? []);
    const [first, ...others] = tied;
    if (first === undefined || others.length === 0) return [];
    const reason = reasonOf(tie, first, others, meetingsOf(games));
    return [`${nameOf(first)} ranks above ${listed(others.map(nameOf))}: ${reason}.`];
  });
}

function reasonOf(
  { criterion }: SettledTie,
  first: TeamRecord,
  others: readonly TeamRecord[],
  meetings: Meetings,
): string {
  const [second] = others;
  const isPair = others.length === 1;
  switch (criterion) {
    case "head-to-head": {
      const rivals = new Set(others.map(({ team }) => team.id));
      const { wins, losses } = meetings.against(first.team.id, rivals);
      const played = wins + losses;
      if (isPair && played === 1) return "it won their only game";
      if (isPair && losses === 0)
        return `it won ${played === 2 ? "both" : `all ${inWords(played)}`} of their games`;
      if (isPair) return `it won ${inWords(wins)} of their ${inWords(played)} games`;
      return `it went ${printedScore(wins, losses)} in their games`;
    }
    case "division leader":
      return `it is first in the ${first.team.division} Division`;
    case "division record":
      return compared("the better record in their division", first.division, second?.division);
    case "conference record":
      return compared("the better record in the conference", first.conference, second?.conference);
    case "point difference":
      return "the better point differential";
    case "nothing":
      return "no tiebreaker separates them";
  }
}

function compared(
  what: string,
  own: TeamRecord["division"],
  other: TeamRecord["division"] | undefined,
): string {
  const figures =
    other &&
    ` (${printedScore(own.wins, own.losses)} to ${printedScore(other.wins, other.losses)})`;
  return `${what}${figures ?? ""}`;
}

function nameOf({ team }: TeamRecord): string {
  return placeName(team);
}
