import type { Career } from "#domain/players/career.ts";
import { linksOfSeason, type SeasonLinks } from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import { sumLines } from "#domain/season/line-sums.ts";
import {
  type Award,
  FINALS_ROUND,
  NO_POSTSEASON,
  type Postseason,
  type Series,
} from "#domain/season/postseason.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { standingsTable } from "#domain/standings/standings-table.ts";
import type { Franchise } from "#domain/teams/franchise.ts";
import type { Conference, Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { type PlayoffLeaders, playoffLeaders } from "../leaders/playoff-leaders.ts";
import { gather, viewOf } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import {
  Bracket,
  type BracketSeries,
  type PlayInGame,
  type PlayoffRound,
  type SeriesTopScorer,
} from "./bracket.ts";

export interface Champion {
  team: Team;
  href: string;
  logo: string;
  sentence: string;
  /** The Finals MVP; `means` are his Finals averages (PPG, RPG, APG), empty when unknown. */
  mvp: { name: string; href: string; means: [string, string][] } | undefined;
  coach: string | undefined;
}

/** The bracket's part of the page, which the league's front page shows in short. */
export interface BracketPage {
  champion: Champion | undefined;
  /** The rounds in order: first round, semifinals, conference finals; the West before the East. */
  rounds: PlayoffRound[];
  finals: BracketSeries | undefined;
  conferenceMvps: { name: string; href: string; conference: Conference }[];
  /** The conferences that have had one: in 2020 the West alone. */
  playIn: { conference: Conference; games: PlayInGame[] }[];
  firstDate: string;
  lastDate: string;
}

export interface PlayoffsPage extends BracketPage {
  /** The leaders in points, rebounds and assists; empty when the lines cannot be read. */
  leaders: PlayoffLeaders[];
}

const ROUND_NAMES = ["", "First round", "Semifinals", "Conference final"];
/** The margin up to which all games of a series were close. */
const CLOSE = 10;
const CONFERENCES: readonly Conference[] = ["West", "East"];

/** The bracket's part, and the leaders of the playoffs. */
export async function loadPlayoffs(
  collections: Collections,
  documents: Documents,
): Promise<View<PlayoffsPage>> {
  const [bracket, asked] = await Promise.all([
    loadBracket(collections, documents),
    readQuestionData(collections),
  ]);
  if (bracket.kind !== "ready") return bracket;
  const leaders = asked.ok ? playoffLeaders(asked.value.values) : [];
  return { ...bracket, page: { ...bracket.page, leaders } };
}

/** The play-in, the bracket with every series game by game, and the champion. */
export async function loadBracket(
  collections: Collections,
  documents: Documents,
): Promise<View<BracketPage>> {
  const read = await gather({
    teams: collections.teams(),
    games: collections.games(),
    postseason: collections.postseason(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, games, postseason } = read.value.values;
  const played = gamesInOrder(postseason.games.filter(({ stage }) => stage !== "cup-final"));
  const [first] = played;
  const last = played.at(-1);
  if (first === undefined || last === undefined) return MISSING_VIEW;
  const links = linksOfSeason(seasonOfGames(played), collections.seasonNow.current);
  const bracket = new Bracket(teams, postseason, standingsTable(teams, games), links);
  const finals = postseason.series.find(({ round }) => round === FINALS_ROUND);
  const known = finals && (await readFinals(finals, postseason, documents));
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      champion: finals && championOf(finals, bracket, { postseason, links, ...known }),
      rounds: [1, 2, 3].flatMap((round) =>
        CONFERENCES.map((conference) => ({
          round,
          name: ROUND_NAMES[round] ?? "",
          conference,
          series: bracket.ordered(conference, round).map((series) => bracket.seriesOf(series)),
        })),
      ),
      finals: finals && bracket.seriesOf(finals, known?.scorers),
      conferenceMvps: CONFERENCES.flatMap((conference) =>
        awardsOf(postseason, `${conference} Finals MVP`).map(({ name }) => ({
          name,
          href: links.player(name),
          conference,
        })),
      ),
      playIn: CONFERENCES.map((conference) => ({
        conference,
        games: bracket.playInOf(conference),
      })).filter(({ games }) => games.length > 0),
      firstDate: first.date,
      lastDate: last.date,
    },
  };
}

/** The first round by the places of a season whose playoffs have not begun; missing before its first game. */
export async function loadSeeds(collections: Collections): Promise<View<BracketPage["playIn"]>> {
  const read = await gather({ teams: collections.teams(), games: collections.games() });
  return viewOf(read, ({ teams, games }) => {
    if (games.length === 0) return undefined;
    const standings = standingsTable(teams, games);
    const links = linksOfSeason(seasonOfGames(games), collections.seasonNow.current);
    const bracket = new Bracket(teams, NO_POSTSEASON, standings, links);
    return CONFERENCES.map((conference) => ({
      conference,
      games: bracket.pairsBy(standings[conference].rows),
    }));
  });
}

function awardsOf({ awards }: Postseason, award: Award["award"]): Award[] {
  return awards.filter((given) => given.award === award);
}

interface FinalsFacts {
  /** The champion's franchise; undefined when it cannot be read. */
  franchise: Franchise | undefined;
  /** The Finals MVP's games; undefined when they cannot be read. */
  career: Career | undefined;
  scorers: SeriesTopScorer[];
}

/** Reads the optional parts of the page: the champion's titles, the MVP's games, top scorers. */
async function readFinals(
  finals: Series,
  postseason: Postseason,
  documents: Documents,
): Promise<FinalsFacts> {
  const [mvp] = awardsOf(postseason, "Finals MVP");
  const ids = [finals.highTeamId, finals.lowTeamId];
  const [career, ...franchises] = await Promise.all([
    mvp?.playerId === undefined ? undefined : documents.careers(mvp.playerId),
    ...ids.map((id) => documents.franchises(String(id))),
  ]);
  const known = franchises.map((read) => (read.ok ? read.value.value : undefined));
  return {
    franchise: known[ids.indexOf(finals.winnerTeamId)],
    career: career?.ok ? career.value.value : undefined,
    scorers: known.flatMap((franchise, at) =>
      (franchise?.topScorers ?? []).map((scorer) => ({ ...scorer, teamId: ids[at] ?? 0 })),
    ),
  };
}

function championOf(
  finals: Series,
  bracket: Bracket,
  facts: Partial<FinalsFacts> & { postseason: Postseason; links: SeasonLinks },
): Champion | undefined {
  const team = bracket.team(finals.winnerTeamId);
  const loserId = finals.winnerTeamId === finals.highTeamId ? finals.lowTeamId : finals.highTeamId;
  const loser = bracket.team(loserId);
  if (team === undefined || loser === undefined) return undefined;
  const { postseason, links, franchise, career } = facts;
  const own = postseason.games.filter(
    ({ stage, homeTeamId, awayTeamId }) =>
      stage === "playoffs" && [homeTeamId, awayTeamId].includes(team.id),
  );
  const wins = own.filter(({ homePoints, awayPoints, homeTeamId }) =>
    homeTeamId === team.id ? homePoints > awayPoints : awayPoints > homePoints,
  ).length;
  const last = own.filter((game) => game.series?.seriesId === finals.id);
  const widest = Math.max(
    ...last.map(({ homePoints, awayPoints }) => Math.abs(homePoints - awayPoints)),
  );
  const year = Number(gamesInOrder(last).at(-1)?.date.slice(0, 4));
  const score = `${printedScore(Math.max(finals.highWins, finals.lowWins), Math.min(finals.highWins, finals.lowWins))}`;
  const losses = own.length - wins;
  const [mvp] = awardsOf(postseason, "Finals MVP");
  const [coach] = awardsOf(postseason, "NBA Champion Coach");
  return {
    team,
    href: links.team(team),
    logo: badgeUrl(team),
    sentence:
      `The ${team.name} beat the ${loser.name} ${score} in the Finals${titleWords(franchise, year)}, ` +
      `going ${printedScore(wins, losses)} in the playoffs` +
      `${widest <= CLOSE ? `; no game of the Finals was decided by more than ${widest} points` : ""}.`,
    mvp: mvp && {
      name: mvp.name,
      href: links.player(mvp.name),
      means: meansOf(career, new Set(last.map(({ id }) => id))),
    },
    coach: coach?.name,
  };
}

/** " for their first title since 1973"; the franchise's own list may include this title already. */
function titleWords(franchise: Franchise | undefined, year: number): string {
  if (franchise === undefined) return "";
  const before = franchise.titles.filter((title) => title < year);
  if (before.length === 0) return " for their first title";
  const since = Math.max(...before);
  return since === year - 1 ? ", champions again" : ` for their first title since ${since}`;
}

function meansOf(career: Career | undefined, games: ReadonlySet<string>): [string, string][] {
  const lines = (career?.log ?? []).filter(({ gameId }) => games.has(gameId));
  if (lines.length === 0) return [];
  const { pts, reb, ast } = sumLines(lines);
  const mean = (sum: number) => (sum / lines.length).toFixed(1);
  return [
    ["PPG", mean(pts)],
    ["RPG", mean(reb)],
    ["APG", mean(ast)],
  ];
}
