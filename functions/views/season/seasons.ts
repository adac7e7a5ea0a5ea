import { latestUpdate } from "#domain/dates.ts";
import { type LeagueHistory, NO_HISTORY } from "#domain/history/league-history.ts";
import { inSeason, linksOfSeason, playoffsPath, seasonPath } from "#domain/players/season-links.ts";
import { capital } from "#domain/printing/capital.ts";
import { numberInWords } from "#domain/printing/ordinals.ts";
import { printedRecord } from "#domain/printing/records.ts";
import { archivedSeason } from "#domain/query/storage/archived-season.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { ARCHIVED_AVERAGES, type ArchivedSeason } from "#domain/season/archived-season.ts";
import { figure } from "#domain/season/figures.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { type WinLoss, winningPercentage } from "#domain/season/records.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { SeasonOfRequest } from "#functions/data/season-of-request.ts";
import { gather, orElse } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";

/** A season on the archive's page. */
export interface SeasonCard {
  season: string;
  href: string;
  /** Undefined before the Finals are over. */
  champion: { team: Team; logo: string; record: string } | undefined;
  bars: WinBars;
  /** "Wins of the 30 teams, from 64 to 17; the champion was No. 6." */
  barWords: string;
  best: { name: string; record: string } | undefined;
  mvp: { name: string; href: string } | undefined;
  leaders: { label: string; name: string; href: string; mean: string }[];
  links: { text: string; href: string }[];
}

/** The wins of all teams as bars that hang in a drawing of `width` by `height`, one unit a team and a win. */
export interface WinBars {
  width: number;
  height: number;
  path: string;
  /** The champion's bar; "" before the Finals are over. */
  champion: string;
}

export interface SeasonsPage {
  /** "1946-47 to 2025-26". */
  span: string;
  /** "Eighty seasons, twenty-one champions". */
  title: string;
  deck: string;
  seasons: SeasonCard[];
  /** The Finals of the seasons before those, the newest first; empty while they cannot be read. */
  earlier: EarlierSeason[];
}

/** A season of lists, with its Finals and those of the ABA. */
export interface EarlierSeason {
  season: string;
  href: string;
  finals: { league: string; champion: string; href: string; words: string }[];
}

/** Every season that the site holds, the newest first. */
export async function loadSeasons(collections: Collections): Promise<View<SeasonsPage>> {
  const [read, data] = await Promise.all([
    gather({
      teams: collections.teams(),
      archive: orElse<ArchivedSeason[]>(collections.archive(), []),
      postseason: orElse(collections.postseason(), NO_POSTSEASON),
      history: orElse(collections.leagueHistory(), NO_HISTORY),
    }),
    readQuestionData(collections),
  ]);
  if (!read.ok || !data.ok) return UNAVAILABLE;
  const { teams, archive, postseason, history } = read.value.values;
  const current = archivedSeason(data.value.values, postseason);
  const seasons = [...(current ? [current] : []), ...archive];
  if (seasons.length === 0) return MISSING_VIEW;
  return {
    kind: "ready",
    updatedAt: latestUpdate([read.value.updatedAt, data.value.updatedAt]),
    page: pageOf(seasons, teams, history, collections.seasonNow.current),
  };
}

function pageOf(
  seasons: readonly ArchivedSeason[],
  teams: readonly Team[],
  { finals }: LeagueHistory,
  current: string,
): SeasonsPage {
  const byId = new Map(teams.map((team) => [team.id, team]));
  // A season under way has no record yet.
  const finished = seasons.filter(({ championId }) => championId !== undefined);
  const champions = finished.flatMap(({ championId }) => championId ?? []);
  const count = (of: number, noun: string) => `${numberInWords(of)} ${noun}${of === 1 ? "" : "s"}`;
  const spanSince = (oldest: string, newest = seasons[0]?.season ?? "") =>
    newest === oldest ? newest : `${oldest} to ${newest}`;
  const oldest = seasons.at(-1)?.season ?? "";
  const before = finals.filter(({ season }) => season < oldest);
  const earlier = before.filter(({ league }) => league !== "ABA");
  const titles = [...champions, ...earlier.map(({ championId }) => championId)];
  return {
    span: spanSince(earlier[0]?.season ?? oldest),
    title: capital(
      `${count(seasons.length + earlier.length, "season")}, ${count(new Set(titles).size, "champion")}`,
    ),
    earlier: earlierSeasons(before, current),
    deck: deckOf(finished, titles, byId),
    seasons: seasons.map((season) => cardOf(season, byId, current)),
  };
}

