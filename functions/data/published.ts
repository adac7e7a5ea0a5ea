import { inStatGroups, type Leaders } from "#domain/leaders/leaders.ts";
import { leaderLists, standingsAfter } from "#domain/query/storage/derived-season.ts";
import type { Game, SeasonTotals } from "#domain/season/facts.ts";
import type { Team } from "#domain/teams/team.ts";
import { parseLeaders } from "./wire/leaders.ts";
import { listOf, objectOf } from "./wire/rows.ts";
import { type StandingWire, standingRowsWire } from "./wire/standings.ts";

/** A season's lists at the paths that other clients read. */
export interface PublishedLists {
  westConference: StandingWire[];
  eastConference: StandingWire[];
  /** Undefined without totals. */
  leaders: Leaders | undefined;
}

/** The published lists that cannot be derived from results or totals, so they are kept as given. */
export interface GivenLists {
  /** `nba/standings`, which may have clinch letters and other logos. */
  standings: Readonly<Record<string, unknown>>;
  /** The lists of leaders, ratings among them. */
  leaders: Leaders;
  /** The names of renamed teams in these standings, by their new names. */
  formerNames: ReadonlyMap<string, string>;
}

/** Publishes what the reader of the site's own pages (`season-reads.ts`) derives. */
export function publishedLists(
  { teams, games, totals }: { teams: Team[]; games: Game[]; totals: SeasonTotals[] | undefined },
  { standings, leaders, formerNames }: GivenLists,
): PublishedLists {
  const { west, east } = standingsAfter(games)(teams);
  const withGiven = (rows: StandingWire[], given: unknown) => {
    const cells = new Map(
      (listOf(given) ?? []).map((row) => {
        const own = listOf(objectOf(row)?.Team) ?? [];
        return [own[1], own];
      }),
    );
    return rows.map((row) => {
      const [rank = "", name = "", , badge = ""] = row.Team ?? [];
      const [, , letter, logo] = cells.get(formerNames.get(name) ?? name) ?? [];
      const text = (cell: unknown, otherwise: string) =>
        typeof cell === "string" && cell !== "" ? cell : otherwise;
      return { ...row, Team: [rank, name, text(letter, ""), text(logo, badge)] };
    });
  };
  return {
    westConference: withGiven(standingRowsWire(west), standings.westConference),
    eastConference: withGiven(standingRowsWire(east), standings.eastConference),
    leaders: totals && leaderLists(totals)(leaders),
  };
}

/** The lists of leaders that `nba/leaders` has. */
export function givenLeaders(root: Readonly<Record<string, unknown>>): Leaders {
  return inStatGroups((group) => parseLeaders(objectOf(root[group])?.data)?.rows ?? []);
}
