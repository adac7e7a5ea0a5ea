import {
  type BoxLine,
  type BoxScore,
  type Day,
  overtimesOf,
} from "../../domain/season/box-score.ts";
import {
  type CalendarMonth,
  gamesByDay,
  isDay,
  monthOf,
  neighboursOf,
} from "../../domain/season/game-days.ts";
import { leadingLine } from "../../domain/season/game-sentence.ts";
import { gameScore } from "../../domain/season/line-sums.ts";
import { playerPath } from "../../domain/season/players.ts";
import { winsAndLosses } from "../../domain/season/standings-table.ts";
import type { Team } from "../../domain/season/team.ts";
import { badgeUrl } from "../../domain/season/team-links.ts";
import { inWords } from "../../domain/season/tie-sentences.ts";
import type { Collections } from "../data/cached-collections.ts";
import type { Documents } from "../data/cached-documents.ts";
import { lineWords, periodHeads } from "./box-score.ts";
import { sentenceOf } from "./game-words.ts";
import { gather } from "./gather.ts";
import { teamPath } from "./links.ts";
import { dayPath, gamePath, type SeasonGames, seasonGames } from "./season-games.ts";
import { MISSING, UNAVAILABLE, type View } from "./view.ts";

export interface DaySide {
  name: string;
  city: string;
  href: string;
  logo: string;
  /** Wins and losses with this game. */
  record: string;
  periods: number[];
  points: number;
  won: boolean;
  best: { name: string; href: string; words: string } | undefined;
}

export interface DayGame {
  href: string;
  title: string;
  label: string | undefined;
  arena: string | undefined;
  tipOff: string | undefined;
  periodHeads: string[];
  away: DaySide;
  home: DaySide;
}

export interface TopLine {
  rank: number;
  name: string;
  href: string;
  logo: string;
  /** "v. MIN, won". */
  where: string;
  gameHref: string;
  line: BoxLine;
  /** One decimal. */
  score: string;
}

export interface DayLink {
  date: string;
  href: string;
  games: number;
}

export interface DayPage {
  date: string;
  sentence: string;
  previous: DayLink | undefined;
  next: DayLink | undefined;
  calendar: CalendarMonth & { previous: string | undefined; next: string | undefined };
  games: DayGame[];
  notes: { label: string; words: string; href: string }[];
  top: TopLine[];
  isPostseason: boolean;
}

/** How many of the day's best lines are shown. */
const TOP = 10;

/** The latest day with games; undefined when they cannot be read or there are none. */
export async function latestDay(collections: Collections): Promise<string | undefined> {
  const read = await gather({
    games: collections.games(),
    postseason: collections.postseason(),
  });
  if (!read.ok) return undefined;
  const { games, postseason } = read.value.values;
  return seasonGames(games)(postseason).all.at(-1)?.date;
}

/** A day's games by its ISO date; a day without games, or what is no day, is missing. */
export async function loadDay(
  collections: Collections,
  documents: Documents,
  date: string,
): Promise<View<DayPage>> {
  if (!isDay(date)) return MISSING;
  const read = await gather({
    teams: collections.teams(),
    games: collections.games(),
    postseason: collections.postseason(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, games, postseason } = read.value.values;
  const season = seasonGames(games)(postseason);
  const counts = gamesByDay(season.all);
  if (!counts.has(date)) return MISSING;
  const day = await documents.days(date);
  if (!day.ok) return UNAVAILABLE;
  const { previous, next } = neighboursOf(date, counts.keys());
  const link = (of: string | undefined): DayLink | undefined =>
    of === undefined ? undefined : { date: of, href: dayPath(of), games: counts.get(of) ?? 0 };
  const byId = new Map(teams.map((team) => [team.id, team]));
  const played = day.value.value.games.filter(
    (game) => byId.has(game.homeTeamId) && byId.has(game.awayTeamId),
  );
  const context: DayContext = { day: day.value.value, teams: byId, season };
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      date,
      sentence: sentenceOfDay(played, { ...context, postseason }),
      previous: link(previous),
      next: link(next),
      calendar: { ...monthOf(date, counts), ...neighbourMonths(date, counts) },
      games: played.map((game) => dayGame(game, context)),
      notes: notesOf(played, byId),
      top: topLines(played, context),
      isPostseason: played.some(({ stage }) => stage === "play-in" || stage === "playoffs"),
    },
  };
}

interface DayContext {
  day: Day;
  teams: ReadonlyMap<number, Team>;
  season: SeasonGames;
}

function dayGame(game: BoxScore, context: DayContext): DayGame {
  const away = side(game, game.awayTeamId, context);
  const home = side(game, game.homeTeamId, context);
  return {
    href: gamePath(game),
    title: `${away.name} ${game.neutral ? "v." : "at"} ${home.name}`,
    label: game.label,
    arena: game.arena,
    tipOff: game.tipOff,
    periodHeads: periodHeads(game.periods.home.length),
    away,
    home,
  };
}

