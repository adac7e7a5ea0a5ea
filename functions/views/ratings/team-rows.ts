import { sharedRanks } from "#domain/leaders/shared-ranks.ts";
import type { SeasonLinks } from "#domain/players/season-links.ts";
import { printedRecord } from "#domain/printing/records.ts";
import {
  opponentsOf,
  pythagoreanWins,
  scheduleStrength,
  simpleRatings,
} from "#domain/ratings/season-figures.ts";
import type { Ratings } from "#domain/ratings/team-ratings.ts";
import type { Game } from "#domain/season/facts.ts";
import { signed } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { seasonRecords } from "#domain/season/records.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";

/** A team's figures on the page of ratings, as numbers. */
export interface TeamFigures {
  team: Team;
  rating: number;
  wins: number;
  losses: number;
  /** Wins by the points scored and allowed. */
  expectedWins: number;
  /** Undefined before the team's first game. */
  simpleRating: number | undefined;
  /** The mean rating of the opponents met, and of those to come; undefined without one. */
  schedulePlayed: number | undefined;
  scheduleLeft: number | undefined;
}

/** A row of the table of ratings. */
export interface RatingRow {
  rank: number;
  name: string;
  logo: string;
  href: string;
  cells: string[];
}

/** The column heads after the team; the glossary has them. */
export const RATING_HEADS: readonly string[] = ["Rating", "W–L", "xW", "Luck", "SRS", "Sched."];

/** The head of the column that only a season with games to come has. */
export const LEFT_HEAD = "Left";

/** Every team's figures, the best rating first. */
export function teamFigures(
  teams: readonly Team[],
  ratings: Ratings,
  played: readonly Game[],
  left: readonly Pick<Game, "homeTeamId" | "awayTeamId">[],
): TeamFigures[] {
  const records = seasonRecords([...teams], [...played]);
  const simple = simpleRatings(played);
  return teams
    .map((team): TeamFigures => {
      const record = records.get(team.id);
      const { wins, losses } = record?.overall ?? { wins: 0, losses: 0 };
      return {
        team,
        rating: ratings.get(team.id) ?? 0,
        wins,
        losses,
        expectedWins: pythagoreanWins(
          wins + losses,
          record?.pointsFor ?? 0,
          record?.pointsAgainst ?? 0,
        ),
        simpleRating: simple.get(team.id),
        schedulePlayed: scheduleStrength(opponentsOf(team.id, played), ratings),
        scheduleLeft: scheduleStrength(opponentsOf(team.id, left), ratings),
      };
    })
    .toSorted((a, b) => b.rating - a.rating);
}

/** The rows of the table; the last column only when a team has a game to come. */
export function ratingRows(figures: readonly TeamFigures[], links: SeasonLinks): RatingRow[] {
  const ranks = sharedRanks(figures.map(({ rating }) => printedPoints(rating)));
  const hasLeft = figures.some(({ scheduleLeft }) => scheduleLeft !== undefined);
  return figures.map((own, at) => ({
    rank: ranks[at] ?? at + 1,
    name: own.team.name,
    logo: badgeUrl(own.team),
    href: links.team(own.team),
    cells: [
      printedPoints(own.rating),
      printedRecord(own),
      String(Math.round(own.expectedWins)),
      printedPoints(luckOf(own), 0),
      maybeSigned(own.simpleRating),
      maybeSigned(own.schedulePlayed),
      ...(hasLeft ? [maybeSigned(own.scheduleLeft)] : []),
    ],
  }));
}

/** Wins above those that the points suggest, both as the table prints them. */
export function luckOf({ wins, expectedWins }: TeamFigures): number {
  return wins - Math.round(expectedWins);
}

function maybeSigned(value: number | undefined): string {
  return value === undefined ? "–" : printedPoints(value);
}

/** "+7.5", "−0.3", "0.0". */
export function printedPoints(value: number, places = 1): string {
  return printedFigure(signed(value, 1, places));
}
