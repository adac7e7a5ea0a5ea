import { linksOfSeason } from "#domain/players/season-links.ts";
import { tileFigure } from "#domain/players/tile-figure.ts";
import { type Answer, cellText } from "#domain/query/answer.ts";
import { ruleOf } from "#domain/query/engine/qualified.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { askAt } from "../questions/load-question.ts";
import { PLAYER_STATS } from "../questions/questions.ts";
import type { LeaderRow } from "./leader-tables.ts";

/** The leaders of the playoffs in one figure. */
export interface PlayoffLeaders {
  category: string;
  /** The address of all players in this order. */
  href: string;
  rows: LeaderRow[];
  /** The fewest games, or the total, that qualify: "17 games, or 393 points". */
  least: string;
}

const LISTS = [
  ["Points per game", "pts"],
  ["Rebounds per game", "reb"],
  ["Assists per game", "ast"],
] as const;
const LEADERS = 5;

/** The leaders of the playoffs in points, rebounds and assists; empty before the first game. */
export function playoffLeaders(data: QuestionData): PlayoffLeaders[] {
  const most = inPlayoffs(data, { sort: "-gp", qualified: "0" }, 1);
  const soFar = Number(most?.answer.rows[0]?.cells[columnAt(most.answer, "gp")] ?? 0);
  return LISTS.flatMap(([category, sort]) => {
    const asked = inPlayoffs(data, { sort: `-${sort}` }, LEADERS);
    if (asked === undefined || asked.answer.rows.length === 0) return [];
    const { answer, href } = asked;
    return [
      {
        category,
        href,
        rows: leaderRows(answer, sort, data),
        least: ruleOf(answer.query).least(soFar),
      },
    ];
  });
}

function inPlayoffs(data: QuestionData, parameters: Record<string, string>, rows: number) {
  const { season } = data.lines;
  const search = new URLSearchParams({ stage: "playoffs", ...parameters, season });
  const asked = askAt(PLAYER_STATS, search, data, rows);
  return asked.kind === "answered" ? asked : undefined;
}

const columnAt = ({ columns }: Answer, key: string) =>
  columns.findIndex((column) => column.key === key);

function leaderRows(
  answer: Answer,
  key: string,
  { seasonNow, lines, teams, players }: QuestionData,
): LeaderRow[] {
  const at = columnAt(answer, key);
  const column = answer.columns[at];
  const links = linksOfSeason(lines.season, seasonNow.current);
  const byId = new Map(teams.map((team) => [team.id, team]));
  // A number is that of the roster in force.
  const listed = lines.season === seasonNow.current ? players : [];
  return answer.rows.flatMap(({ rank, subject, cells }) => {
    if (subject.kind !== "group" || subject.player === undefined || column === undefined) return [];
    const team = byId.get(subject.teamId ?? 0);
    return [
      {
        rank: rank ?? 0,
        player: subject.player.name,
        href: links.player(subject.player.name),
        team: team && {
          code: team.abbreviation,
          name: team.fullName,
          href: links.team(team),
          logo: badgeUrl(team),
        },
        figure: tileFigure(
          subject.player.name,
          listed.find(({ name }) => name === subject.player?.name),
          team,
        ),
        stat: cellText(column, cells[at] ?? null),
      },
    ];
  });
}
