import { latestUpdate } from "#domain/dates.ts";
import { pageHolding } from "#domain/paging.ts";
import type { Career, CareerSeasons, LogLine } from "#domain/players/career.ts";
import { formerPlayersNamed } from "#domain/players/former-player.ts";
import { type HonourGroup, honourGroups } from "#domain/players/honours.ts";
import { LOG_FIGURES, logFigureOf } from "#domain/players/log-figures.ts";
import type { Player } from "#domain/players/player.ts";
import {
  findPlayer,
  onRosters,
  playerPath,
  rosterAsOf,
  teamOfPlayer,
} from "#domain/players/players.ts";
import { playersPath } from "#domain/players/players-answer.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { familyName } from "#domain/printing/family-name.ts";
import { listed } from "#domain/printing/listed.ts";
import { pastPlayers } from "#domain/query/storage/past-season.ts";
import { searchTeamsAndPlayers } from "#domain/search/search.ts";
import type { Game, SeasonRatings, SeasonTotals } from "#domain/season/facts.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather, orElse } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { seasonsOfCareer } from "../season/season-choice.ts";
import { seasonGames } from "../season/season-games.ts";
import { type FigureChart, figureChart } from "./figure-chart.ts";
import { lastYearOf, type PlayerOfLines, playerOfLines } from "./of-lines.ts";
import { type CareerPage, careerPage } from "./player-career.ts";
import { type LastTen, lastTenOf } from "./player-games.ts";
import { playoffLine } from "./playoff-line.ts";
import { readPlayer } from "./read-player.ts";
import { type SeasonLine, seasonLine } from "./season-line.ts";
import { type ShotChart, shotChart } from "./shot-chart.ts";
import { particularsOf, vitalsOf } from "./vitals.ts";

/**
 * A player's page in a season, or over the seasons of one who has left: what is not held is empty or
 * undefined.
 */
export interface PlayerProfile {
  player: Player;
  href: string;
  /** Whether the season is the current one, in which he has a part. */
  isNow: boolean;
  /** "Played for the Bulls in 2013-14.", of a player who has left; undefined in a season. */
  sentence: string | undefined;
  /** Whether members can keep him as a favorite. */
  hasStar: boolean;
  /** The page of the players table that lists the player; undefined for one on no roster. */
  listed: string | undefined;
  /** "Roster as of October 8, 2026"; "" for rosters without a date, and in a past season. */
  asOf: string;
  /** His team today, or all of a past season in order; the last one has its colors here. */
  teams: { name: string; href: string }[];
  team: Team | undefined;
  vitals: string[];
  /** The held seasons in which he played, the latest first for one who has left. */
  seasons: string[];
  /** His season's figures; undefined for a player without a game, or when they cannot be read. */
  season: SeasonLine | undefined;
  /** His games and career; undefined when they cannot be read. */
  record:
    | {
        lastTen: LastTen;
        /** Undefined for a player without a playoff game. */
        playoffs: string | undefined;
        chart: FigureChart | undefined;
      }
    | undefined;
  /** Undefined in a past season, or when it cannot be read. */
  career: CareerPage | undefined;
  /** His seasons in the ABA, which no total includes; undefined without any. */
  aba: CareerPage | undefined;
  /** Undefined for a player without a shot, or when his shots cannot be read. */
  shots: ShotChart | undefined;
  /** Figures that need the lines of the whole league; undefined in the current season. */
  ofLines: PlayerOfLines | undefined;
  /** The latest honours, or those of a past season. */
  honours: HonourGroup[];
}

/** A known player, or an unknown name with suggestions. */
export type PlayerPage =
  /** With those who share the name of a player who has left, in the order in which they began. */
  | { kind: "known"; profile: PlayerProfile; namesakes: PlayerProfile[] }
  | { kind: "unknown"; meant: { name: string; href: string }[] };

const MOST_MEANT = 3;
/** The most honours shown; the player's career page has all of them. */
const MOST_HONOURS = 2;

/**
 * A player in a season by the name in the address (product.md section 2, Player profile); missing for
 * a name that nobody had in a past season.
 */
