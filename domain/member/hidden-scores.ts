import { isTeamId } from "../teams/team.ts";

/** The games whose scores a reader hides: all, or those of the teams with these ids. */
export type HiddenScores = "all" | readonly number[];

/** The abbreviations of the teams in the order of their ids, as lists of games print them. */
const CODES = [
  "ATL BOS BKN CHA CHI CLE DAL DEN DET GSW HOU IND LAC LAL MEM",
  "MIA MIL MIN NOP NYK OKC ORL PHI PHX POR SAC SAS TOR UTA WAS",
].flatMap((half) => half.split(" "));

/** The ids of the teams whose abbreviations stand in a text. */
export function teamsNamedIn(text: string): number[] {
  const words = text.split(/\W+/);
  return CODES.flatMap((code, at) => (words.includes(code) ? [at + 1] : []));
}

/** Parses a setting as it is kept: "all", "2 14"; undefined for anything else, "" included. */
export function parseHiddenScores(text: unknown): HiddenScores | undefined {
  if (text === "all") return text;
  if (typeof text !== "string") return undefined;
  const ids = text.split(" ");
  return ids.every(isTeamId) ? [...new Set(ids.map(Number))].toSorted((a, b) => a - b) : undefined;
}

/** The text by which a setting is kept; "" for no hidden score. */
export function hiddenScoresText(hidden: HiddenScores): string {
  return hidden === "all" ? hidden : hidden.join(" ");
}

/** Whether a result of these teams is hidden; one whose teams are not known is hidden with any other. */
export function hidesResult(hidden: HiddenScores, teams: readonly number[]): boolean {
  return hidden === "all" || teams.length === 0 || teams.some((id) => hidden.includes(id));
}
