import { listed } from "#domain/printing/listed.ts";
import { memoize } from "../memoize.ts";
import type { Team } from "../teams/team.ts";
import { normaliseTeamName } from "../teams/team-names.ts";
import { foldForSearch } from "../text/fold.ts";
import type { QuestionData } from "./question-data.ts";
import type { LinePlayer } from "./storage/season-lines.ts";

/** The season, players and teams that an address can name. */
export interface Names {
  season: string;
  /** The season that is current, whichever the names are of. */
  current: string;
  players: readonly LinePlayer[];
  teams: readonly Team[];
}

/** The names that a question may contain. */
export function namesOf({
  seasonNow: { current },
  lines: { season, players },
  teams,
  allTime,
}: Pick<QuestionData, "seasonNow" | "lines" | "teams" | "allTime">): Names {
  return { season, current, players: allTime?.players ?? players, teams };
}

export type Found<Item> =
  | { kind: "found"; item: Item }
  | { kind: "several"; items: Item[] }
  | { kind: "none" };

/**
 * Finds a player by id or name, without regard to case, accents and punctuation. Part of a name is
 * enough when only one player has it ("jokic").
 */
export function playerNamed(text: string, players: readonly LinePlayer[]): Found<LinePlayer> {
  const { byId, byName, folded } = playerIndex(players);
  const own = byId.get(text.trim());
  if (own !== undefined) return { kind: "found", item: own };
  const wanted = foldForSearch(text);
  if (wanted === "") return { kind: "none" };
  const exact = byName.get(wanted);
  if (exact !== undefined) return foundAmong(exact);
  const words = wanted.split(" ").map((word) => ` ${word} `);
  return foundAmong(
    folded
      .filter(({ name }) => words.every((word) => name.includes(word)))
      .map(({ player }) => player),
  );
}

/** Finds a team by id, abbreviation, full name, short name or city. */
export function teamNamed(text: string, teams: readonly Team[]): Found<Team> {
  const wanted = foldForSearch(text);
  if (wanted === "") return { kind: "none" };
  return foundAmong(teamIndex(teams).get(wanted) ?? []);
}

/** The name of a player; the id of an unknown one. */
export function playerName(id: string, { players }: Names): string {
  return playerIndex(players).byId.get(id)?.name ?? id;
}

/** "Luka Dončić and LeBron James". */
export function playersNamed(ids: readonly string[], names: Names): string {
  return listed(ids.map((id) => playerName(id, names)));
}

/** The team with an abbreviation. */
export function teamOf(abbreviation: string, { teams }: Names): Team | undefined {
  return teamIndex(teams).get(abbreviation.toLowerCase())?.[0];
}

function foundAmong<Item>(items: readonly Item[]): Found<Item> {
  const [item] = items;
  if (item === undefined) return { kind: "none" };
  return items.length === 1 ? { kind: "found", item } : { kind: "several", items: [...items] };
}

const playerIndex = memoize((players: readonly LinePlayer[]) => {
  const folded = players.map((player) => ({ player, name: ` ${foldForSearch(player.name)} ` }));
  const byName = new Map<string, LinePlayer[]>();
  for (const { player, name } of folded) {
    const key = name.trim();
    byName.set(key, [...(byName.get(key) ?? []), player]);
  }
  return { byId: new Map(players.map((player) => [player.id, player])), byName, folded };
});

const teamIndex = memoize((teams: readonly Team[]) => {
  const index = new Map<string, Team[]>();
  for (const team of teams) {
    const { id, abbreviation, fullName, name, city } = team;
    const texts = [String(id), abbreviation, fullName, normaliseTeamName(fullName), name, city];
    for (const key of new Set(texts.map(foldForSearch))) {
      index.set(key, [...(index.get(key) ?? []), team]);
    }
  }
  return index;
});