function earlierSeasons(finals: LeagueHistory["finals"], current: string): EarlierSeason[] {
  return [...Map.groupBy(finals, ({ season }) => season)]
    .map(([season, own]) => ({
      season,
      href: seasonPath(season),
      finals: own.map(({ league, championId, champion, runnerUp, wins, losses }) => ({
        league,
        champion,
        href: linksOfSeason(season, current).team({ id: championId }),
        words: `in ${wins + losses} games over the ${runnerUp}`,
      })),
    }))
    .toReversed();
}

/** The deck: the team with the most titles of all seasons, and how often the best record won of those with cards. */
function deckOf(
  seasons: readonly ArchivedSeason[],
  champions: readonly number[],
  teams: ReadonlyMap<number, Team>,
): string {
  const titles = [...Map.groupBy(champions, (id) => id)]
    .map(([id, won]) => ({ team: teams.get(id), won: won.length }))
    .toSorted((a, b) => b.won - a.won);
  const [first, second] = titles;
  const most =
    first?.team && second && first.won > second.won
      ? `The ${first.team.name} have won ${first.won} titles, no one else more than ${second.won}. `
      : "";
  const best = seasons.filter(({ championId, records }) =>
    records.some((own) => own.teamId === championId && rankOf(own, records) === 1),
  );
  const times = `${numberInWords(best.length)} time${best.length === 1 ? "" : "s"}`;
  const oldest = seasons.at(-1)?.season;
  const since = oldest && `The team with the best record has won it all ${times} since ${oldest}.`;
  return `${most}${since ?? ""}`;
}

/** A record's rank in its season; equal records share one. */
function rankOf(own: WinLoss, records: readonly WinLoss[]): number {
  const isBetter = (other: WinLoss) => winningPercentage(other) > winningPercentage(own);
  return records.filter(isBetter).length + 1;
}

const LEADER_LABELS = { pts: "Points", reb: "Rebounds", ast: "Assists" } as const;

function cardOf(
  { season, records, championId, mvp, leaders }: ArchivedSeason,
  teams: ReadonlyMap<number, Team>,
  current: string,
): SeasonCard {
  const links = linksOfSeason(season, current);
  const champion = championId === undefined ? undefined : teams.get(championId);
  const place = records.findIndex(({ teamId }) => teamId === championId);
  const [best] = records;
  const bestTeam = best && teams.get(best.teamId);
  const own = records[place];
  const most = records[0]?.wins ?? 0;
  const least = Math.min(...records.map(({ wins }) => wins));
  return {
    season,
    href: seasonPath(season),
    champion: champion &&
      own && { team: champion, logo: badgeUrl(champion), record: printedRecord(own) },
    bars: barsOf(
      records.map(({ wins }) => wins),
      place,
    ),
    barWords:
      `Wins of the ${records.length} teams, from ${most} to ${least}` +
      (own === undefined ? "." : `; the champion was No. ${rankOf(own, records)}.`),
    best: best && bestTeam && { name: bestTeam.name, record: printedRecord(best) },
    mvp: mvp === undefined ? undefined : { name: mvp, href: links.player(mvp) },
    leaders: ARCHIVED_AVERAGES.flatMap((key) => {
      const leader = leaders[key];
      if (leader === undefined) return [];
      const { name, mean } = leader;
      const label = LEADER_LABELS[key];
      return [{ label, name, href: links.player(name), mean: figure(mean, 1) }];
    }),
    links: [
      { text: "Standings", href: inSeason("/nba/standings", season, current) },
      { text: "Playoffs", href: playoffsPath(season, current) },
      { text: "Games", href: inSeason("/nba/games", season, current) },
      { text: "Stats", href: inSeason("/nba/stats/players", season, current) },
    ],
  };
}

/** Bars of the wins, drawn as strokes downward, whose places are the same in each drawing. */
function barsOf(wins: readonly number[], champion: number): WinBars {
  const height = Math.max(1, ...wins);
  const bar = (count: number, at: number) => `M${at} 0v${count}`;
  const own = wins[champion];
  return {
    width: wins.length,
    height,
    path: wins.map(bar).join(""),
    champion: own === undefined ? "" : bar(own, champion),
  };
}

/** The sentence about an address whose season is not held. */
export function seasonRefusalOf(refusal: Exclude<SeasonOfRequest, { kind: "held" }>): {
  status: number;
  title: string;
  sentence: string;
  /** The page of the season itself, which answers instead. */
  href?: string;
} {
  if (refusal.kind === "lists")
    return {
      status: 404,
      title: `${refusal.season} has no such page`,
      sentence: printedAdvice(QUERY_ADVICE.listsAlone),
      href: seasonPath(refusal.season),
    };
  return refusal.kind === "malformed"
    ? {
        status: 400,
        title: "No such season",
        sentence: printedAdvice(QUERY_ADVICE.notASeason),
      }
    : {
        status: 404,
        title: `Hardwood does not have ${refusal.season}`,
        sentence: printedAdvice(QUERY_ADVICE.notHeld),
      };
}
