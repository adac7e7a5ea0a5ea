import { formatUpdated } from "#domain/dates.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedRecord } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Game } from "#domain/season/facts.ts";
import { gamesInOrder, type WinLoss } from "#domain/season/records.ts";
import { seasonsInWords } from "#domain/season/season-range.ts";
import type { Team } from "#domain/teams/team.ts";
import type { HistoryFact } from "../history-fact.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The games of a regular season. */
export interface GamesOfSeason {
  season: string;
  games: readonly Game[];
}

interface Standing extends WinLoss {
  date: string;
}

const MOST_TOLD = 4;

/** Every team's records after each of its games, in order. */
function recordsIn({ games }: GamesOfSeason): Map<number, Standing[]> {
  const records = new Map<number, Standing[]>();
  for (const { date, homeTeamId, awayTeamId, homePoints, awayPoints } of gamesInOrder(games)) {
    const homeWon = homePoints > awayPoints;
    for (const [id, won] of [
      [homeTeamId, homeWon],
      [awayTeamId, !homeWon],
    ] as const) {
      const own = records.get(id) ?? [];
      const { wins = 0, losses = 0 } = own.at(-1) ?? {};
      own.push({ date, wins: wins + Number(won), losses: losses + Number(!won) });
      records.set(id, own);
    }
  }
  return records;
}

/** The teams that began a season with a record. */
export function startsAnswer(
  { record: start, teamId, seasons: asked }: Extract<HistoryFact, { kind: "start" }>,
  seasons: readonly GamesOfSeason[],
  { seasonNow, teams }: Pick<QuestionData, "seasonNow" | "teams">,
): FactAnswer {
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? "";
  const found = seasons.flatMap((one) =>
    [...recordsIn(one)].flatMap(([id, records]) => {
      const then = records[start.wins + start.losses - 1];
      const last = records.at(-1);
      const isSo = then?.wins === start.wins && last !== undefined && (teamId ?? id) === id;
      return isSo ? [{ season: one.season, name: nameOf(id), last }] : [];
    }),
  );
  const words = seasonsInWords(asked);
  const when = /^(?:since|until)/.test(words) ? words : `in ${words}`;
  const names = found.map(({ season, name }) => `the ${name} in ${season}`);
  return {
    headline:
      teamId === undefined
        ? [
            figureMark(counted(found.length, "team")),
            plain(` started ${printedRecord(start)} ${when}.`),
          ]
        : [
            plain(`The ${nameOf(teamId)} started ${printedRecord(start)} in `),
            figureMark(`${found.length} of ${counted(seasons.length, "season")}`),
            plain(` since ${seasons[0]?.season}.`),
          ],
    deck:
      names.length > 0 && names.length <= MOST_TOLD
        ? `${names.length === 1 ? "It was" : "They were"} ${listed(names)}.`
        : undefined,
    heads: ["Season", "Team", "Final record"],
    rows: found.map(({ season, name, last }) => ({
      name: season,
      href: inSeason("/nba/standings", season, seasonNow.current),
      cells: [name, printedRecord(last)],
    })),
  };
}

/** The teams by the day of so many wins. */
export function raceAnswer(
  { wins, season: name }: Extract<HistoryFact, { kind: "race" }>,
  seasons: readonly GamesOfSeason[],
  teams: readonly Team[],
): FactAnswer | undefined {
  const season = seasons.find((one) => one.season === name);
  if (season === undefined) return undefined;
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? "";
  const found = [...recordsIn(season)]
    .flatMap(([id, records]) => {
      const then = records.find((one) => one.wins === wins);
      return then === undefined ? [] : [{ name: nameOf(id), then }];
    })
    .toSorted((a, b) => a.then.date.localeCompare(b.then.date) || a.then.losses - b.then.losses);
  const first = found.filter(({ then }) => then.date === found[0]?.then.date);
  const day = formatUpdated(first[0]?.then.date ?? "");
  const told = first.map(({ name, then }) => `${name}, at ${printedRecord(then)}`);
  return {
    headline:
      first.length === 0
        ? [plain(`No team won ${wins} games in ${season.season}.`)]
        : [
            plain(`First to ${wins} wins in ${season.season} were the `),
            figureMark(listed(told)),
            plain(`, on ${day}.`),
          ],
    deck: undefined,
    heads: ["Team", "Day", "Record"],
    rows: found.map(({ name, then }) => ({
      name,
      href: undefined,
      cells: [formatUpdated(then.date) ?? "", printedRecord(then)],
    })),
  };
}
