import { figureOf } from "#domain/figures/figures.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { cellText } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Team } from "#domain/teams/team.ts";

/** A team's leader in a figure of the playoffs. */
export interface PlayoffLeader {
  /** "25.2 points". */
  words: string;
  name: string;
  href: string;
}

const LEADING = ["pts", "reb", "ast"];

/** A team's leaders per game in the playoffs, of those who qualify there; empty for a team without playoffs. */
export function teamPlayoffLeaders(team: Team, data: QuestionData): PlayoffLeader[] {
  return LEADING.flatMap((key) => {
    const { columns, rows } = runQuery(
      completeQuery({
        season: data.lines.season,
        stage: "playoffs",
        rows: "players",
        qualified: true,
        sort: { key, order: "desc" },
        conditions: { team: team.abbreviation },
      }),
      data,
      1,
    );
    const at = columns.findIndex((column) => column.key === key);
    const [first] = rows;
    const column = columns[at];
    const name = first?.subject.player?.name;
    if (column === undefined || name === undefined) return [];
    const what = figureOf(key)?.name.toLowerCase() ?? key;
    const words = `${cellText(column, first?.cells[at] ?? null)} ${what}`;
    return [
      { words, name, href: linksOfSeason(data.lines.season, data.seasonNow.current).player(name) },
    ];
  });
}
