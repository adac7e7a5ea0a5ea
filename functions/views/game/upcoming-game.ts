import { formatShortDay } from "#domain/dates.ts";
import type { Player } from "#domain/players/player.ts";
import { rosterOf } from "#domain/players/players.ts";
import type { Part } from "#domain/plays/parts.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted } from "#domain/printing/counted.ts";
import { printedScore } from "#domain/printing/records.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import { forecastOf } from "#domain/ratings/season-forecasts.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { type Fixture, NO_FIXTURES } from "#domain/season/fixtures.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { type Schedule, scheduleOf } from "#domain/season/schedule.ts";
import { seasonOfDate, seasonOfGames } from "#domain/season/season.ts";
import { daysBetween, type TeamGame } from "#domain/season/team-log.ts";
import { inWords } from "#domain/standings/tie-sentences.ts";
import { placeName, type Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather, orElse } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { type StorySoFar, storySoFar } from "../plays/story-so-far.ts";
import { headToHeadPath } from "../questions/subject-places.ts";
import { favoriteOf } from "../ratings/forecast-words.ts";
import { gamePath, type SeasonGames, seasonGames } from "../season/season-games.ts";
import { type TeamLeader, teamLeaders } from "../team/team-roster.ts";
import { gameAt } from "./game-address.ts";
import {
  type CardSide,
  cardsHoldUntil,
  type LiveScript,
  liveScriptOf,
  recordsNote,
  resultsNote,
  type UpcomingCard,
  upcomingCard,
} from "./game-cards.ts";
import type { PageTime } from "./upcoming-games.ts";

/** A team before its game. */
export interface UpcomingSide extends CardSide {
  /** "45–37", before its first result of a season "45–37 last season". */
  standing: string;
  leaders: TeamLeader[];
  calendar: string;
}

/** A table of both teams' form in one season. */
export interface UpcomingForm {
  title: string;
  season: string;
  /** "Last ten", "7–3" and "4–6". */
  rows: { label: string; away: string; home: string }[];
}

/** The page of a game to come. */
export interface UpcomingGamePage {
  kind: "upcoming";
  card: UpcomingCard;
  date: string;
  /** "Detroit Pistons at Atlanta Hawks". */
  title: string;
  sentence: string;
  tipOff: string;
  arena: string;
  isNeutral: boolean;
  away: UpcomingSide;
  home: UpcomingSide;
  forms: UpcomingForm[];
  /** Nothing is known yet of the game's season. */
  isPreseason: boolean;
  /** The season of the leaders and meetings. */
  season: string;
  note: string;
  /** The teams' meetings, the latest first. */
  meetings: { date: string; words: string; href: string }[];
  meetingsHref: string;
  /** "Boston 64%": the favorite by the ratings; undefined where none are known. */
  favorite: string | undefined;
  validUntil: number;
  script: LiveScript | undefined;
  /** The story so far; undefined before the tip-off, and without plays. */
  soFar: StorySoFar | undefined;
}

/** A game that has its page elsewhere, such as one with a result. */
export interface GameElsewhere {
  kind: "elsewhere";
  href: string;
}

/** Two abbreviations of teams in an address: "lal-at-bos". */
const GAME = /^([a-z]{2,4})-at-([a-z]{2,4})$/i;

