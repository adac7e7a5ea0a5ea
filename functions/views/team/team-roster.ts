import type { Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { gamesSoFar } from "#domain/leaders/qualification.ts";
import type { Player } from "#domain/players/player.ts";
import { playerPath, rosterOf } from "#domain/players/players.ts";
import { inSeason, linksOfSeason } from "#domain/players/season-links.ts";
import { counted } from "#domain/printing/counted.ts";
import { playerSeason } from "#domain/query/engine/official.ts";
import { placeOfPlayer, rankWords, seasonValue } from "#domain/query/engine/ranks.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { figure as printed } from "#domain/season/figures.ts";
import { inWords } from "#domain/standings/tie-sentences.ts";
import type { Team } from "#domain/teams/team.ts";
import { teamPath } from "../page/links.ts";
import { figureText } from "../questions/printed-cells.ts";

/** One player of a team with his season. */
export interface RosterLine {
  jersey: string;
  name: string;
  /** The player's page; undefined for one who has none. */
  href: string | undefined;
  position: string;
  /** The figures in the order of the table's heads; empty for a player without a game. */
  figures: string[];
}

/** The keys of the roster's figures. */
const KEYS = ["pts", "reb", "ast", "min", "ts", "gp"];
const FIGURES = KEYS.flatMap((key) => figureOf(key) ?? []);
export const ROSTER_FIGURES = FIGURES.map(({ short }) => short);

/** A team's players with the words around their table. */
export interface TeamRoster {
  title: string;
  /** The page of all players, or of all their figures. */
  all: { href: string; text: string };
  note: string;
  rows: RosterLine[];
}

export interface RosterFacts {
  season: string;
  /** The name of the season that is current, whichever the roster is of. */
  current: string;
  players: readonly Player[];
  totals: readonly SeasonTotals[];
  /** Undefined when the season's lines cannot be read. */
  lines: QuestionData | undefined;
  /** "Roster as of October 8, 2026"; "" for a roster without a date. */
  asOf: string;
}

/** The rest of a roster is on its own page. */
const MOST_OF_ROSTER = 16;

/**
 * The players under contract with their seasons for all teams, most minutes a game first: those with
 * a game, or all before anybody's first one.
 */
export function rosterInForce(
  team: Team,
  { season, players, totals, asOf }: RosterFacts,
): TeamRoster {
  const seasons = new Map(totals.map((own) => [own.id, own]));
  const minutes = ({ id }: Player) => {
    const own = seasons.get(id);
    return own === undefined || own.games === 0 ? -1 : own.minutes / own.games;
  };
  const all = rosterOf(team, players);
  const played = all.filter((player) => minutes(player) >= 0);
  return {
    title: asOf || "Roster",
    all: { href: `${teamPath(team)}/roster`, text: `All ${all.length}` },
    note: played.length > 0 ? `${season} averages, most minutes first.` : "",
    rows: (played.length > 0 ? played : all)
      .toSorted((a, b) => minutes(b) - minutes(a))
      .slice(0, MOST_OF_ROSTER)
      .map((player) => {
        const own = seasons.get(player.id);
        return {
          jersey: player.jersey,
          name: player.name,
          href: playerPath(player.name),
          position: player.position,
          figures: own === undefined ? [] : rosterAverages(own),
        };
      }),
  };
}

/** Everyone who played for a team in a season's regular season, with his games for it. */
export function rosterOfSeason(team: Team, { season, current, lines }: RosterFacts): TeamRoster {
  return {
    title: "Roster",
    all: {
      href: inSeason(`/nba/stats/players?team=${team.abbreviation}`, season, current),
      text: "All figures",
    },
    note:
      `Everyone who played for the ${team.name} in the regular season: averages of his games for ` +
      "them, the most minutes a game first.",
    rows: lines === undefined ? [] : linesFor(team, season, lines),
  };
}

/** The players who can have played for one team in a season. */
const MOST_PLAYERS = 60;

function linesFor(team: Team, season: string, data: QuestionData): RosterLine[] {
  const { rows, columns } = runQuery(
    completeQuery({
      season,
      rows: "players",
      conditions: { team: team.abbreviation },
      // An answer has a column of true shooting only when its rows are sorted by it.
      sort: { key: "ts", order: "desc" },
      qualified: false,
    }),
    data,
    MOST_PLAYERS,
  );
  const places = KEYS.map((key) => columns.findIndex((column) => column.key === key));
  const minutes = ({ cells }: (typeof rows)[number]) =>
    Number(cells[places[KEYS.indexOf("min")] ?? -1]);
  return rows
    .toSorted((a, b) => minutes(b) - minutes(a))
    .map(({ subject, cells }) => {
      const name = subject.player?.name ?? "";
      return {
        jersey: "",
        name,
        href: linksOfSeason(season, data.seasonNow.current).player(name),
        position: "",
        figures: places.map((at) => {
          const column = columns[at];
          return column === undefined ? "" : figureText(column, cells[at] ?? null);
        }),
      };
    });
}

/** A season in the roster's figures; "" for one that is not known. */
export function rosterAverages(season: SeasonTotals): string[] {
  return FIGURES.map((figure) => text(figure, season));
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
  /** "13th", "tied 4th"; "" for a player who does not qualify in the league. */
  place: string;
  /** "36 games" of a player who does not qualify; "" otherwise. */
  games: string;
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

/** The games from which a player may lead his team; a quarter of those so far early in a season. */
const LEADING_GAMES = 20;

/** A team's leaders among its players with enough games; undefined without any. */
export function teamLeaders(
  roster: readonly Named[],
  totals: readonly SeasonTotals[],
  pathOf: (name: string) => string = playerPath,
): TeamLeaders | undefined {
  const names = new Map(roster.map(({ id, name }) => [id, name]));
  const least = Math.min(LEADING_GAMES, gamesSoFar(totals) / 4);
  const seasons = totals.filter(({ id, games }) => names.has(id) && games > 0 && games >= least);
  const rows = LEADING.flatMap(([label, key]) => {
    const figure = figureOf(key);
    const best = figure && bestIn(figure, seasons);
    if (figure === undefined || best === undefined) return [];
    const name = names.get(best.id) ?? "";
    const found = placeOfPlayer(best.id, key, totals);
    const isRanked = found?.kind === "ranked";
    return {
      label,
      value: text(figure, best),
      name,
      href: pathOf(name),
      place: isRanked ? rankWords(found.place) : "",
      games: isRanked ? "" : counted(best.games, "game"),
    };
  });
  return rows.length === 0 ? undefined : { title: titleOf(rows), rows };
}

/** The best season in a figure; undefined where none has it. */
function bestIn(figure: Figure, seasons: readonly SeasonTotals[]): SeasonTotals | undefined {
  const figureIn = (season: SeasonTotals) => seasonValue(figure, playerSeason(season));
  const [best] = seasons
    .filter((season) => !Number.isNaN(figureIn(season)))
    .toSorted((a, b) => figureIn(b) - figureIn(a));
  return best;
}

function titleOf(rows: readonly TeamLeader[]): string {
  const [first] = [...Map.groupBy(rows, ({ name }) => name)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const [name, own] = first ?? ["", []];
  if (own.length === rows.length) return `${name} leads the team in all ${inWords(rows.length)}`;
  return own.length < 2
    ? "Team leaders"
    : `${name} leads the team in ${inWords(own.length)} of ${inWords(rows.length)}`;
}
