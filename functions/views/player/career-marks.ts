import { formatShortDate } from "#domain/dates.ts";
import type { Career } from "#domain/players/career.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import {
  type Before,
  firstGameOf,
  type MilestoneCount,
  milestonesOf,
  sumsOfLines,
} from "#domain/query/engine/career-milestones.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { LineGame, SeasonLines } from "#domain/query/storage/season-lines.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { readsOfAllSeasons } from "#functions/data/all-seasons.ts";
import type { SeasonReads } from "#functions/data/season-reads.ts";
import { readQuestionData } from "../questions/question-data.ts";
import type { HeldRecord } from "../records/held-record.ts";
import { highsOf } from "../records/highs.ts";
import { gamePath } from "../season/season-games.ts";

/** The marks of a player's career by his games of all held seasons. */
export interface CareerMarks {
  /** The season of his debut, as far as it is known. */
  began: string;
  /** "Debut on Oct 29, 2003", or since when his games are held. */
  debut: { words: string; href: string | undefined };
  /** His teams in order, each with its seasons. */
  teams: { name: string; href: string | undefined; seasons: string }[];
  highs: HeldRecord[];
  playoffHighs: HeldRecord[];
  milestones: { what: string; date: string; href: string }[];
  /** The first season of the highs and milestones, in a note; undefined where his whole career is held. */
  since: string | undefined;
}

/** A career of one player. */
interface OwnCareer {
  id: string;
  career: Career;
}

/** The marks of a career; undefined when not all seasons can be read, or without a game. */
export async function loadCareerMarks(
  reads: SeasonReads,
  { id, career }: OwnCareer,
): Promise<CareerMarks | undefined> {
  const read = await readQuestionData(readsOfAllSeasons(reads).collections);
  if (!read.ok) return undefined;
  const data = read.value.values;
  const { lines } = data;
  const first = firstGameOf(id, lines);
  if (first === undefined) return undefined;
  const began = firstSeasonOf(career, seasonOfGames([first]));
  const isWhole = began >= FIRST_WITH_LINES;
  const before = beforeOf(id, career, lines);
  return {
    began,
    debut: isWhole ? debutOf(first) : { words: `Debut in ${began}`, href: undefined },
    teams: teamsOf(id, career, data),
    highs: highsOf(id, ALL_SEASONS, "season", data),
    playoffHighs: highsOf(id, ALL_SEASONS, "playoffs", data),
    milestones: milestonesOf(id, lines, before).map(({ number, name, game }) => ({
      what: `${printedOrdinal(number)} ${name}`,
      date: formatShortDate(game.date),
      href: gamePath(game),
    })),
    since: isWhole
      ? undefined
      : `Games since ${FIRST_WITH_LINES}; earlier ones aren't available here.`,
  };
}

function debutOf(first: LineGame): CareerMarks["debut"] {
  return { words: `Debut: ${formatShortDate(first.date)}`, href: gamePath(first) };
}

/** "10,000th". */
function printedOrdinal(number: number): string {
  return ordinal(number).replace(/^\d+/, (digits) => printedFigure(digits));
}

function firstSeasonOf({ seasons, playoffs }: Career, held: string): string {
  return [...seasons, ...playoffs].reduce(
    (first, { season }) => (season < first ? season : first),
    held,
  );
}

const COUNTS: readonly (MilestoneCount | "games")[] = ["pts", "reb", "ast", "fg3m", "games"];

/**
 * A player's totals before the first held season, by his official seasons. A count whose official
 * total since then differs from his lines is left out: the game of a milestone would be a guess.
 */
function beforeOf(id: string, { seasons }: Career, lines: SeasonLines): Before {
  // The current season has no official row, and its lines are not compared.
  const last = lines.parts?.at(-1);
  const held = partOf(lines, lines.games.length - (last?.games ?? 0));
  const sums = sumsOfLines(id, held);
  const sumOf = (count: MilestoneCount | "games", isHeld: boolean) =>
    seasons
      .filter(({ season }) => season >= FIRST_WITH_LINES === isHeld)
      .reduce((sum, row) => sum + (row[count] ?? 0), 0);
  return Object.fromEntries(
    COUNTS.filter((count) => sumOf(count, true) === sums[count]).map((count) => [
      count,
      sumOf(count, false),
    ]),
  );
}

/** The lines of the first games alone. */
function partOf(lines: SeasonLines, games: number): SeasonLines {
  return { ...lines, games: lines.games.slice(0, games) };
}

/** His teams in the order of his seasons, with the names of today. */
function teamsOf(
  id: string,
  { seasons }: Career,
  { seasonNow, lines, teams }: QuestionData,
): CareerMarks["teams"] {
  const now = lines.parts?.at(-1)?.season ?? "";
  const stints: { code: string; teamId: number; first: string; last: string }[] = [];
  const add = (code: string, teamId: number, season: string) => {
    const known = stints.at(-1);
    if (known?.teamId === teamId) known.last = season;
    else stints.push({ code, teamId, first: season, last: season });
  };
  for (const { team, teamId, season } of seasons) add(team, teamId, season);
  for (const teamId of teamsIn(id, lines, now)) add("", teamId, now);
  return stints.map(({ code, teamId, first, last }) => {
    const team = teams.find((other) => other.id === teamId);
    return {
      name: team?.fullName ?? code,
      href:
        team && linksOfSeason(last >= FIRST_WITH_LINES ? last : now, seasonNow.current).team(team),
      seasons: first === last ? first : `${first} to ${last}`,
    };
  });
}

/** The teams for which a player played in the last of the joined seasons, in order. */
function teamsIn(id: string, lines: SeasonLines, season: string): number[] {
  const player = lines.players.findIndex((own) => own.id === id);
  const found = new Set<number>();
  const { player: players } = lines;
  for (let line = players.indexOf(player); line >= 0; line = players.indexOf(player, line + 1)) {
    const game = lines.games[lines.game[line] ?? -1];
    if (game && seasonOfGames([game]) === season) found.add(lines.team[line] ?? 0);
  }
  return [...found];
}