/** The game of a day between two teams, whose abbreviations the address names. */
export async function loadUpcomingGame(
  collections: Collections,
  documents: Documents,
  { date, game, part }: { date: string; game: string | undefined; part?: Part | undefined },
  clock: PageTime,
): Promise<View<UpcomingGamePage | GameElsewhere>> {
  const [, awayCode = "", homeCode = ""] = GAME.exec(game ?? "") ?? [];
  const [read, fixtures] = await Promise.all([
    gather({
      teams: collections.teams(),
      games: collections.games(),
      postseason: orElse(collections.postseason(), NO_POSTSEASON),
      players: orElse<Player[]>(collections.players(), []),
      totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
      ratings: orElse(collections.ratings(), NO_RATINGS),
    }),
    collections.fixtures(),
  ]);
  if (!read.ok) return UNAVAILABLE;
  const { teams, games, postseason, players, totals, ratings } = read.value.values;
  const byCode = (code: string) =>
    teams.find(({ abbreviation }) => abbreviation === code.toUpperCase());
  const [away, home] = [byCode(awayCode), byCode(homeCode)];
  if (away === undefined || home === undefined) return MISSING_VIEW;
  const season = seasonGames(games)(postseason);
  const { updatedAt } = read.value;
  const listed = fixtures.ok ? fixtures.value.value : NO_FIXTURES;
  const schedule = scheduleOf(season.all)(listed);
  const found = gameAt({ date, away, home }, season.all, { schedule, fixtures: listed }, teams);
  if (found?.kind === "elsewhere") return { kind: "ready", updatedAt, page: found };
  if (found === undefined) {
    return fixtures.ok || fixtures.error.kind === "empty" ? MISSING_VIEW : UNAVAILABLE;
  }
  const { fixture } = found;
  const held = seasonOfGames(season.all) || collections.seasonNow.current;
  const live = await clock.live?.(date, schedule.upcomingOn(date));
  const facts = {
    teams: new Map(teams.map((team) => [team.id, team])),
    season,
    schedule,
    now: clock.now,
    live,
  };
  const card = upcomingCard(fixture, facts);
  if (card === undefined) return MISSING_VIEW;
  const plays = card.state === "upcoming" ? undefined : await clock.livePlays?.(date, home.id);
  const franchise = await documents.franchises(String(home.id));
  const side = (own: CardSide): UpcomingSide => ({
    ...own,
    standing: standingOf(own.team, fixture, facts),
    leaders: teamLeaders(rosterOf(own.team, players), totals)?.rows ?? [],
    calendar: `${own.href}/games.ics`,
  });
  const sides = { away: side(card.away), home: side(card.home) };
  return {
    kind: "ready",
    updatedAt,
    page: {
      kind: "upcoming",
      card,
      date,
      title: `${away.fullName} ${fixture.neutral ? "vs." : "at"} ${home.fullName}`,
      sentence: sentenceOf(sides, season, fixture, schedule),
      tipOff: fixture.tipOff,
      arena: fixture.arena || (franchise.ok ? franchise.value.value.arena : ""),
      isNeutral: fixture.neutral,
      ...sides,
      forms: formsOf(sides, fixture, facts),
      isPreseason: seasonOfDate(date) !== held,
      season: held,
      note: [recordsNote(date, [card], season), resultsNote([card], clock.bringsResults)]
        .filter(Boolean)
        .join(" "),
      meetings: meetingsOf(away, home, season),
      meetingsHref: headToHeadPath(away, home),
      favorite: favoriteOf(fixture, { home, away }, ratings, season.all),
      validUntil: cardsHoldUntil([card], clock.now),
      script: liveScriptOf([card], live),
      soFar:
        plays &&
        storySoFar(plays, card, {
          players,
          part,
          homeChance: forecastOf(fixture, ratings, season.all)?.homeChance ?? 0.5,
        }),
    },
  };
}

interface FormFacts {
  teams: ReadonlyMap<number, Team>;
  season: SeasonGames;
  schedule: Schedule;
}

/** The rows of a table of form, each with its words for a team. */
type FormRows = readonly (readonly [label: string, words: (team: Team) => string])[];

/** The form of both teams; before the first result of a season, last season's figures stand apart. */
function formsOf(
  { away, home }: Record<"away" | "home", UpcomingSide>,
  fixture: Fixture,
  facts: FormFacts,
): UpcomingForm[] {
  const logOf = ({ id }: Team) => facts.season.logOf(id).filter(({ stage }) => stage === "season");
  const on = (floor: TeamGame["floor"]) => (team: Team) =>
    wonAndLost(logOf(team).filter((game) => game.floor === floor));
  const records: FormRows = [
    ["Record", (team) => wonAndLost(logOf(team))],
    ["Home", on("home")],
    ["Road", on("road")],
  ];
  const lately: FormRows = [
    ["Last ten", (team) => wonAndLost(logOf(team).slice(-10))],
    ["Streak", (team) => streakOf(logOf(team))],
  ];
  const calendar: FormRows = [
    ["Rest", (team) => restWords(team, fixture, facts)],
    ["Next game", (team) => nextWords(team.id, fixture, facts)],
  ];
  const table = (title: string, season: string, rows: FormRows): UpcomingForm => ({
    title,
    season,
    rows: rows
      .map(([label, words]) => ({ label, away: words(away.team), home: words(home.team) }))
      .filter((row) => row.away !== "" || row.home !== ""),
  });
  const [own, held] = [seasonOfDate(fixture.date), seasonOfGames(facts.season.all)];
  const tables =
    own === held
      ? [table("How they come in", own, [...records, ...lately, ...calendar])]
      : [table("How they come in", own, calendar), table("Last season", held, records)];
  return tables.filter(({ rows }) => rows.length > 0);
}

