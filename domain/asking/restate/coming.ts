import { teamPath } from "../../season/team.ts";
import type { ComingFact } from "../facts-ahead.ts";
import type { AskedFact, Segment } from "../understanding.ts";
import { joined, nameSegments, type Said, said } from "./segments.ts";

const WORDS: Readonly<Record<ComingFact["when"], string>> = {
  today: "games today",
  tomorrow: "games tomorrow",
  next: "next games",
  all: "games to come",
};

/** A question for games to come, with its reading in words. */
export function restatedComing(fact: ComingFact, said: Said): AskedFact {
  const [first, second] = fact.teamIds.map((id) => teamPath({ id }));
  const against = second?.replace("/nba/teams", "/against") ?? "/games";
  return {
    kind: "fact",
    fact,
    needs: { kind: "schedule" },
    path: first === undefined ? "/nba/games" : `${first}${against}`,
    readAs: comingSegments(fact, said),
  };
}

/** "games today of the Los Angeles Lakers". */
export function comingSegments({ when, teamIds }: ComingFact, context: Said): Segment[] {
  const clubs = teamIds.flatMap((id) => {
    const club = context.names.teams.find((team) => team.id === id)?.fullName;
    return club === undefined ? [] : [club];
  });
  return joined([
    said(WORDS[when]),
    ...clubs.flatMap((club, at) => [
      said(at === 0 ? " of the " : " and the "),
      ...nameSegments(club, context),
    ]),
  ]);
}
