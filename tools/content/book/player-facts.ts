import type { PlayerSeason } from "../../../domain/season/facts.ts";
import { percentage, quotient, signed } from "../../../domain/season/figures.ts";
import { LEADER_RULES } from "../../../domain/season/leader-categories.ts";
import { topOf } from "../../../domain/season/leaders-table.ts";
import { playerPath } from "../../../domain/season/players.ts";
import { compareNames } from "../../../domain/words/names.ts";
import { DatasetError } from "../../season/dataset-error.ts";
import type { ContractRow } from "../../season/player-tables.ts";
import type { Tables } from "../../season/tables.ts";
import type { Figure } from "../figure.ts";
import { alone } from "./alone.ts";
import { leading } from "./leading.ts";
import { ordinal } from "./ordinal.ts";

export type Count =
  | "pts"
  | "reb"
  | "ast"
  | "stl"
  | "blk"
  | "fg3m"
  | "fgm"
  | "fga"
  | "ftm"
  | "fta"
  | "doubleDoubles"
  | "tripleDoubles"
  | "games";

/** A player as texts speak of him. */
export interface PlayerFacts {
  season: PlayerSeason;
  name: Figure;
  surname: Figure;
  /** The address of his page, which shows his averages and his games. */
  path: string;
  /** The abbreviation of his last team. */
  team: string;
  perGame(count: Count): Figure;
  total(count: Count): Figure;
  /** Share of the team's plays, true shooting, as percentages. */
  share(of: "usage" | "trueShooting" | "impact"): Figure;
  plusMinus: Figure;
  /** Where in the draft he was taken, as "4"; throws for one who was not drafted in it. */
  pick(): Figure;
  /** The same in words, "fourth". */
  pickWord(): Figure;
}

/** A player as he stands on one of the site's lists. */
export interface ListedPlayer extends PlayerFacts {
  /** Equals share the better one. */
  rank: number;
  stat: Figure;
}

/** What the book knows of players' seasons. */
export function playerFacts(tables: Tables) {
  const contracts = new Map(tables.contracts.map((row) => [row.player_id, row]));
  const byName = new Map(tables.players.map((player) => [player.name, player]));
  const abbreviations = new Map(tables.teams.map(({ id, abbreviation }) => [id, abbreviation]));

  const facts = (season: PlayerSeason): PlayerFacts => {
    const { id } = season;
    const ref = (what: string) => `player/${id}/${what}`;
    return {
      season,
      name: { ref: ref("name"), text: season.name },
      path: playerPath(season.name),
      surname: { ref: ref("surname"), text: surnameOf(season.name) },
      team: abbreviations.get(season.teamId) ?? unknown("team", String(season.teamId)),
      perGame: (count) => ({
        ref: ref(`per-game/${count}`),
        text: quotient(season[count], season.games, 1),
      }),
      total: (count) => ({ ref: ref(`total/${count}`), text: grouped(season[count]) }),
      share: (of) => ({ ref: ref(`share/${of}`), text: percentage(season.ratings[of]) }),
      plusMinus: { ref: ref("plus-minus"), text: signed(season.plusMinus, 1, 0) },
      pick: () => ({ ref: ref("pick"), text: pickOf(contracts.get(id)) }),
      pickWord: () => ({ ref: ref("pick-word"), text: ordinal(Number(pickOf(contracts.get(id)))) }),
    };
  };

  /**
   * One of the site's lists of leaders with the figures printed there, and who comes after them:
   * only so can it be known whether the list ends between equals.
   */
  const leaders = (category: string): ListedPlayer[] => {
    const rule = LEADER_RULES.find((one) => one.category === category) ?? unknown("list", category);
    return topOf(rule, tables.players, tables.players.length).map(({ rank, player, stat }, at) => ({
      ...facts(byName.get(player) ?? unknown("player", player)),
      rank,
      stat: { ref: `leader/${category}/${at + 1}`, text: grouped(stat) },
    }));
  };
  /** The rookies, those with the most of something first. */
  const rookies = (count: Count): PlayerFacts[] =>
    tables.players
      .filter(({ id }) => isRookie(contracts.get(id)))
      .sort((a, b) => b[count] - a[count] || compareNames(a.name, b.name))
      .map(facts);

  return {
    player: (name: string) => facts(byName.get(name) ?? unknown("player", name)),
    leaders,
    /** The first of such a list, with all who are printed equal to the last of them. */
    leading: (category: string, many: number): ListedPlayer[] =>
      leading(leaders(category), many, ({ stat }) => stat.text, `in ${category}`),
    /** The only player at a place of one of the site's lists of leaders; throws where he shares it. */
    leader(category: string, place = 1): ListedPlayer {
      return alone(leaders(category), place, ({ rank }) => rank, `in ${category}`);
    },
    rookies,
    /** The rookies with the most of something, with all who equal the last of them. */
    leadingRookies: (count: Count, many: number): PlayerFacts[] =>
      leading(rookies(count), many, ({ season }) => season[count], `of rookies in ${count}`),
    /** The only rookie with the most of something, or at a later place; throws where he shares it. */
    rookie(count: Count, place = 1): PlayerFacts {
      return alone(rookies(count), place, ({ season }) => season[count], `of rookies in ${count}`);
    },
    isRookie: (player: PlayerFacts) => isRookie(contracts.get(player.season.id)),
    /** How many played at least so many games. */
    playedAtLeast(games: number): Figure {
      const players = tables.players.filter((player) => player.games >= games);
      return { ref: `played/${games}`, text: String(players.length) };
    },
  };
}

/** "2117" as it is read in a sentence: "2,117". Years and dates never come this way. */
export function grouped(value: number | string): string {
  const text = String(value);
  return /^\d{4,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ",") : text;
}

/** What a player is called after his first mention: "Gilgeous-Alexander", "Murphy". */
export function surnameOf(name: string): string {
  const words = name.split(" ").filter((word) => !/^(Jr\.|Sr\.|II|III|IV)$/.test(word));
  return words.slice(1).join(" ") || name;
}

/** In his first season: no year of service completed. */
function isRookie(row: ContractRow | undefined): boolean {
  return row?.years_of_service === "0" || row?.years_of_service === "R";
}

function pickOf(row: ContractRow | undefined): string {
  const pick = / Pick (\d+)$/.exec(row?.draft_status ?? "")?.[1];
  return pick ?? unknown("draft pick", row?.player ?? "");
}

function unknown(kind: string, name: string): never {
  throw new DatasetError(`The book has no ${kind} "${name}".`);
}
