import { inSeason, linksOfSeason } from "#domain/players/season-links.ts";
import type { Part } from "#domain/plays/parts.ts";
import { printedScore } from "#domain/printing/records.ts";
import { RATINGS_PATH } from "#domain/ratings/ratings-paths.ts";
import { type BoxScore, overtimesOf } from "#domain/season/box-score.ts";
import { type Factor, fourFactors } from "#domain/season/four-factors.ts";
import type { WinLoss } from "#domain/season/records.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import type { TeamGame } from "#domain/season/team-log.ts";
import { seriesState } from "#domain/standings/series-state.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { View } from "../page/view.ts";
import { gameInPart, type PartLink, partLinks } from "../plays/part-links.ts";
import { headToHeadPath } from "../questions/subject-places.ts";
import { winnersPregameChance } from "../ratings/forecast-words.ts";
import { gamePath } from "../season/season-games.ts";
import { overtimeMark, periodHeads, type TeamBox, teamBox } from "./box-score.ts";
import { type HighNote, highNotes, seasonSeries } from "./game-notes.ts";
import { gameWords, seriesOf } from "./game-words.ts";
import { type GameRead, type PlaysRead, readGame } from "./read-game.ts";

export interface GameSide {
  team: Team;
  href: string;
  logo: string;
  points: number;
  won: boolean;
  /** "13–15, 6–9 away", this game included; "" for the final of the NBA Cup. */
  record: string;
  periods: number[];
  box: TeamBox;
  /** The team's games before and after this one. */
  before: GameLink | undefined;
  after: GameLink | undefined;
}

export interface GameLink {
  date: string;
  href: string;
  /** "Won 136–125 at Cavaliers". */
  words: string;
}

/** The points of both teams by period. */
export interface Quarters {
  away: QuarterSide;
  home: QuarterSide;
  periodHeads: string[];
  leads: Lead[];
  /** The largest lead in the chart, at least one point. */
  widest: number;
}

type QuarterSide = Pick<GameSide, "team" | "logo" | "points" | "won" | "periods">;

/** The leading team after a period, and its lead. */
export interface Lead {
  head: string;
  /** The home team's lead; negative when the visitors lead. */
  margin: number;
  /** "CHI 10", "tied". */
  words: string;
}

export interface GamePage extends Quarters {
  id: string;
  date: string;
  /** "Chicago Bulls at Boston Celtics": it never tells the score. */
  title: string;
  /** "Knicks 94, Spurs 90", the winner first. */
  score: string;
  sentence: string;
  label: string | undefined;
  /** "Game 3: the Spurs lead the series 2–1"; undefined outside of a series. */
  series: string | undefined;
  /** The address of the series on the playoffs' page; undefined outside of a series. */
  seriesHref: string | undefined;
  /** The two teams' games of the regular season, "Bulls 3–1", and their address where it is held. */
  seasonSeries: string;
  meetingsHref: string | undefined;
  /** Whether the box scores are held. */
  hasLines: boolean;
  /** The season highs that the game's teams and players had in it. */
  highs: HighNote[];
  away: GameSide;
  home: GameSide;
  /** Shooting, turnovers, offensive rebounds and free throws of both teams. */
  factors: Factor[];
  overtimes: string;
  arena: string;
  tipOff: string | undefined;
  officials: string[];
  television: string[];
  isNeutral: boolean;
  /** "31%": the winner's chance before the game, by the ratings; undefined where none are known. */
  forecast: string | undefined;
  ratingsHref: string;
  plays: PlaysRead["kind"];
  /** The part of the game that the box scores are of; undefined for the whole game. */
  part: Part | undefined;
  /** The links to the box scores of other parts; empty without plays. */
  parts: PartLink[];
}

/** A game's page by the league's ten-digit id; missing for an unknown game. */
export async function loadGame(
  collections: Collections,
  documents: Documents,
  id: string,
  asked?: Part,
): Promise<View<GamePage>> {
  const read = await readGame(collections, documents, id);
  if (read.kind !== "ready") return read;
  const sentence = await gameWords(read.page.game, read.page.facts, documents);
  return { ...read, page: gamePageOf(read.page, sentence, asked) };
}

