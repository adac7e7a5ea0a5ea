import type { Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { playerSeason } from "#domain/query/official.ts";
import { placeOfPlayer, type RankAmong, rankWords, seasonValue } from "#domain/query/ranks.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { figure as printed } from "#domain/season/figures.ts";
import type { Player } from "#domain/season/player.ts";
import { playerPath, rosterOf } from "#domain/season/players.ts";
import type { Team } from "#domain/season/team.ts";
import { inWords } from "#domain/season/tie-sentences.ts";

/** One player of a team with his season, which includes games for other teams. */
export interface RosterLine {
  jersey: string;
  name: string;
  href: string;
  position: string;
  /** The figures in the order of the table's heads; empty for a player without a game. */
  figures: string[];
  /** "" where it is not known, as in past seasons. */
  age: string;
}

/** The keys of the roster's figures. */
const KEYS = ["pts", "reb", "ast", "min", "ts", "gp"];
const FIGURES = KEYS.flatMap((key) => figureOf(key) ?? []);
export const ROSTER_FIGURES = FIGURES.map(({ short }) => short);

/** A team's players with their averages, sorted by minutes a game. */
export function rosterLines(
  team: Team,
  players: readonly Player[],
  totals: readonly SeasonTotals[],
): RosterLine[] {
  const seasons = new Map(totals.map((season) => [season.id, season]));
  const minutes = ({ id }: Player) => {
    const season = seasons.get(id);
    return season === undefined || season.games === 0 ? -1 : season.minutes / season.games;
  };
  return rosterOf(team, players)
    .toSorted((a, b) => minutes(b) - minutes(a))
    .map((player) => {
      const season = seasons.get(player.id);
      return {
        jersey: player.jersey,
        name: player.name,
        href: playerPath(player.name),
        position: player.position,
        figures: FIGURES.map((figure) => (season === undefined ? "" : text(figure, season))),
        age: player.age,
      };
    });
}

function text(figure: Figure, season: SeasonTotals): string {
  const value = seasonValue(figure, playerSeason(season));
  return Number.isNaN(value) ? "" : printed(value, figure.decimals);
}

/** The team's leader in a figure. */
export interface TeamLeader {
  label: string;
  value: string;
  name: string;
  href: string;
  /** "13th", "tied 4th". */
  place: string;
}

export interface TeamLeaders {
  /** "Victor Wembanyama leads in three of five". */
  title: string;
  rows: TeamLeader[];
}

const LEADING: readonly [label: string, key: string][] = [
  ["Points", "pts"],
  ["Rebounds", "reb"],
  ["Assists", "ast"],
  ["Steals", "stl"],
  ["Blocks", "blk"],
];

type Named = Pick<Player, "id" | "name">;

/** A team's leaders among the players who qualify in the league; undefined when none does. */
export function teamLeaders(
  roster: readonly Named[],
  totals: readonly SeasonTotals[],
  pathOf: (name: string) => string = playerPath,
): TeamLeaders | undefined {
  const rows = LEADING.flatMap(([label, key]) => {
    const leader = leaderOf(label, key, roster, totals);
    return leader === undefined ? [] : { ...leader, href: pathOf(leader.name) };
  });
  return rows.length === 0 ? undefined : { title: titleOf(rows), rows };
}

function leaderOf(
  label: string,
  key: string,
  roster: readonly Named[],
  totals: readonly SeasonTotals[],
): Omit<TeamLeader, "href"> | undefined {
  let best: { player: Named; place: RankAmong } | undefined;
  for (const player of roster) {
    const found = placeOfPlayer(player.id, key, totals);
    if (found?.kind !== "ranked") continue;
    const { place } = found;
    if (best === undefined || place.rank < best.place.rank) best = { player, place };
  }
  const figure = figureOf(key);
  const season = totals.find(({ id }) => id === best?.player.id);
  if (best === undefined || figure === undefined || season === undefined) return undefined;
  return {
    label,
    value: text(figure, season),
    name: best.player.name,
    place: rankWords(best.place),
  };
}

function titleOf(rows: readonly TeamLeader[]): string {
  const [first] = [...Map.groupBy(rows, ({ name }) => name)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const [name, own] = first ?? ["", []];
  if (own.length === rows.length) return `${name} leads in all ${inWords(rows.length)}`;
  return own.length < 2
    ? "Leaders of the team"
    : `${name} leads in ${inWords(own.length)} of ${inWords(rows.length)}`;
}