function side(game: BoxScore, teamId: number, { day, teams, season }: DayContext): DaySide {
  // The games shown are those of teams that are known.
  const team = teams.get(teamId) as Team;
  const isHome = teamId === game.homeTeamId;
  const points = isHome ? game.homePoints : game.awayPoints;
  const best = leadingLine(game.lines.filter((line) => line.teamId === teamId));
  const name = best && (day.names.get(best.playerId) ?? "");
  const record = season.logOf(teamId).find(({ gameId }) => gameId === game.id)?.record;
  return {
    name: team.name,
    city: team.city,
    href: teamPath(team),
    logo: badgeUrl(team),
    record: record && game.stage !== "cup-final" ? winsAndLosses(record) : "",
    periods: isHome ? game.periods.home : game.periods.away,
    points,
    won: points === Math.max(game.homePoints, game.awayPoints),
    best: best && { name: name ?? "", href: playerPath(name ?? ""), words: lineWords(best) },
  };
}

function sentenceOfDay(
  games: readonly BoxScore[],
  context: DayContext & { postseason: Parameters<typeof sentenceOf>[1]["postseason"] },
): string {
  const extra = games.filter((game) => overtimesOf(game) > 0).length;
  const [best] = games
    .flatMap((game) => game.lines.map((line) => ({ game, score: gameScore(line) })))
    .toSorted((a, b) => b.score - a.score);
  const count = inWords(games.length);
  const overtime =
    extra === 0 || games.length === 1 ? "" : `, ${inWords(extra)} of them in overtime`;
  const opening =
    games.length === 1
      ? ""
      : `${count.charAt(0).toUpperCase()}${count.slice(1)} games${overtime}. `;
  const game = best?.game ?? games[0];
  return game === undefined
    ? ""
    : `${opening}${sentenceOf(game, { ...context, names: context.day.names })}`;
}

function notesOf(games: readonly BoxScore[], teams: ReadonlyMap<number, Team>) {
  if (games.length < 2) return [];
  const margin = ({ homePoints, awayPoints }: BoxScore) => Math.abs(homePoints - awayPoints);
  const total = ({ homePoints, awayPoints }: BoxScore) => homePoints + awayPoints;
  const nameOf = (id: number) => teams.get(id)?.name ?? "";
  const by = (figure: (game: BoxScore) => number) =>
    games.toSorted((a, b) => figure(a) - figure(b));
  const beat = (game: BoxScore) => {
    const names = [nameOf(game.homeTeamId), nameOf(game.awayTeamId)];
    if (game.homePoints < game.awayPoints) names.reverse();
    return `${names[0]} by ${margin(game)} over the ${names[1]}`;
  };
  const notes: [string, BoxScore | undefined, (game: BoxScore) => string][] = [
    ["Closest", by(margin)[0], beat],
    ["Widest", by(margin).at(-1), beat],
    [
      "Most points",
      by(total).at(-1),
      (game) => `${total(game)}, ${nameOf(game.awayTeamId)} and ${nameOf(game.homeTeamId)}`,
    ],
  ];
  return notes.flatMap(([label, game, words]) =>
    game === undefined ? [] : [{ label, words: words(game), href: gamePath(game) }],
  );
}

function topLines(games: readonly BoxScore[], { day, teams }: DayContext): TopLine[] {
  return games
    .flatMap((game) => game.lines.map((line) => ({ game, line, score: gameScore(line) })))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, TOP)
    .map(({ game, line, score }, at) => {
      const isHome = line.teamId === game.homeTeamId;
      const opponent = teams.get(isHome ? game.awayTeamId : game.homeTeamId);
      const won = isHome === game.homePoints > game.awayPoints;
      const name = day.names.get(line.playerId) ?? "";
      const team = teams.get(line.teamId);
      return {
        rank: at + 1,
        name,
        href: playerPath(name),
        logo: team ? badgeUrl(team) : "",
        where: `${isHome || game.neutral ? "v." : "at"} ${opponent?.abbreviation ?? ""}, ${won ? "won" : "lost"}`,
        gameHref: gamePath(game),
        line,
        score: score.toFixed(1),
      };
    });
}

/** The last day with games of the month before, and the first of the month after. */
function neighbourMonths(
  date: string,
  counts: ReadonlyMap<string, number>,
): { previous: string | undefined; next: string | undefined } {
  const month = date.slice(0, 7);
  const days = [...counts.keys()];
  return {
    previous: days.findLast((day) => day.slice(0, 7) < month),
    next: days.find((day) => day.slice(0, 7) > month),
  };
}
