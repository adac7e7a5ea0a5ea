import { formatShortDay, latestUpdate } from "#domain/dates.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { AnswerCell } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { gamePath, seasonGames } from "../season/season-games.ts";
import { type TeamGameRow, teamGameRows } from "../team/team-game-rows.ts";
import { findTeam, headOf, type TeamHead } from "../team/team-head.ts";
import type { FigureHead, GroupFigureRow } from "./figure-rows.ts";
import { askLog, gamesAsked, type LogQuestion, logMeans } from "./log-question.ts";
import { readQuestionData } from "./question-data.ts";
import { headToHeadPlace } from "./subject-places.ts";

/** A player's high-scoring game against the other team. */
export interface TopGame {
  name: string;
  /** Undefined for a player without a page. */
  href: string;
  team: string;
  date: string;
  gameHref: string;
  pts: string;
  reb: string;
  ast: string;
}

/** Two teams' games against each other, from the first team's side. */
export interface HeadToHeadPage extends TeamHead {
  other: Team;
  question: LogQuestion;
  /** "The Lakers won three of four." */
  sentence: string;
  season: TeamGameRow[];
  others: TeamGameRow[];
  heads: FigureHead[];
  /** Both teams' averages per game. */
  means: GroupFigureRow[];
  top: TopGame[];
}

const MOST_TOP_GAMES = 5;

/** The page of two teams' games, by the ids in the address. */
export async function loadHeadToHead(
  collections: Collections,
  documents: Documents,
  ids: { id: string | undefined; other: string | undefined },
  search: URLSearchParams,
): Promise<View<HeadToHeadPage>> {
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
  const { values } = data.value;
  const team = findTeam(values.teams, ids.id);
  const other = findTeam(values.teams, ids.other);
  const place = headToHeadPlace(team, other);
  if (team === undefined || other === undefined || place === undefined) return MISSING_VIEW;
  const franchise = await documents.franchises(String(team.id));
  const topScorers = franchise.ok ? franchise.value.value.topScorers : [];
  const question = askLog(place, search, values);
  const log = seasonGames(games)(postseason).logOf(team.id);
  const met = log.filter(({ opponentId }) => opponentId === other.id);
  const shown = gamesAsked(met, question);
  const rows = (isSeason: boolean) =>
    teamGameRows(
      shown.filter(({ stage }) => (stage === "season") === isSeason),
      {
        teams: [...values.teams],
        postseason,
        topScorers,
        current: values.seasonNow.current,
      },
    );
  const won = met.filter((game) => game.won && game.stage === "season").length;
  const played = met.filter(({ stage }) => stage === "season").length;
  const query = question.kind === "asked" ? question.query : undefined;
  return {
    kind: "ready",
    updatedAt: latestUpdate([read.value.updatedAt, data.value.updatedAt]),
    page: {
      ...headOf(team, links),
      other,
      question,
      sentence: seriesSentence(team, other, won, played),
      season: rows(true),
      others: rows(false),
      ...(query === undefined
        ? { heads: [], means: [], top: [] }
        : figuresOf(query, [team, other], values)),
    },
  };
}

/** The sentence of two teams' regular-season games: "The Lakers won three of four." */
function seriesSentence(team: Team, other: Team, won: number, played: number): string {
  if (played === 0) return "They haven't met in the regular season.";
  const lost = played - won;
  if (won === lost) return `Regular season: ${printedScore(won, lost)}, even.`;
  const winner = won > lost ? team.name : other.name;
  const score = printedScore(Math.max(won, lost), Math.min(won, lost));
  return `Regular season: the ${winner} won ${score}.`;
}

function figuresOf(query: Query, [team, other]: readonly [Team, Team], data: QuestionData) {
  const seenBy = (own: Team, opponent: Team, rows: Query["rows"]) =>
    completeQuery({
      season: query.season,
      stage: query.stage,
      rows,
      conditions: {
        ...query.conditions,
        team: own.abbreviation,
        opp: opponent.abbreviation,
      },
    });
  const both = [
    logMeans(team.name, seenBy(team, other, "team-games"), data),
    logMeans(other.name, seenBy(other, team, "team-games"), data),
  ];
  const games = [
    ...topGames(seenBy(team, other, "games"), team, data),
    ...topGames(seenBy(other, team, "games"), other, data),
  ];
  return {
    heads: both[0]?.heads ?? [],
    means: both.map(({ row }) => row),
    top: games.toSorted((a, b) => Number(b.pts) - Number(a.pts)).slice(0, MOST_TOP_GAMES),
  };
}

function topGames(query: Query, { abbreviation }: Team, data: QuestionData): TopGame[] {
  const best = { ...query, sort: { key: "pts", order: "desc" } as const };
  const { rows, columns } = runQuery(best, data, MOST_TOP_GAMES);
  const links = linksOfSeason(query.season, data.seasonNow.current);
  return rows.flatMap(({ subject, cells }) => {
    if (subject.kind !== "game" || subject.player === undefined) return [];
    const { player, game } = subject;
    const cell = (key: string): AnswerCell =>
      cells[columns.findIndex((own) => own.key === key)] ?? null;
    return [
      {
        name: player.name,
        href: links.player(player.name),
        team: abbreviation,
        date: formatShortDay(game.date),
        gameHref: gamePath(game),
        pts: String(cell("pts") ?? ""),
        reb: String(cell("reb") ?? ""),
        ast: String(cell("ast") ?? ""),
      },
    ];
  });
}