export async function loadPlayer(
  collections: Collections,
  documents: Documents,
  name: string,
  { season = collections.seasonNow.current, search = new URLSearchParams() } = {},
): Promise<View<PlayerPage>> {
  const { current } = collections.seasonNow;
  const isNow = season === current;
  const [read, data] = await Promise.all([
    gather({
      teams: collections.teams(),
      players: collections.players(),
      totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
      ratings: orElse<SeasonRatings[]>(collections.seasonRatings(), []),
      games: orElse<Game[]>(collections.games(), []),
      postseason: orElse(collections.postseason(), NO_POSTSEASON),
    }),
    isNow ? undefined : readQuestionData(collections),
  ]);
  if (!read.ok) return UNAVAILABLE;
  const { updatedAt, times, values } = read.value;
  const { teams, players, totals, ratings, games, postseason } = values;
  const known = await readPlayer(collections, players, (all) => findPlayer(all, name));
  if (!known.ok) return UNAVAILABLE;
  const player = known.value;
  if (player === undefined && !isNow) return MISSING_VIEW;
  if (player === undefined) {
    const former = await formerProfiles(collections, documents, name, teams);
    if (former === undefined) return UNAVAILABLE;
    const [profile, ...namesakes] = former;
    const page: PlayerPage =
      profile === undefined
        ? { kind: "unknown", meant: playersMeantBy(name, players) }
        : { kind: "known", profile, namesakes };
    return { kind: "ready", updatedAt, page };
  }
  const official = totals.find(({ id }) => id === player.id);
  const [career, shots] = await Promise.all([
    documents.careers(player.id),
    // A player without a shot has no document of shots.
    official?.fga ? documents.shots(player.id) : undefined,
  ]);
  const own = career.ok ? career.value.value : undefined;
  const href = playerPath(player.name);
  const at = isNow ? onRosters(players).indexOf(player) : -1;
  const gamesOfSeason = seasonGames(games)(postseason);
  const lines = own?.log.filter(({ stage }) => stage === "season") ?? [];
  const teamsIn = (log: readonly LogLine[]) =>
    [...new Set(log.map(({ teamId }) => teamId))].flatMap(
      (id) => teams.find((team) => team.id === id) ?? [],
    );
  const ofNow = teamOfPlayer(player, teams);
  const shown = isNow ? (ofNow === undefined ? [] : [ofNow]) : teamsIn(own?.log ?? []);
  const team = shown.at(-1);
  const whole = own && isNow ? careerPage(own, official, { teams, current }) : undefined;
  const profile: PlayerProfile = {
    player,
    href,
    isNow,
    sentence: undefined,
    hasStar: isNow ? at >= 0 : own?.isFormer !== true,
    listed: at < 0 ? undefined : playersPath(pageHolding(at)),
    asOf: isNow ? rosterAsOf(times.players) : "",
    teams: shown.map((one) => ({
      name: one.fullName,
      href: linksOfSeason(season, current).team(one),
    })),
    team,
    vitals: vitalsOf(player, current),
    seasons: own === undefined || isNow ? [] : seasonsOfCareer(own, season, current),
    season: seasonLine(
      official,
      totals,
      ratings,
      teamsIn(lines).map((one) => one.name),
    ),
    record: own && {
      lastTen: lastTenOf(own, gamesOfSeason, teams, official),
      playoffs: playoffLine(own.log),
      chart: figureChart(logFigureOf(search.get("figure")) ?? LOG_FIGURES[0], {
        path: href,
        name: season,
        current,
        lines,
        season: gamesOfSeason,
        teams,
        official,
      }),
    },
    career: whole,
    aba: undefined,
    shots: shots?.ok ? shotChart(familyName(player.name), shots.value.value, official) : undefined,
    ofLines: data?.ok ? playerOfLines(player.id, href, season, data.value.values) : undefined,
    honours: isNow
      ? (whole?.honours.slice(0, MOST_HONOURS) ?? [])
      : honourGroups(own?.honours.filter(({ year }) => year === lastYearOf(season)) ?? []),
  };
  return {
    kind: "ready",
    updatedAt: career.ok ? latestUpdate([updatedAt, career.value.updatedAt]) : updatedAt,
    page: { kind: "known", profile, namesakes: [] },
  };
}

