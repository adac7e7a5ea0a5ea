import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { topOf } from "#domain/leaders/leaders-table.ts";
import { playerPath } from "#domain/players/players.ts";
import type { PlayerSeason } from "#domain/season/facts.ts";
import { percentage, quotient, signed } from "#domain/season/figures.ts";
import type { ContractRow } from "#tools/season/player-tables.ts";
import type { Tables } from "#tools/season/tables.ts";
import { ContentError, type Figure, find, grouped, type Kinds, type Link } from "../figure.ts";

const LISTED = 5;

/** The figures of a player; `isOnPage` marks those that his page prints. */
const COLUMNS = new Map<string, { print: (season: PlayerSeason) => string; isOnPage?: true }>([
  ["games", { print: ({ games }) => String(games), isOnPage: true }],
  ["points", { print: ({ pts }) => grouped(pts) }],
  ["rebounds", { print: ({ reb }) => grouped(reb) }],
  ["assists", { print: ({ ast }) => grouped(ast) }],
  ["steals", { print: ({ stl }) => grouped(stl) }],
  ["blocks", { print: ({ blk }) => grouped(blk) }],
  ["threes", { print: ({ fg3m }) => grouped(fg3m) }],
  ["ppg", { print: ({ pts, games }) => quotient(pts, games, 1), isOnPage: true }],
  ["rpg", { print: ({ reb, games }) => quotient(reb, games, 1), isOnPage: true }],
  ["apg", { print: ({ ast, games }) => quotient(ast, games, 1), isOnPage: true }],
  ["spg", { print: ({ stl, games }) => quotient(stl, games, 1), isOnPage: true }],
  ["bpg", { print: ({ blk, games }) => quotient(blk, games, 1), isOnPage: true }],
  ["plus-minus", { print: ({ plusMinus }) => signed(plusMinus, 1, 0) }],
  ["usage", { print: ({ ratings }) => percentage(ratings.usage) }],
  ["true-shooting", { print: ({ ratings }) => percentage(ratings.trueShooting) }],
]);

/** References to players' seasons. Players are named by their full names. */
export function playerKinds(tables: Tables): Kinds {
  const contracts = new Map(tables.contracts.map((row) => [row.player_id, row]));
  const seasons = new Map(tables.players.map((player) => [player.name, player]));
  const codes = new Map(tables.teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const rules = new Map(LEADER_RULES.map((rule) => [rule.category, rule]));
  const lists = new Map<string, ReturnType<typeof topOf>>();

  const seasonOf = (name: string) => find(seasons, name, "player");
  /** A link to a player; only players under contract have a page. */
  const subjectOf = ({ id, name }: PlayerSeason): Link[] =>
    contracts.has(id) ? [{ text: name, href: playerPath(name) }] : [];
  const rookies = () => tables.players.filter(({ id }) => isRookie(contracts.get(id)));
  const listOf = (category: string) => {
    const known = lists.get(category);
    if (known !== undefined) return known;
    const rule = find(rules, category, "list of leaders");
    const list = topOf(rule, tables.players, tables.players.length);
    lists.set(category, list);
    return list;
  };

  function figure([name = "", column]: readonly string[]): Figure {
    const season = seasonOf(name);
    const subjects = subjectOf(season);
    const href = subjects[0]?.href;
    switch (column) {
      case undefined:
        return { text: name, href, subjects, isName: true };
      case "team":
        return { text: find(codes, season.teamId, "team"), subjects };
      case "pick":
        return { text: pickOf(contracts.get(season.id)), href, subjects };
      default: {
        const { print, isOnPage } = find(COLUMNS, column, "player's column");
        return { text: print(season), href: isOnPage && href, subjects };
      }
    }
  }

  return {
    player: {
      usage: "PLAYER [COLUMN]",
      figure,
      each: () => tables.players.map(({ name }) => [name]),
    },
    rookie: {
      usage: "PLAYER COLUMN",
      figure(words) {
        const { id, name } = seasonOf(words[0] ?? "");
        if (!isRookie(contracts.get(id))) throw new ContentError(`${name} is no rookie.`);
        return figure(words);
      },
      each: () => rookies().map(({ name }) => [name]),
    },
    /**
     * A figure of one of the site's lists of leaders, which have a minimum of games or attempts.
     */
    leader: {
      usage: "LIST PLAYER",
      figure([category = "", name = ""]) {
        const list = listOf(category);
        const at = list.findIndex(({ player }) => player === name);
        const row = list[at];
        if (row === undefined) throw new ContentError(`"${name}" is not among ${category}.`);
        const page = `/#${find(rules, category, "list of leaders").group}`;
        const href = at < LISTED ? page : undefined;
        return { text: grouped(row.stat), href, subjects: subjectOf(seasonOf(name)) };
      },
      each: ([category = ""]) => listOf(category).map(({ player }) => [player]),
    },
    /** The number of players who played at least this many games. */
    played: {
      usage: "GAMES",
      figure([games = ""]) {
        const found = tables.players.filter((player) => player.games >= Number(games));
        return { text: String(found.length), subjects: [] };
      },
    },
  };
}

/** Returns whether a player is in his first season, without a completed year of service. */
function isRookie(row: ContractRow | undefined): boolean {
  return row?.years_of_service === "0" || row?.years_of_service === "R";
}

function pickOf(row: ContractRow | undefined): string {
  const pick = / Pick (\d+)$/.exec(row?.draft_status ?? "")?.[1];
  if (pick === undefined) throw new ContentError(`${row?.player ?? "He"} has no draft pick.`);
  return pick;
}
