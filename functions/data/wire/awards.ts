import * as v from "valibot";
import type { AwardHistory, AwardTeam, AwardWinner } from "#domain/history/awards.ts";

/** The document at `nba/awards`: texts of many values each, parted by `|`. */
export interface AwardsWire {
  /** Each "1495;Tim Duncan;1976-04-25"; a coach has neither id nor birth. */
  winners?: string;
  /** Each "27 SAS". */
  teams?: string;
  /** By award, each "2002 0 0": the year, and the indexes of winner and team. */
  awards?: Record<string, string>;
}

const BETWEEN = "|";

const document = v.safeParser(
  v.object({
    winners: v.optional(v.string(), ""),
    teams: v.optional(v.string(), ""),
    awards: v.optional(v.record(v.string(), v.string()), {}),
  }),
);

/** All awards; none of a database without them. Only a bad award is dropped. */
export function parseAwards(raw: unknown): { value: AwardHistory; dropped: number } | undefined {
  const parsed = document(raw);
  if (!parsed.success) return undefined;
  const winners = parsed.output.winners.split(BETWEEN).map(winnerOf);
  const teams = parsed.output.teams.split(BETWEEN).map(teamOf);
  const rows = Object.entries(parsed.output.awards).flatMap(([award, texts]) =>
    texts.split(BETWEEN).map((text) => {
      const [year, at, team] = text.split(" ").map(Number);
      const winner = winners[at ?? -1];
      return winner && Number.isInteger(year)
        ? { award, year: year as number, winner, team: teams[team ?? -1] }
        : undefined;
    }),
  );
  const value = rows.filter((row) => row !== undefined);
  return { value, dropped: rows.length - value.length };
}

function winnerOf(text: string): AwardWinner {
  const [id = "", name = "", born = ""] = text.split(";");
  return { id, name, born };
}

function teamOf(text: string): AwardTeam {
  const [id, ...code] = text.split(" ");
  return { id: Number(id), code: code.join(" ") };
}

/** The document of all awards. */
export function awardsWire(awards: AwardHistory): AwardsWire {
  const winners = [...new Set(awards.map(({ winner }) => winnerText(winner)))];
  const teams = [...new Set(awards.flatMap(({ team }) => (team ? [teamText(team)] : [])))];
  const byAward = Map.groupBy(awards, ({ award }) => award);
  return {
    winners: winners.join(BETWEEN),
    teams: teams.join(BETWEEN),
    awards: Object.fromEntries(
      [...byAward].map(([award, won]) => [
        award,
        won
          .map(({ year, winner, team }) => {
            const of = team ? [teams.indexOf(teamText(team))] : [];
            return [year, winners.indexOf(winnerText(winner)), ...of].join(" ");
          })
          .join(BETWEEN),
      ]),
    ),
  };
}

function winnerText({ id, name, born }: AwardWinner): string {
  return [id, name, born].join(";");
}

function teamText({ id, code }: AwardTeam): string {
  return `${id} ${code}`;
}