/**
 * The players of a name who have left, the one who began first in front; empty for an unknown name,
 * undefined when their names cannot be read.
 */
async function formerProfiles(
  { formerPlayers, seasonNow: { current } }: Collections,
  documents: Documents,
  name: string,
  teams: readonly Team[],
): Promise<PlayerProfile[] | undefined> {
  const read = await formerPlayers();
  if (!read.ok) return undefined;
  const namesakes = formerPlayersNamed(read.value.value, name);
  const careers = await Promise.all(namesakes.map(({ id }) => documents.formerCareers(id)));
  return pastPlayers({ players: [...namesakes] }).map((player, at) => {
    const { seasons = [], first = "", last = "" } = namesakes[at] ?? {};
    const read = careers[at];
    const whole = read?.ok ? read.value.value : undefined;
    const pageOf = (own: Career) => careerPage(own, undefined, { teams, current });
    const career = whole && pageOf(whole);
    const clubs = clubsOf(career, teams);
    return {
      player,
      href: playerPath(player.name),
      isNow: false,
      sentence: [playedSentence([first, last], career, clubs), ...factsOf(whole)].join(" "),
      hasStar: false,
      listed: undefined,
      asOf: "",
      teams: clubs.map((one) => ({ name: one.fullName, href: teamPath(one) })),
      team: mainClub(career, clubs),
      vitals: whole?.particulars ? particularsOf(whole.particulars) : [],
      seasons: seasons.toReversed(),
      season: undefined,
      record: undefined,
      career,
      aba: whole?.aba && pageOf({ log: [], seasons: whole.aba, playoffs: [], honours: [] }),
      shots: undefined,
      ofLines: undefined,
      honours: career?.honours ?? [],
    };
  });
}

/** What is told of a former player beside his seasons, in sentences. */
function factsOf({ isInHallOfFame, playoffTotals: own }: Partial<CareerSeasons> = {}): string[] {
  const printed = (count: number) => printedFigure(String(count));
  return [
    ...(own
      ? [
          `He totaled ${printed(own.pts)} points, ${printed(own.reb)} rebounds and ` +
            `${printed(own.ast)} assists in the playoffs.`,
        ]
      : []),
    ...(isInHallOfFame ? ["He is in the Hall of Fame."] : []),
  ];
}

/** The teams of a career in order; none where one of them is no more. */
function clubsOf(career: CareerPage | undefined, teams: readonly Team[]): Team[] {
  const codes = new Set(career?.rows.map(({ team }) => team));
  const own = [...codes].filter((code) => !code.endsWith(" teams"));
  const clubs = own.flatMap((code) => teams.find((team) => team.abbreviation === code) ?? []);
  return clubs.length === own.length ? clubs : [];
}

/** The team of most seasons, the first of equals. */
function mainClub(career: CareerPage | undefined, clubs: readonly Team[]): Team | undefined {
  const seasons = ({ abbreviation }: Team) =>
    career?.rows.filter(({ team }) => team === abbreviation).length ?? 0;
  return clubs.toSorted((a, b) => seasons(b) - seasons(a))[0];
}

/** "Played for the Bulls and the Wizards from 1984-85 to 2002-03"; without teams that are no more. */
function playedSentence(
  [first, last]: readonly [string, string],
  career: CareerPage | undefined,
  clubs: readonly Team[],
): string {
  const rows = career?.rows ?? [];
  const [from, to] = [rows[0]?.season ?? first, rows.at(-1)?.season ?? last];
  const names = clubs.map(({ name }) => name);
  const forThem = names.length > 0 ? ` for the ${listed(names)}` : "";
  return `Played${forThem} ${from === to ? `in ${from}` : `from ${from} to ${to}`}.`;
}

/**
 * The players whose names resemble an unknown name, without diacritics or with a typo; the name in
 * an address must be exact (product.md section 5).
 */
function playersMeantBy(
  name: string,
  players: readonly Player[],
): { name: string; href: string }[] {
  const found = searchTeamsAndPlayers(name, [], players, MOST_MEANT);
  if (found.kind === "too-short") return [];
  return found.players.map((player) => ({ name: player.name, href: playerPath(player.name) }));
}
