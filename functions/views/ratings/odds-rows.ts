import { capital } from "#domain/printing/capital.ts";
import { chanceCell, printedChance } from "#domain/printing/chances.ts";
import { counted } from "#domain/printing/counted.ts";
import {
  chanceOfOdd,
  GOALS,
  type Goal,
  ODDS_PLACES,
  type Odd,
  type TeamOdds,
} from "#domain/ratings/season-odds.ts";
import type { Game } from "#domain/season/facts.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { LAST_SEED } from "#domain/standings/standings-lines.ts";
import { placeName, type Team, teamPath } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";

/** A cell of the table: "92", "<1", "in". The weight says how likely it is, from 0 to 3. */
export interface OddsCell {
  text: string;
  weight: number;
}

/** A team's row in the table of its conference. */
export interface OddsRow {
  team: Pick<Team, "abbreviation" | "fullName">;
  logo: string;
  href: string;
  cells: OddsCell[];
}

/** The heads of the columns after the team. */
export const ODDS_HEADS: readonly string[] = [
  "Playoffs",
  "Finals",
  "Title",
  "Wins",
  ...Array.from({ length: ODDS_PLACES }, (_, at) => String(at + 1)),
];

/** The column after which the places of the play-in begin. */
export const PLAY_IN_AFTER = ODDS_HEADS.indexOf(String(LAST_SEED));

const CERTAIN: Record<Goal, string> = { playoffs: "in", conference: "in", title: "won" };

/** The rows of some teams, the likeliest for the playoffs first. */
export function oddsRows(odds: readonly TeamOdds[], teams: readonly Team[]): OddsRow[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return odds
    .flatMap((own) => {
      const team = byId.get(own.teamId);
      return team === undefined ? [] : { team, own };
    })
    .toSorted((a, b) => b.own.wins - a.own.wins || meanPlace(a.own) - meanPlace(b.own))
    .map(({ team, own }) => ({
      team,
      logo: badgeUrl(team),
      href: teamPath(team),
      cells: [
        ...GOALS.map((goal) => ({ text: goalText(own[goal], goal), weight: 0 })),
        { text: String(Math.round(own.wins)), weight: 0 },
        ...own.places.map(placeCell),
      ],
    }));
}

/** The mean of a team's places; those after the last one that is counted are the next one. */
function meanPlace({ places }: TeamOdds): number {
  const behind = places.length + 1;
  return places.reduce((mean, odd, at) => mean - (behind - at - 1) * chanceOfOdd(odd), behind);
}

function goalText(odd: Odd, goal: Goal): string {
  if (odd.kind === "certain") return CERTAIN[goal];
  return odd.kind === "impossible" ? "out" : chanceCell(chanceOfOdd(odd));
}

/** The chances from which a cell weighs more. */
const WEIGHTS = [0.1, 0.25, 0.5];

/** A place under one percent is a dot, and an impossible one is left empty. */
function placeCell(odd: Odd): OddsCell {
  const chance = chanceOfOdd(odd);
  const text = odd.kind === "impossible" ? "" : chance < 0.01 ? "·" : chanceCell(chance);
  return { text, weight: WEIGHTS.filter((from) => chance >= from).length };
}

/** "Thunder are title favorites at 39%", and who follows. */
export function oddsHeadline(
  odds: readonly TeamOdds[],
  teams: readonly Team[],
): { title: string; deck: string } {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const [first, second] = odds.toSorted((a, b) => chanceOfOdd(b.title) - chanceOfOdd(a.title));
  const [best, next] = [byId.get(first?.teamId ?? 0), byId.get(second?.teamId ?? 0)];
  if (!first || !second || !best || !next) return { title: "Odds", deck: "" };
  if (first.title.kind === "certain")
    return { title: `${capital(placeName(best))} won the title`, deck: "" };
  return {
    title: `${best.name} are title favorites at ${printedChance(chanceOfOdd(first.title))}`,
    deck: `The ${next.name} follow at ${printedChance(chanceOfOdd(second.title))}.`,
  };
}

/** A team whose wins were far from those that the odds before the first game expected. */
export interface Miss {
  name: string;
  href: string;
  /** "24 wins expected, 44 came". */
  words: string;
}

const MISSES = 6;

/** The teams furthest from what was expected of them, the furthest first. */
export function oddsMisses(
  opening: readonly TeamOdds[],
  teams: readonly Team[],
  games: readonly Game[],
): Miss[] {
  const records = seasonRecords([...teams], [...games]);
  return opening
    .flatMap(({ teamId, wins }) => {
      const record = records.get(teamId);
      if (record === undefined) return [];
      const expected = Math.round(wins);
      return { record, expected, off: Math.abs(record.overall.wins - expected) };
    })
    .toSorted((a, b) => b.off - a.off)
    .slice(0, MISSES)
    .map(({ record: { team, overall }, expected }) => ({
      name: team.fullName,
      href: teamPath(team),
      words: `projected for ${counted(expected, "win")}, finished with ${overall.wins}`,
    }));
}
