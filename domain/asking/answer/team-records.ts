import { formatShortDate } from "#domain/dates.ts";
import { gamesOfLeague } from "#domain/leaders/qualification.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedRecord, printedScore } from "#domain/printing/records.ts";
import { setConditions } from "#domain/query/conditions/conditions.ts";
import type { Query } from "#domain/query/query.ts";
import { winningPercentage } from "#domain/season/records.ts";
import type { AskedRecord } from "../history-fact.ts";
import { teamRecordWords } from "../restate/team-records.ts";
import type { FactAnswer } from "../understanding.ts";
import { type GamesOfSeason, gamesOf, nameIn, teamResultsOf } from "./starts.ts";
import { teamYearsIn } from "./team-season.ts";
import { figureMark, plain } from "./words.ts";

const MOST_ROWS = 10;

/** A figure of a team in a season, which ranks by its value. */
interface Held {
  teamId: number;
  season: GamesOfSeason;
  value: number;
  figure: string;
  /** "2015-16", or the days of a streak. */
  when: () => string;
  href?: string | undefined;
}

/** The record that a query of all seasons asks for; undefined for what results do not tell. */
export function teamRecordIn(
  { rows, conditions, sort, figures, groups, stage }: Query,
  teamId: number | undefined,
  isInSeason: boolean,
): AskedRecord | undefined {
  const { result } = conditions;
  const isPlain = setConditions(conditions).every(({ name }) => ["team", "result"].includes(name));
  // The longest streak of a team answers for one of so many games, too.
  const isOfLength = rows === "team-streaks" && groups.every(({ figure }) => figure === "gp");
  const isLimited = figures.length > 0 || (groups.length > 0 && !isOfLength);
  if (!isPlain || isLimited || stage !== "season") return undefined;
  const { key, order } = sort;
  const asked = {
    teamId,
    isInSeason,
    isWorst: result === "l" || (order === "asc" && rows !== "team-streaks"),
  };
  if (rows === "team-streaks" && key === "gp" && result) return { ...asked, of: "streak" };
  if (rows === "team-games" && result === "w" && (key === "bothpts" || !asked.isWorst)) {
    const of = { margin: "margin", bothpts: "total" } as const;
    if (key === "margin" || key === "bothpts") return { ...asked, of: of[key] };
  }
  return rows === "teams" && (key === "winpct" || key === "w" || key === "l")
    ? { ...asked, of: key }
    : undefined;
}

/** The teams that hold a record of all seasons, the best first. */
export function teamRecordAnswer(
  asked: AskedRecord,
  held: readonly GamesOfSeason[],
  current: string,
): FactAnswer {
  const { of, isInSeason, teamId } = asked;
  const isOfGames = of === "margin" || of === "total";
  const isOfResults = of === "start" || of === "streak" || isOfGames;
  const seasons = held.filter(({ games }) => !isOfResults || games.length > 0);
  const all = (
    isOfGames
      ? seasons.flatMap((season) => gamesRanked(asked, season))
      : isOfResults
        ? runsOf(asked, seasons)
        : seasons.flatMap((season) => recordsOf(asked, season, current))
  )
    .filter((own) => (teamId ?? own.teamId) === own.teamId)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_ROWS);
  const best = all.filter(({ value }) => value === all[0]?.value);
  const names = new Set(best.map(({ season, teamId }) => `the ${nameIn(season, teamId)}`));
  const when = all[0]?.when() ?? "";
  return {
    headline: [
      plain(
        `Since ${seasons[0]?.season}, ${listed([...names])} had the ${teamRecordWords(asked)}: `,
      ),
      figureMark(all[0]?.figure ?? ""),
      plain(best.length > 1 ? "." : `, ${/^\d{4}/.test(when) ? "in " : ""}${when}.`),
    ],
    deck: of === "streak" && !isInSeason ? "Streaks run over seasons." : undefined,
    heads: ["Team", "Record", "When"],
    rows: all.map((own) => ({
      name: nameIn(own.season, own.teamId),
      href: own.href ?? linksOfSeason(own.season.season, current).games({ id: own.teamId }),
      cells: [own.figure, own.when()],
    })),
  };
}

/** The records of a season; none of one that is not over. */
function recordsOf({ of, isWorst }: AskedRecord, season: GamesOfSeason, current: string): Held[] {
  const { season: name, games, teams } = season;
  if (name === current && games.length < gamesOfLeague(name, teams.length)) return [];
  return teamYearsIn([season], current).map((own) => {
    const value = of === "winpct" ? winningPercentage(own) : of === "w" ? own.wins : own.losses;
    return {
      ...own,
      season,
      value: isWorst ? -value : value,
      figure: printedRecord(own),
      when: () => name,
    };
  });
}

/** The games of a season by the winner's margin, or by the points of both teams. */
function gamesRanked({ of, isWorst }: AskedRecord, season: GamesOfSeason): Held[] {
  return season.games.map(({ id, date, homeTeamId, awayTeamId, homePoints, awayPoints }) => {
    const [teamId, loser] =
      homePoints > awayPoints ? [homeTeamId, awayTeamId] : [awayTeamId, homeTeamId];
    const [least = 0, most = 0] = [homePoints, awayPoints].sort((a, b) => a - b);
    const points = of === "total" ? most + least : most - least;
    const value = isWorst ? -points : points;
    const when = () =>
      `${printedScore(most, least)} over the ${nameIn(season, loser)}, ${formatShortDate(date)}`;
    return { teamId, season, value, figure: `${points} points`, when, href: `/nba/games/${id}` };
  });
}

/** A streak, which a season's last game may leave open. */
interface Run extends Held {
  from: () => string;
  isOpen: boolean;
}

/** The streaks of teams over seasons or within each, or those that began one. */
function runsOf(
  { of, isInSeason, isWorst }: AskedRecord,
  seasons: readonly GamesOfSeason[],
): Run[] {
  const isStart = of === "start";
  const runs: Run[] = [];
  const latest = new Map<number, Run>();
  for (const season of seasons) {
    for (const [teamId, { results }] of teamResultsOf(season)) {
      const day = (at: number) => formatShortDate(gamesOf(season, teamId)[at]?.date ?? "");
      for (const { index, 0: games } of results.matchAll(isWorst ? /L+/g : /W+/g)) {
        if (isStart && index > 0) break;
        const before = index === 0 && !isStart && !isInSeason ? latest.get(teamId) : undefined;
        const own = before?.isOpen ? before : undefined;
        const from = own?.from ?? (() => day(index));
        const until = index + games.length;
        const value = games.length + (own?.value ?? 0);
        const run = {
          teamId,
          season,
          value,
          figure: isStart
            ? printedRecord(isWorst ? { wins: 0, losses: value } : { wins: value, losses: 0 })
            : `${value} games`,
          when: isStart ? () => season.season : () => `${from()} to ${day(until - 1)}`,
          from,
          isOpen: until === results.length,
        };
        latest.set(teamId, own ? Object.assign(own, run) : run);
        if (!own) runs.push(run);
      }
    }
  }
  return runs;
}
