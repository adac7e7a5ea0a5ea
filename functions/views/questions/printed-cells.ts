import { formatShortDate, formatShortDay } from "#domain/dates.ts";
import { memoize } from "#domain/memoize.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { namesOfLineup } from "#domain/plays/lineups.ts";
import { playingTime } from "#domain/printing/playing-time.ts";
import { printedScore } from "#domain/printing/records.ts";
import { queryAddress } from "#domain/query/address.ts";
import {
  type AnswerCell,
  type AnswerColumn,
  type AnswerRow,
  cellText,
  type GameSubject,
  type GroupSubject,
  summaryText,
} from "#domain/query/answer.ts";
import { quotient } from "#domain/season/figures.ts";
import { estimateMark } from "#domain/season/line-doubts.ts";
import { printedFigure, withPlus } from "#domain/season/printed.ts";
import { shortName } from "../game/box-score.ts";
import { gamePath } from "../season/season-games.ts";
import type { AnsweredQuestion } from "./load-question.ts";
import type { PrintedColumn } from "./printed-columns.ts";
import { FINDER_PATH } from "./questions.ts";

/** A cell of the table. */
export interface PrintedCell {
  /** The small words before the text, such as "at"; `after` are those after it, such as "OT". */
  before: string | undefined;
  text: string;
  /** A shorter text for phones. */
  short?: string;
  after: string | undefined;
  /** The share of the best figure, from 0 to 1, drawn as a bar. */
  share?: number;
  href: string | undefined;
  /** The players of a lineup, each with his address, in place of the text's link. */
  members?: readonly { text: string; name: string; href: string | undefined }[];
}

export interface CellPrinter {
  row(column: PrintedColumn, row: AnswerRow): PrintedCell;
  foot(column: PrintedColumn, cells: readonly AnswerCell[]): PrintedCell;
}

/** Figures that pages print with their sign. */
const SIGNED: readonly string[] = ["pm", "per48", "diff"];

/** Stands for a figure that is not known, or that nothing makes up, such as a percentage of no shots. */
const NO_FIGURE = "–";

/** A figure, as pages print it. */
export function figureText(column: AnswerColumn, cell: AnswerCell): string {
  return cell === null ? NO_FIGURE : withSign(column, cellText(column, cell));
}

function withSign({ key }: AnswerColumn, text: string): string {
  const printed = printedFigure(text);
  return SIGNED.includes(key) ? withPlus(printed) : printed;
}

const idsOf = memoize((players: readonly { id: string }[]) => new Set(players.map(({ id }) => id)));

/** Prints the cells of an answer, with links to players, teams and games. */
export function cellPrinter({
  data,
  place: { namesTeams, fixed },
}: Pick<AnsweredQuestion, "data" | "place">): CellPrinter {
  const links = linksOfSeason(data.lines.season, data.seasonNow.current);
  const signed = idsOf(data.players);
  const isSigned = (id: string) => signed.has(id);
  const dayText = data.lines.parts === undefined ? formatShortDay : formatShortDate;
  const teams = new Map(data.teams.map((team) => [team.id, team]));
  const teamHref = (id: number | undefined) => {
    const team = id === undefined ? undefined : teams.get(id);
    return team && links.team(team);
  };

  function textCell({ column }: PrintedColumn, text: string, subject: AnswerRow["subject"]) {
    switch (column.key) {
      case "player": {
        const { player } = subject;
        const isActive = subject.kind === "season" && isSigned(player?.id ?? "");
        const mark = subject.kind === "game" ? estimateMark(subject.doubt) : "";
        return {
          ...linked(text + mark, player && links.player(player.name)),
          after: isActive ? "active" : undefined,
        };
      }
      case "players":
        return { ...plain(text), members: namesOfLineup(text).map(memberOf) };
      case "team":
        return teamCell(text, subject);
      case "date":
        return plain(dayText(text));
      case "from":
        return linked(
          dayText(text),
          subject.kind === "group" ? gamePath(subject.first) : undefined,
        );
      case "to":
        return subject.kind === "group"
          ? {
              ...linked(dayText(text), gamePath(subject.last)),
              before: "to",
              after: openWord(subject),
            }
          : plain(dayText(text));
      case "opp":
        return subject.kind === "game" ? opponentCell(text, subject) : plain(text);
      case "result":
        return subject.kind === "game" ? resultCell(subject) : plain(text);
      case "group":
        return linked(text, gamesHref(subject));
      default:
        return plain(text);
    }
  }

  function memberOf(name: string) {
    // A page of its own has room for a link to each player, the finder does not.
    return { text: shortName(name), name, href: fixed.rows && links.player(name) };
  }

  function teamCell(code: string, { player, teamId }: AnswerRow["subject"]): PrintedCell {
    const team = teamId === undefined ? undefined : teams.get(teamId);
    const href = teamHref(teamId);
    if (team === undefined || (player !== undefined && namesTeams !== true))
      return linked(code, href);
    if (player === undefined) return linked(team.fullName, href);
    return { ...linked(team.name, href), short: code };
  }

  return {
    row(printed, { cells, subject }) {
      const { column, at, attempts } = printed;
      const cell = cells[at] ?? null;
      if (column.figure === undefined) return textCell(printed, String(cell ?? ""), subject);
      const isTime = column.key === "min" && subject.kind === "game" && typeof cell === "number";
      const text = isTime ? playingTime(cell) : figureText(column, cell);
      if (attempts === undefined)
        return column.key === "gp" ? linked(text, gamesHref(subject)) : plain(text);
      const tried = figureText(attempts.column, cells[attempts.at] ?? null);
      return plain(cell === null ? text : `${text}-${tried}`);
    },
    foot({ column, at, attempts }, cells) {
      const cell = cells[at] ?? null;
      if (column.figure === undefined) return plain("");
      if (attempts === undefined)
        return plain(cell === null ? NO_FIGURE : withSign(column, summaryText(column, cell)));
      const tried = cells[attempts.at];
      if (typeof cell !== "number" || typeof tried !== "number" || tried === 0)
        return plain(NO_FIGURE);
      return plain(`${quotient(100 * cell, tried, 1)}%`);
    },
  };
}

function plain(text: string): PrintedCell {
  return { text, href: undefined, before: undefined, after: undefined };
}

function linked(text: string, href: string | undefined): PrintedCell {
  return { ...plain(text), href };
}

function opponentCell(text: string, { place }: GameSubject): PrintedCell {
  return { ...plain(text), before: place === "away" ? "at" : "vs." };
}

function resultCell({ game, teamId, won }: GameSubject): PrintedCell {
  const points = [game.homePoints, game.awayPoints];
  const [own, other] = game.homeTeamId === teamId ? points : points.toReversed();
  const { overtimes } = game;
  const after = overtimes === 0 ? undefined : `${overtimes === 1 ? "" : overtimes}OT`;
  return {
    ...linked(`${won ? "W" : "L"} ${printedScore(own ?? 0, other ?? 0)}`, gamePath(game)),
    after,
  };
}

/** The finder's list of a group's games; undefined for a single game. */
function gamesHref(subject: AnswerRow["subject"]): string | undefined {
  const games = subject.kind === "group" ? subject.gamesQuery() : undefined;
  return games && `${FINDER_PATH}?${queryAddress(games)}`;
}

function openWord({ isOpen }: GroupSubject): string | undefined {
  return isOpen ? "so far" : undefined;
}
