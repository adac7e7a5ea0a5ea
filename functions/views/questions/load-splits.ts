import { playerPath } from "#domain/players/players.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { namesOf } from "#domain/query/names.ts";
import type { BadQuery } from "#domain/query/parse.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { questionOf } from "#domain/query/say/sentence.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { viewOf } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import { playerTabs, type Tab, teamTabs } from "../page/subject-tabs.ts";
import type { View } from "../page/view.ts";
import { findTeam } from "../team/team-head.ts";
import { type Filter, isNarrowed, ownConditions, stagesOf } from "./filters.ts";
import { askAt } from "./load-question.ts";
import { type AnswerFiles, addressAt, type Place } from "./place.ts";
import { besideOf, readPartAsked, readQuestionData } from "./question-data.ts";
import { type Splits, splitsOf } from "./splits.ts";
import { MOST_GAMES, playerPlace, subjectPlayer, teamPlace } from "./subject-places.ts";
import { type WithWithout, withWithoutOf } from "./with-without.ts";

/** The player or team of the games. */
export interface SplitsSubject {
  name: string;
  /** The page of the player or team. */
  href: string;
  tabs: Tab[];
}

export interface SplitsPage {
  subject: SplitsSubject;
  content:
    | { kind: "bad"; bad: BadQuery }
    /** The canonical address is another one. */
    | { kind: "elsewhere"; href: string }
    /** A player under contract who has not played. */
    | { kind: "unplayed" }
    | SplitsContent;
}

export interface SplitsContent {
  kind: "splits";
  /** The canonical address of the page. */
  href: string;
  files: AnswerFiles;
  /** The conditions on the games, in words; undefined for all games of a stage. */
  narrowed: string | undefined;
  games: number;
  stages: Filter | undefined;
  splits: Splits;
  withWithout: WithWithout;
  /** The address of the splits of all games, without conditions. */
  all: string;
}

/** The splits of a player, by the name in the address. */
export async function loadPlayerSplits(
  collections: Collections,
  name: string,
  search: URLSearchParams,
  parts?: Documents["parts"],
): Promise<View<SplitsPage>> {
  const read = await readQuestionData(collections, readPartAsked(search, parts), besideOf(search));
  return viewOf(read, (data): SplitsPage | undefined => {
    const player = subjectPlayer(name, data);
    if (player === undefined) return undefined;
    const named = { name: player.name, href: playerPath(player.name) };
    const tabs = playerTabs({ ...named, id: player.id }, data.seasonNow.current, data.lines.season);
    const subject = { ...named, tabs };
    const places = [playerPlace(player, "splits", data), playerPlace(player, "games", data)];
    return { subject, content: contentOf(places, search, data) };
  });
}

/** The splits of a team, by the id in the address. */
export async function loadTeamSplits(
  collections: Collections,
  id: string | undefined,
  search: URLSearchParams,
  parts?: Documents["parts"],
): Promise<View<SplitsPage>> {
  const read = await readQuestionData(collections, readPartAsked(search, parts), besideOf(search));
  return viewOf(read, (data): SplitsPage | undefined => {
    const team = findTeam(data.teams, id);
    if (team === undefined) return undefined;
    const href = teamPath(team);
    const subject = {
      name: team.fullName,
      href,
      tabs: teamTabs({ ...team, href }, data.seasonNow.current, data.lines.season),
    };
    const places = [teamPlace(team, "splits"), teamPlace(team, "games")];
    return { subject, content: contentOf(places, search, data) };
  });
}

function contentOf(
  [place, log]: readonly (Place | undefined)[],
  search: URLSearchParams,
  data: QuestionData,
): SplitsPage["content"] {
  if (place === undefined || log === undefined) return { kind: "unplayed" };
  const asked = askAt(place, search, data, MOST_GAMES);
  if (asked.kind === "bad") return asked;
  const { query } = asked.answer;
  // One page has all splits, whichever split the query names.
  const href = addressAt(place, {
    ...query,
    by: "where",
    sort: { key: "group", order: "asc" },
    page: 1,
  });
  if (!asked.isOwnAddress || asked.href !== href) {
    const part = asked.href === href ? "" : `#${query.by}`;
    return { kind: "elsewhere", href: `${href}${part}` };
  }
  const conditions = ownConditions(query, place);
  const words = questionOf({ ...query, by: undefined, conditions }, namesOf(data));
  return {
    kind: "splits",
    href: search.size === 0 ? place.path : href,
    files: asked.files,
    narrowed: isNarrowed(query, place) ? words : undefined,
    games: asked.answer.summary.games,
    stages: stagesOf(asked),
    splits: splitsOf(asked, log),
    withWithout: withWithoutOf(asked, log),
    all: inSeason(place.path, query.season, data.seasonNow.current),
  };
}
