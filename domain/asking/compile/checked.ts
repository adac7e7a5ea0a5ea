import { queryParameters } from "#domain/query/address.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import type { Flag, Slots } from "../slots.ts";
import { incomplete } from "./filled.ts";
import type { CompiledSlots } from "./query.ts";

/**
 * A compiled query as its own address says it. Throws `Stopped` for players without a game in the
 * season or for the team, and for a query that no address can say.
 */
export function checked(compiled: CompiledSlots, vocabulary: Vocabulary): CompiledSlots {
  const { query, wish, slots } = compiled;
  const [player] = slots.players;
  const [team] = slots.teams;
  const missing = [player, slots.vs, ...slots.with, ...slots.without].find(
    (one) => one !== undefined && !hasPlayed(one, vocabulary),
  );
  if (missing !== undefined) return incomplete(ASK_ADVICE.noGame(missing.name));
  const clubs = player === undefined ? new Set<number>() : teamsOf(player, vocabulary);
  if (player !== undefined && team !== undefined && !clubs.has(team.id))
    return incomplete(ASK_ADVICE.notOfTeam(player.name, team.name), [
      `${player.name} vs ${team.name}`.toLowerCase(),
    ]);
  if (wish.kind === "missed" && player !== undefined && clubs.size > 1)
    return incomplete(ASK_ADVICE.severalTeams(player.name));
  const { data } = vocabulary;
  const ofSeason = { ...query, season: data.season ?? data.lines.season };
  const parsed = parseQuery(queryParameters(ofSeason), namesOf(data));
  if (!parsed.ok) return incomplete(ASK_ADVICE.unfit);
  return { ...compiled, query: parsed.value };
}

/** The slots with "since the trade" as the games for a player's last team of the season's two. */
export function withTrade(slots: Slots, vocabulary: Vocabulary): Slots {
  const { flags, players, teams } = slots;
  const isBefore = flags.has("traded-before");
  const [player] = players;
  if (!isBefore && !flags.has("traded-since")) return slots;
  if (player === undefined || players.length + teams.length > 1)
    return incomplete(ASK_ADVICE.whoseGames);
  const clubs = [...teamsOf(player, vocabulary)];
  if (clubs.length !== 2) return incomplete(ASK_ADVICE.notTraded(player.name));
  const team = vocabulary.data.teams.find(({ id }) => id === clubs[isBefore ? 0 : 1]);
  const others = flags.difference(new Set<Flag>(["traded-before", "traded-since"]));
  return { ...slots, flags: others, teams: team === undefined ? [] : [team] };
}

/** The ids of the teams for which a player has games in the season, in the order of his games. */
function teamsOf(player: LinePlayer, { data: { lines } }: Vocabulary): ReadonlySet<number> {
  const place = lines.players.findIndex(({ id }) => id === player.id);
  const teams = new Set<number>();
  for (let line = 0; line < lines.size; line += 1)
    if (lines.player[line] === place) teams.add(lines.team[line] as number);
  return teams;
}

/** Returns whether a player has a game in the season. */
export function hasPlayed(player: LinePlayer, { data }: Vocabulary): boolean {
  return data.lines.players.some(({ id }) => id === player.id);
}
