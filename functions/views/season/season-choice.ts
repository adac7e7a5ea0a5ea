import { figureOf } from "#domain/figures/figures.ts";
import type { CareerSeasons } from "#domain/players/career.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import { CONDITION_NAMES, declared, isTrait } from "#domain/query/conditions/conditions.ts";
import { teamNamed } from "#domain/query/names.ts";
import { lacksGames } from "#domain/season/ladder.ts";
import { ALL_SEASONS, hasPlays, isSeveral } from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { TEAM_COUNT, type Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";

interface ChoiceReads {
  collections: Pick<Collections, "seasonNow" | "archive" | "teams">;
  documents: Pick<Documents, "careers" | "formerCareers">;
}

/** A season to choose on a page. */
export interface SeasonChoice {
  season: string;
  text: string;
  href: string;
  isCurrent: boolean;
}

/** A page in any season: its path, the parameters that it keeps, and the player whose page it is. */
interface PageOfSeasons {
  path: string;
  search?: URLSearchParams | undefined;
  player?: string | undefined;
}

/**
 * The links from a page to the same page of every season, the newest first; empty while the archive
 * cannot be read. A page or question of players leads to the seasons in which all of them played, one of
 * a trait such as a position to the current season, one of plays or of playoff games to the seasons that
 * have them, and one of teams to those that all of them played.
 */
export async function loadSeasonChoice(
  { collections, documents }: ChoiceReads,
  { path, search, player }: PageOfSeasons,
  season: string,
  takesSeveral = false,
): Promise<SeasonChoice[]> {
  const { current } = collections.seasonNow;
  const known = await collections.teams();
  const { params: own, teams: named } = ofEverySeason(search, known.ok ? known.value.value : []);
  const players = [...playersIn(own), ...(player === undefined ? [] : [player])];
  const [archive, ...played] = await Promise.all([
    collections.archive(),
    ...players.map((id) => seasonsOfPlayer(documents, id, season, current)),
  ]);
  if (!archive.ok) return [];
  const several = takesSeveral ? [ALL_SEASONS] : [];
  // A team is in the seasons in which it has a record.
  const ofPath = path.startsWith("/nba/teams/") ? (path.match(/\d+/g) ?? []).map(Number) : [];
  const teams = [...ofPath, ...named];
  const seasons = [
    ...(teams.every((id) => id <= TEAM_COUNT) ? [current] : []),
    ...archive.value.value
      .filter(({ records }) => teams.every((id) => records.some(({ teamId }) => teamId === id)))
      .map((past) => past.season),
  ];
  const common = seasons.filter((name) => played.every((names) => names.includes(name)));
  const listed = season < FIRST_WITH_LINES ? [season] : [];
  const answered = answeredAmong([...several, ...common, ...listed], own, current);
  return answered.map((name) => ({
    season: name,
    text: name === ALL_SEASONS ? "All seasons" : name,
    href: inSeason(own.size === 0 ? path : `${path}?${own}`, name, current),
    isCurrent: name === season,
  }));
}

/** The parameters that name players by their ids. */
const OF_PLAYERS = ["player", "players", "with", "without"];

function playersIn(params: URLSearchParams): string[] {
  return OF_PLAYERS.flatMap((name) => params.get(name)?.split(",") ?? []);
}

/** The seasons, or several, that have what a question asks for. */
function answeredAmong(
  seasons: readonly string[],
  params: URLSearchParams,
  current: string,
): readonly string[] {
  if (CONDITION_NAMES.some((name) => isTrait(name) && (params.get(name) ?? "") !== ""))
    return [current];
  const stage = params.get("stage") ?? "season";
  const played = seasons.filter((season) => !lacksGames(stage, season));
  return isOfPlays(params) ? played.filter(hasPlays) : played;
}

function isOfPlays(params: URLSearchParams): boolean {
  const isSet = (name: string) => (params.get(name) ?? "") !== "";
  const isFigureOfPlays = (key: string) => figureOf(key)?.isOfPlays === true;
  return (
    isLineup(params.get("rows")) ||
    CONDITION_NAMES.some(
      (name) => (isSet(name) || name === params.get("by")) && declared(name).isOfPlays,
    ) ||
    [...params.keys()].some((name) => isFigureOfPlays(name.replace(/^(?:avg|sum)\./, ""))) ||
    isFigureOfPlays(params.get("sort")?.replace(/^-/, "") ?? "")
  );
}

async function seasonsOfPlayer(
  documents: ChoiceReads["documents"],
  id: string,
  season: string,
  current: string,
): Promise<string[]> {
  const now = await documents.careers(id);
  if (now.ok) return seasonsOfCareer(now.value.value, season, current);
  const former = await documents.formerCareers(id);
  if (!former.ok) return [season];
  return seasonsOfCareer({ ...former.value.value, isFormer: true }, season, current);
}

/** The held seasons in which a player played, one of which is `season`, the oldest first. */
export function seasonsOfCareer(
  { seasons, playoffs, isFormer }: CareerSeasons,
  season: string,
  current: string,
): string[] {
  const named = [...seasons, ...playoffs].map((row) => row.season);
  const now = isFormer ? [] : [current];
  const own = isSeveral(season) ? [] : [season];
  const held = [...named, ...own, ...now].filter((name) => name >= FIRST_WITH_LINES);
  return [...new Set(held)].sort();
}

/** The parameters that name teams, mostly by abbreviations. */
const OF_TEAMS = ["team", "opp", "teams"];

/**
 * The parameters that a page keeps in another season, where it begins at its first row and a team may
 * have another abbreviation, and the teams that they name.
 */
function ofEverySeason(
  search: URLSearchParams | undefined,
  known: readonly Team[],
): { params: URLSearchParams; teams: number[] } {
  const params = new URLSearchParams(search);
  params.delete("season");
  params.delete("page");
  const teams: number[] = [];
  for (const name of OF_TEAMS) {
    const found = (params.get(name)?.split(",") ?? []).map((text) => teamNamed(text, known));
    const ids = found.flatMap((one) => (one.kind === "found" ? one.item.id : []));
    if (ids.length > 0 && ids.length === found.length) params.set(name, ids.join(","));
    teams.push(...ids);
  }
  return { params, teams };
}
