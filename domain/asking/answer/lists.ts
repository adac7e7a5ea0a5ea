import { leaderList, leaderRuleOf } from "#domain/leaders/leader-lists.ts";
import { QUALIFICATION } from "#domain/leaders/qualification.ts";
import { playerPath } from "#domain/players/players.ts";
import { listed } from "#domain/printing/listed.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import type { FactData } from "./fact-data.ts";
import { figureMark, nameOfPlayer, plain } from "./words.ts";

const SHOWN = 10;

/**
 * The leaders of a published list that no query computes, or one player's rank in it. Undefined for
 * an unknown list, and without the season's ratings.
 */
export function listAnswer(
  { path, playerId }: Extract<Fact, { kind: "list" }>,
  { data, ratings }: FactData,
): FactAnswer | undefined {
  const rule = leaderRuleOf(path);
  if (rule === undefined || ratings === undefined) return undefined;
  const { category, group } = rule;
  const { rows, qualified } = leaderList(rule, data.totals, ratings, {
    length: data.totals.length,
  });
  const what = category.replace("%", "percentage").toLowerCase();
  const sign = category.endsWith("%") ? "%" : "";
  const place = rows.findIndex(({ player }) => player.id === playerId);
  const own = rows[playerId === undefined ? 0 : place];
  const first = rows.filter(({ rank }) => rank === own?.rank);
  const names = listed(first.map(({ player }) => player.name));
  const name = playerId === undefined ? names : nameOfPlayer(playerId, data);
  const start = Math.max(0, place - SHOWN / 2);
  return {
    headline:
      own === undefined
        ? [
            plain(
              `${name || "No one"} ${name === "" ? "qualifies" : "does not qualify"} in ${what}.`,
            ),
          ]
        : [
            plain(`${name}: ${ordinal(own.rank)} of ${qualified} who qualify in ${what}, `),
            figureMark(`${own.stat}${sign}`),
            plain("."),
          ],
    deck: own === undefined ? QUALIFICATION[group] : undefined,
    heads: ["Player", "Rank", category],
    rows: rows.slice(start, start + SHOWN).map(({ player, rank, stat }) => ({
      name: player.name,
      href: playerPath(player.name),
      cells: [String(rank), `${stat}${sign}`],
    })),
  };
}
