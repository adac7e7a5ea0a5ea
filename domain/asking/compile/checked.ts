import { queryParameters } from "#domain/query/address.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import { Stopped } from "../slots.ts";
import { incomplete } from "./filled.ts";
import type { CompiledSlots } from "./query.ts";
import type { Shape } from "./shapes.ts";

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
  if (missing !== undefined) {
    const reason = ASK_ADVICE.noGame(missing.name);
    throw new Stopped({ kind: "incomplete", reason, meant: [], cause: "no-game" });
  }
  const clubs = player === undefined ? new Set<number>() : teamsOf(player, vocabulary);
  if (player !== undefined && team !== undefined && !clubs.has(team.id))
    throw new Stopped({
      kind: "incomplete",
      reason: ASK_ADVICE.notOfTeam(player.name, team.name),
      meant: [`${player.name} vs ${team.name}`.toLowerCase()],
      cause: "no-game",
    });
  if (wish.kind === "missed" && player && clubs.size > 1)
    return incomplete(ASK_ADVICE.severalTeams(player.name));
  const { data } = vocabulary;
  const ofSeason = { ...query, season: data.season ?? data.lines.season };
  const parsed = parseQuery(queryParameters(ofSeason), namesOf(data));
  if (!parsed.ok) return incomplete(ASK_ADVICE.unfit);
  return { ...compiled, query: parsed.value };
}

/** "curry at madison square garden": the place of a team that he is not on is that of an opponent. */
export const ofVisit: Shape = ({ players, teams, opp, conditions, text }, vocabulary) => {
  const [[player, ...more], [team, ...others]] = [players, teams];
  const isPlain = more.length + others.length === 0 && (opp ?? conditions.where) === undefined;
  if (player === undefined || team === undefined || !isPlain || !/\bat\b/i.test(text))
    return undefined;
  const isOwn = !hasPlayed(player, vocabulary) || teamsOf(player, vocabulary).has(team.id);
  return isOwn ? undefined : { teams: [], opp: team, set: { where: "away" } };
};

/** "Since the trade": the games for a player's last team of the season's two. */
export const ofTrade: Shape = ({ flags, players, teams }, vocabulary) => {
  const isBefore = flags.has("traded-before");
  const [player] = players;
  if (!isBefore && !flags.has("traded-since")) return undefined;
  if (player === undefined || players.length + teams.length > 1)
    return incomplete(ASK_ADVICE.whoseGames);
  const clubs = [...teamsOf(player, vocabulary)];
  if (clubs.length !== 2) return incomplete(ASK_ADVICE.notTraded(player.name));
  const team = vocabulary.data.teams.find(({ id }) => id === clubs[isBefore ? 0 : 1]);
  return { less: ["traded-before", "traded-since"], teams: team === undefined ? [] : [team] };
};

/** The ids of the teams for which a player has games in the season, in the order of his games. */
function teamsOf({ id }: LinePlayer, { data: { lines } }: Vocabulary): ReadonlySet<number> {
  const { player, team, players } = lines;
  const place = players.findIndex((own) => own.id === id);
  const teams = new Set<number>();
  for (let line = player.indexOf(place); line >= 0; line = player.indexOf(place, line + 1))
    teams.add(team[line] as number);
  return teams;
}

/** Returns whether a player has a game in the season. */
export function hasPlayed(player: LinePlayer, { data }: Vocabulary): boolean {
  return data.lines.players.some(({ id }) => id === player.id);
}
