import { formatUpdated } from "#domain/dates.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedRecord } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Game } from "#domain/season/facts.ts";
import { gamesInOrder, seasonRecords, type WinLoss } from "#domain/season/records.ts";
import { ALL_SEASONS, seasonsInWords } from "#domain/season/season-range.ts";
import type { Team } from "#domain/teams/team.ts";
import type { HistoryFact } from "../history-fact.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The games of a regular season, where they are held, and its teams under their names of the time. */
export interface GamesOfSeason {
  season: string;
  games: readonly Game[];
  /** With their records, where the season has lists. */
  teams: readonly (Team & Partial<Record<keyof WinLoss, number | null>>)[];
}

/** The name of a team in a season. */
export function nameIn({ teams }: Pick<GamesOfSeason, "teams">, id: number): string {
  return teams.find((team) => team.id === id)?.name ?? "";
}

/** A team's games of a season, in order. */
export function gamesOf({ games }: Pick<GamesOfSeason, "games">, teamId: number): Game[] {
  return gamesInOrder(
    games.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(teamId)),
  );
}

/** The results of the teams of a season, and their records. */
export function teamResultsOf({ games, teams }: GamesOfSeason) {
  return [...seasonRecords([...teams], [...games])];
}

const MOST_TOLD = 4;

/** The teams that began a season with a record. */
export function startsAnswer(
  { record: start, teamId, seasons: asked }: Extract<HistoryFact, { kind: "start" }>,
  held: readonly GamesOfSeason[],
  { seasonNow, teams }: Pick<QuestionData, "seasonNow" | "teams">,
): FactAnswer {
  const seasons = held.filter(({ games }) => games.length > 0);
  const found = seasons.flatMap((one) =>
    teamResultsOf(one).flatMap(([id, { results, overall: last }]) => {
      const then = results.slice(0, start.wins + start.losses);
      const isSo =
        then.replaceAll("L", "").length === start.wins &&
        then.replaceAll("W", "").length === start.losses &&
        (teamId ?? id) === id;
      return isSo ? [{ season: one.season, name: nameIn(one, id), last }] : [];
    }),
  );
  const words = asked === ALL_SEASONS ? `since ${seasons[0]?.season}` : seasonsInWords(asked);
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
            plain(`The ${nameIn({ teams }, teamId)} started ${printedRecord(start)} in `),
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
): FactAnswer | undefined {
  const season = seasons.find((one) => one.season === name);
  if (season === undefined) return undefined;
  const found = teamResultsOf(season)
    .flatMap(([id, { results }]) => {
      const before = results.split("W", wins);
      if (results.replaceAll("L", "").length < wins) return [];
      const losses = before.join("").length;
      const { date = "" } = gamesOf(season, id)[wins + losses - 1] ?? {};
      const then = { date, wins, losses };
      return [{ name: nameIn(season, id), then }];
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
