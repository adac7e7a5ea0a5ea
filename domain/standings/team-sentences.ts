import { capital } from "../printing/capital.ts";
import { counted } from "../printing/counted.ts";
import { ordinalInWords } from "../printing/ordinals.ts";
import { printedScore } from "../printing/records.ts";
import { FINALS_ROUND, type Series } from "../season/postseason.ts";
import type { FranchiseSeason } from "../teams/franchise.ts";
import { placeName, type Team } from "../teams/team.ts";
import type { Standing } from "./standing.ts";
import { teamOfStanding } from "./standing-teams.ts";

/** The facts of a team's season for its sentence. */
export interface PlaceFacts {
  teams: readonly Team[];
  /** The standings of the team's conference in rank order. */
  standings: readonly Standing[];
  /** The franchise's other seasons, in any order. */
  past: readonly FranchiseSeason[];
  /** The season of the standings. */
  season: string;
}

/**
 * A team's rank and its comparison: "Second in the West, 2 games behind Oklahoma City; 28 more wins
 * than the season before." Clauses without facts are omitted; "" for a team without a row in the
 * standings.
 */
export function placeSentence(
  table: string,
  own: Standing | undefined,
  { teams, standings, past, season }: PlaceFacts,
): string {
  if (own === undefined || own.wins + own.losses === 0) return "";
  const other = own.rank === 1 ? standings[1] : standings[0];
  const rival = other && other !== own ? teamOfStanding(other, teams) : undefined;
  const behind = own.rank === 1 ? other?.gamesBehind : own.gamesBehind;
  const place = `${ordinalInWords(own.rank)} in the ${table}`;
  const words = [
    capital(place),
    rival && behind !== undefined ? distance(own.rank, behind, placeName(rival)) : "",
    changeWords(own, past, season),
  ];
  return `${words.join("")}.`;
}

function distance(rank: number, games: number, rival: string): string {
  if (games === 0) return `, level with ${rival}`;
  const count = games === 0.5 ? "half a game" : counted(games, "game");
  return `, ${count} ${rank === 1 ? "ahead of" : "behind"} ${rival}`;
}

/** The change in wins from the season before; "" when the seasons differ in length. */
function changeWords(own: Standing, past: readonly FranchiseSeason[], season: string): string {
  const before = past.find((other) => other.season === seasonBefore(season));
  if (before === undefined || before.wins + before.losses !== own.wins + own.losses) return "";
  const change = own.wins - before.wins;
  if (change === 0) return "; the same number of wins as the season before";
  const more = change > 0 ? "more" : "fewer";
  return `; ${counted(Math.abs(change), `${more} win`)} than the season before`;
}

/** The season before another: "2024-25" for "2025-26". */
export function seasonBefore(season: string): string {
  const first = Number(season.slice(0, 4));
  return `${first - 1}-${String(first % 100).padStart(2, "0")}`;
}

/** A series from the view of one of its teams. */
export interface OwnSeries {
  series: Series;
  opponentId: number;
  wins: number;
  losses: number;
  won: boolean;
}

/** A team's series in the order of the rounds. */
export function seriesOfTeam(teamId: number, series: readonly Series[]): OwnSeries[] {
  return series
    .filter(({ highTeamId, lowTeamId }) => [highTeamId, lowTeamId].includes(teamId))
    .toSorted((a, b) => a.round - b.round)
    .map((one) => {
      const isHigh = one.highTeamId === teamId;
      return {
        series: one,
        opponentId: isHigh ? one.lowTeamId : one.highTeamId,
        wins: isHigh ? one.highWins : one.lowWins,
        losses: isHigh ? one.lowWins : one.highWins,
        won: one.winnerTeamId === teamId,
      };
    });
}

/**
 * The end of a team's playoffs: "Lost the NBA Finals to the Knicks, 4–1."; "" for a team without a
 * series before the champion is known.
 */
export function fateSentence(
  own: readonly OwnSeries[],
  teams: readonly Team[],
  hasChampion: boolean,
): string {
  const last = own.at(-1);
  if (last === undefined) return hasChampion ? "Missed the playoffs." : "";
  const name = teams.find(({ id }) => id === last.opponentId)?.name;
  const score = printedScore(Math.max(last.wins, last.losses), Math.min(last.wins, last.losses));
  const rival = name === undefined ? "" : `${last.won ? " against" : " to"} the ${name}`;
  if (!last.won) return `Lost the ${roundName(last.series)}${rival}, ${score}.`;
  const what = last.series.round === FINALS_ROUND ? "championship" : roundName(last.series);
  return `Won the ${what}${rival}, ${score}.`;
}

const ROUNDS = ["", "first round", "semifinals", "finals"];

/** The name of a round in sentences: "East first round", "West semifinals", "NBA Finals". */
export function roundName({ round, label }: Pick<Series, "round" | "label">): string {
  const conference = /^(?:East|West)\b/.exec(label)?.[0];
  return conference === undefined ? label : `${conference} ${ROUNDS[round]}`;
}
