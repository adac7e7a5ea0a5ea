import { linksOfSeason } from "#domain/players/season-links.ts";
import { capital } from "#domain/printing/capital.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedRecord } from "#domain/printing/records.ts";
import type { WinLoss } from "#domain/season/records.ts";
import type { Team } from "#domain/teams/team.ts";
import type { TeamSeasonFact } from "../history-fact.ts";
import type { FactAnswer } from "../understanding.ts";
import { type GamesOfSeason, teamResultsOf } from "./starts.ts";
import { figureMark, plain } from "./words.ts";

/** A team's record in one season, under its name at the time. */
export interface TeamYear extends WinLoss {
  season: string;
  playoffs: boolean;
  name: string;
  href: string | undefined;
}

/** The records of teams in seasons, as they are listed or by the games; none of a team that disbanded. */
export function teamYearsIn(
  seasons: readonly GamesOfSeason[],
  current: string,
): (TeamYear & { teamId: number })[] {
  return seasons.flatMap((own) => {
    const counted = new Map(teamResultsOf(own));
    return own.teams.flatMap(({ id: teamId, name, wins, losses }) => {
      const { overall } = counted.get(teamId) ?? {};
      if (wins === null || losses === null || !overall) return [];
      const { season } = own;
      const href = linksOfSeason(season, current).games({ id: teamId });
      const record = { wins: wins ?? overall.wins, losses: losses ?? overall.losses };
      return [{ ...record, season, teamId, name, playoffs: false, href }];
    });
  });
}

/** The first, the last or every season of so many wins or losses: of one team, or of all that are given. */
export function teamSeasonAnswer(
  { teamId, end, of, count, club: former }: TeamSeasonFact,
  seasons: readonly TeamYear[],
  teams: readonly Team[],
): FactAnswer {
  const club = former ?? teams.find(({ id }) => id === teamId)?.name;
  const team = club && `the ${club}`;
  const own = seasons.filter(({ name }) => former === undefined || name === former);
  const inOrder = own.toSorted((a, b) => a.season.localeCompare(b.season));
  const since = inOrder[0]?.season ?? "";
  const rowsOf = (own: readonly TeamYear[]) =>
    own.map(({ season, href, name, wins, losses }) => ({
      name: season,
      href,
      cells: [name, String(wins), String(losses)],
    }));
  if (of === "record")
    return {
      headline: [
        plain(`${capital(team ?? "")} went `),
        figureMark(printedRecord(sumOf(inOrder))),
        plain(
          ` in the regular seasons ${former ? `from ${since} to ${inOrder.at(-1)?.season}` : `since ${since}`}.`,
        ),
      ],
      deck: undefined,
      heads: HEADS,
      rows: rowsOf(inOrder.toReversed()),
    };
  const found = inOrder.filter((one) => Number(one[of]) >= count);
  const one = end === "last" ? found.at(-1) : found[0];
  const same = found.filter(({ season }) => season === one?.season);
  const told = seasonDeed({ of, count });
  const wordsOf = (own: TeamYear) =>
    `${team?.endsWith(own.name.split(" ").at(-1) ?? "") ? "" : `the ${own.name} `}${printedRecord(own)}`;
  const from = team === undefined && one !== undefined ? `Seasons since ${since}.` : undefined;
  return {
    headline:
      one === undefined
        ? [
            plain(
              `Since ${since}, ${team === undefined ? "no team" : `${team} have never`} ${told}.`,
            ),
          ]
        : end === "every"
          ? [
              plain(`${capital(team ?? "teams")} ${told} in `),
              figureMark(`${found.length} ${found.length === 1 ? "season" : "seasons"}`),
              plain(` since ${since}.`),
            ]
          : [
              plain(`${capital(team ?? "a team")} ${end} ${told} in `),
              figureMark(one.season),
              plain(`: ${listed(same.map(wordsOf))}.`),
            ],
    deck: from,
    heads: HEADS,
    rows: rowsOf(end === "first" ? found : found.toReversed()),
  };
}

const HEADS = ["Season", "Team", "W", "L"];

function sumOf(seasons: readonly TeamYear[]): WinLoss {
  return {
    wins: seasons.reduce((sum, { wins }) => sum + wins, 0),
    losses: seasons.reduce((sum, { losses }) => sum + losses, 0),
  };
}

/** "won 60 or more games", "made the playoffs". */
function seasonDeed({ of, count }: Pick<TeamSeasonFact, "of" | "count">): string {
  if (of === "playoffs") return "made the playoffs";
  return `${of === "wins" ? "won" : "lost"} ${count} or more games`;
}