/** The page of a game that is read, whose box scores are of a part where one is asked. */
export function gamePageOf(
  { game, home, away, facts, players, ratings, plays }: GameRead,
  sentence: string,
  asked?: Part,
): GamePage {
  const links = plays.kind === "known" ? partLinks(game, plays.plays) : [];
  const part = links.find((link) => link.part === asked)?.part;
  const boxed = part && plays.kind === "known" ? gameInPart(game, plays.plays, part) : game;
  const season = seasonOfGames([game]);
  const { current } = facts;
  const series = seriesOf(game, facts.postseason);
  const heads = periodHeads(game.periods.home.length);
  const leads = leadsAfter(game, heads, home, away);
  return {
    id: game.id,
    date: game.date,
    title: `${away.fullName} ${game.neutral ? "vs." : "at"} ${home.fullName}`,
    score: scoreOf(game, home, away),
    sentence,
    label: game.label,
    series:
      series &&
      `Game ${game.series?.number}: ${seriesState(series, (id) => `the ${facts.teams.get(id)?.name ?? ""}`)}`,
    seriesHref:
      series && `${inSeason("/nba/playoffs", season, current)}#series-${series.series.id}`,
    seasonSeries: seasonSeries(home, away, facts.season),
    meetingsHref:
      season < FIRST_WITH_LINES ? undefined : inSeason(headToHeadPath(away, home), season, current),
    hasLines: game.lines.length > 0,
    highs: highNotes(game, [away, home], facts),
    away: sideOf(game, away, { facts, players, boxed }),
    home: sideOf(game, home, { facts, players, boxed }),
    periodHeads: heads,
    leads,
    widest: Math.max(1, ...leads.map(({ margin }) => Math.abs(margin))),
    factors: fourFactors(game),
    overtimes: overtimeMark(overtimesOf(game)),
    arena: [game.arena, game.city].filter(Boolean).join(", "),
    tipOff: game.tipOff,
    officials: game.officials,
    television: game.television,
    isNeutral: game.neutral,
    forecast: winnersPregameChance(game, ratings, facts.season.all),
    ratingsHref: inSeason(RATINGS_PATH, season, current),
    plays: plays.kind,
    part,
    parts: links,
  };
}

function scoreOf({ homePoints, awayPoints }: BoxScore, home: Team, away: Team): string {
  const sides = [`${away.name} ${awayPoints}`, `${home.name} ${homePoints}`];
  return (homePoints > awayPoints ? sides.toReversed() : sides).join(", ");
}

function sideOf(
  game: BoxScore,
  team: Team,
  { facts, players, boxed }: Pick<GameRead, "facts" | "players"> & { boxed: BoxScore },
): GameSide {
  const isHome = team.id === game.homeTeamId;
  const points = isHome ? game.homePoints : game.awayPoints;
  const log = facts.season.logOf(team.id);
  const at = log.findIndex(({ gameId }) => gameId === game.id);
  const links = linksOfSeason(seasonOfGames([game]), facts.current);
  return {
    team,
    href: links.team(team),
    logo: badgeUrl(team),
    points,
    won: points === Math.max(game.homePoints, game.awayPoints),
    record: recordWords(log.slice(0, at + 1), seasonOfGames([game])),
    periods: isHome ? game.periods.home : game.periods.away,
    box: teamBox(boxed, team, { names: facts.names, players, links, isPart: boxed !== game }),
    before: linkTo(log[at - 1], facts.teams),
    after: linkTo(log[at + 1], facts.teams),
  };
}

/** "13–15, 6–9 away": the team's record after the game, and its record at home or away. */
function recordWords(log: readonly TeamGame[], season: string): string {
  const last = log.at(-1);
  if (last === undefined || last.stage === "cup-final") return "";
  const overall = printedScore(last.record.wins, last.record.losses);
  if (last.stage !== "season") return overall;
  // Of seasons of lists the neutral floors are not known.
  if (last.floor === "neutral" || season < FIRST_WITH_LINES) return overall;
  const same: WinLoss = { wins: 0, losses: 0 };
  for (const { stage, floor, won } of log)
    if (stage === "season" && floor === last.floor) same[won ? "wins" : "losses"] += 1;
  return `${overall}, ${printedScore(same.wins, same.losses)} ${last.floor === "home" ? "home" : "away"}`;
}

function linkTo(
  game: TeamGame | undefined,
  teams: ReadonlyMap<number, Team>,
): GameLink | undefined {
  if (game === undefined) return undefined;
  const score = printedScore(
    Math.max(game.points, game.opponentPoints),
    Math.min(game.points, game.opponentPoints),
  );
  const where = game.floor === "road" ? "at" : "vs.";
  const opponent = teams.get(game.opponentId)?.name ?? "";
  return {
    date: game.date,
    href: gamePath({ id: game.gameId }),
    words: `${game.won ? "Won" : "Lost"} ${score} ${where} ${opponent}`,
  };
}

/** The leads after each period of a game, whose last one may be in progress. */
export function leadsAfter(
  game: Pick<BoxScore, "periods">,
  heads: readonly string[],
  home: Team,
  away: Team,
): Lead[] {
  let margin = 0;
  return heads.map((head, at) => {
    margin += (game.periods.home[at] ?? 0) - (game.periods.away[at] ?? 0);
    const leader = margin > 0 ? home : away;
    return {
      head,
      margin,
      words: margin === 0 ? "tied" : `${leader.abbreviation} ${Math.abs(margin)}`,
    };
  });
}