function standingOf(team: Team, { date }: Fixture, { season }: FormFacts): string {
  const record = wonAndLost(season.logOf(team.id).filter(({ stage }) => stage === "season"));
  const isOfSeason = seasonOfDate(date) === seasonOfGames(season.all);
  return record === "" || isOfSeason ? record : `${record} last season`;
}

function restWords(team: Team, fixture: Fixture, facts: FormFacts): string {
  const rest = restDays(team.id, fixture, facts);
  if (rest === undefined) return "";
  return rest === 0 ? "None: back-to-back" : counted(rest, "day");
}

function wonAndLost(log: readonly TeamGame[]): string {
  const wins = log.filter(({ won }) => won).length;
  return log.length === 0 ? "" : printedScore(wins, log.length - wins);
}

/** "Won 3", "Lost 1": the streak after the last game. */
function streakOf(log: readonly TeamGame[]): string {
  const streak = log.at(-1)?.streak ?? "";
  return streak === "" ? "" : `${streak.startsWith("W") ? "Won" : "Lost"} ${streak.slice(1)}`;
}

/** The days without a game before a fixture; undefined before a team's first game of a season. */
function restDays(
  teamId: number,
  { date }: Fixture,
  { season, schedule }: Pick<FormFacts, "season" | "schedule">,
): number | undefined {
  const days = [...season.logOf(teamId), ...schedule.upcomingOf(teamId)].map((game) => game.date);
  const before = days.filter((day) => day < date).at(-1);
  if (before === undefined || seasonOfDate(before) !== seasonOfDate(date)) return undefined;
  return daysBetween(before, date) - 1;
}

/** "Dec 26 vs. Bulls": a team's game after a fixture. */
function nextWords(teamId: number, { date }: Fixture, { schedule, teams }: FormFacts): string {
  const next = schedule.upcomingOf(teamId).find((game) => game.date > date);
  if (next === undefined) return "";
  const isHome = next.homeTeamId === teamId;
  const opponent = teams.get(isHome ? next.awayTeamId : next.homeTeamId)?.name ?? "";
  return `${formatShortDay(next.date)} ${isHome || next.neutral ? "vs." : "at"} ${opponent}`;
}

/** The teams' games in the season that is held, the latest first. */
function meetingsOf(away: Team, home: Team, season: SeasonGames): UpcomingGamePage["meetings"] {
  const met = season.logOf(away.id).filter(({ opponentId }) => opponentId === home.id);
  return met.toReversed().map(({ gameId, date, won, points, opponentPoints }) => {
    const [least = 0, most = 0] = [points, opponentPoints].toSorted((a, b) => a - b);
    return {
      date,
      words: `${won ? away.name : home.name} ${printedScore(most, least)}`,
      href: gamePath({ id: gameId }),
    };
  });
}

/** The sentences on the teams' meetings and their rest; one that does not hold is left out. */
function sentenceOf(
  { away, home }: { away: UpcomingSide; home: UpcomingSide },
  season: SeasonGames,
  fixture: Fixture,
  schedule: Schedule,
): string {
  return [
    meetingSentence(away.team, home.team, season),
    restSentence([away, home], fixture, { season, schedule }),
  ]
    .filter(Boolean)
    .join(" ");
}

function meetingSentence(away: Team, home: Team, season: SeasonGames): string {
  const met = season
    .logOf(away.id)
    .filter(({ opponentId, stage }) => opponentId === home.id && stage === "season");
  const won = met.filter((game) => game.won).length;
  const part = `in the ${seasonOfGames(season.all)} regular season`;
  if (met.length === 0) return "";
  if (won * 2 === met.length) return `They split their ${inWords(met.length)} games ${part}.`;
  const winner = capital(placeName(won * 2 > met.length ? away : home));
  const count = Math.max(won, met.length - won);
  if (met.length === 1) return `${winner} won their game ${part}.`;
  if (count === met.length)
    return `${winner} won ${count === 2 ? "both" : `all ${inWords(count)}`} games ${part}.`;
  return `${winner} won ${inWords(count)} of their ${inWords(met.length)} games ${part}.`;
}

function restSentence(
  sides: readonly UpcomingSide[],
  fixture: Fixture,
  facts: Pick<FormFacts, "season" | "schedule">,
): string {
  const tired = sides.filter(({ team }) => restDays(team.id, fixture, facts) === 0);
  const [only] = tired;
  if (only === undefined) return "";
  if (tired.length === 2) return "Both teams are on the second night of a back-to-back.";
  const place = placeName(only.team);
  return `${capital(place)} ${place.startsWith("the ") ? "are" : "is"} on the second night of a back-to-back.`;
}
