import { latestUpdate } from "#domain/dates.ts";
import { type HonourGroup, honourGroups } from "#domain/players/honours.ts";
import { LOG_FIGURES, logFigureOf } from "#domain/players/log-figures.ts";
import { findPlayer, playerPath } from "#domain/players/players.ts";
import { inSeason, linksOfSeason } from "#domain/players/season-links.ts";
import { type AskedStage, completeQuery } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Team } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import type { FigureHead, GroupFigureRow } from "../questions/figure-rows.ts";
import { logMeans } from "../questions/log-question.ts";
import { readQuestionData } from "../questions/question-data.ts";
import type { HeldRecord } from "../records/held-record.ts";
import { highsOf } from "../records/highs.ts";
import { seasonsOfCareer } from "../season/season-choice.ts";
import { seasonGames } from "../season/season-games.ts";
import { type FigureChart, figureChart } from "./figure-chart.ts";
import { type SeasonLine, seasonLine } from "./season-line.ts";

/** A player in a past season. */
export interface PlayerOfSeason {
  name: string;
  /** His own page. */
  href: string;
  id: string;
  /** Whether he has a part in the current season: only those have a star. */
  isActive: boolean;
  season: string;
  /** The held seasons in which he played. */
  seasons: string[];
  teams: { team: Team; href: string }[];
  /** The badge of his last team. */
  logo: string | undefined;
  /** Undefined for a season of playoffs or play-in alone. */
  line: SeasonLine | undefined;
  chart: FigureChart | undefined;
  highs: HeldRecord[];
  /** His averages of the regular season and of the playoffs. */
  means: { heads: FigureHead[]; rows: GroupFigureRow[] };
  honours: HonourGroup[];
}

/** A player's page of a past season; missing when nobody of the name played in it. */
export async function loadPlayerOfSeason(
  collections: Collections,
  documents: Documents,
  { name, season, search }: { name: string; season: string; search: URLSearchParams },
): Promise<View<PlayerOfSeason>> {
  const [read, data] = await Promise.all([
    gather({
      links: collections.teamLinks(),
      games: collections.games(),
      postseason: collections.postseason(),
    }),
    readQuestionData(collections),
  ]);
  if (!read.ok || !data.ok) return UNAVAILABLE;
  const { links, games, postseason } = read.value.values;
  const { teams, players, totals } = data.value.values;
  const player = findPlayer(players, name);
  if (player === undefined) return MISSING_VIEW;
  const career = await documents.careers(player.id);
  if (!career.ok) return UNAVAILABLE;
  const { log, honours } = career.value.value;
  const href = playerPath(player.name);
  const lines = log.filter(({ stage }) => stage === "season");
  const teamIds = new Set(log.map(({ teamId }) => teamId));
  const own = [...teamIds].flatMap((id) => teams.find((team) => team.id === id) ?? []);
  const official = totals.find(({ id }) => id === player.id);
  const last = own.at(-1);
  return {
    kind: "ready",
    updatedAt: latestUpdate([read.value.updatedAt, data.value.updatedAt]),
    page: {
      name: player.name,
      href,
      id: player.id,
      isActive: career.value.value.isPartial !== true,
      season,
      seasons: seasonsOfCareer(career.value.value, season),
      teams: own.map((team) => ({ team, href: linksOfSeason(season).team(team) })),
      logo: last && linkOfTeam(last, links)?.logo,
      line: seasonLine(
        official,
        totals,
        [],
        own.map((team) => team.name),
      ),
      chart: figureChart(logFigureOf(search.get("figure")) ?? LOG_FIGURES[0], {
        path: href,
        name: season,
        lines,
        season: seasonGames(games)(postseason),
        teams,
        official,
      }),
      highs: highsOf(player.id, season, "season", data.value.values),
      means: meansOfStages(player.id, href, season, data.value.values),
      honours: honourGroups(honours.filter(({ year }) => year === lastYearOf(season))),
    },
  };
}

/** The year in which a season ends, by which honours are named. */
function lastYearOf(season: string): number {
  return Number(season.slice(0, 4)) + 1;
}

const STAGES: readonly [label: string, stage: AskedStage][] = [
  ["Regular season", "season"],
  ["Playoffs", "playoffs"],
];

function meansOfStages(
  player: string,
  href: string,
  season: string,
  data: QuestionData,
): PlayerOfSeason["means"] {
  const tables = STAGES.map(([label, stage]) =>
    logMeans(label, completeQuery({ season, stage, conditions: { player } }), data),
  );
  const links = [
    inSeason(`${href}/games`, season),
    inSeason(`${href}/games?stage=playoffs`, season),
  ];
  return {
    heads: tables[0]?.heads ?? [],
    rows: tables.flatMap(({ row }, at) => (row.games === "0" ? [] : [{ ...row, href: links[at] }])),
  };
}
