import { formatUpdated } from "#domain/dates.ts";
import type { TransactionDayWire, TransactionLineWire } from "#functions/data/wire/transactions.ts";
import { type MoveNames, refuseUnknown, tagged } from "./move-names.ts";
import type { Move, TradePart } from "./moves-table.ts";
import { tradeSentence } from "./trade-sentence.ts";

/**
 * The feed of all transactions, one sentence each, in the order of the days; a trade is one line.
 */
export function transactionsWire(moves: Move[], names: MoveNames): TransactionDayWire[] {
  return [...Map.groupBy(moves, ({ date }) => date)]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([date, ofDay]) => ({
      date: formatUpdated(date) ?? refuseUnknown(`day ${date}`),
      lines: linesOf(ofDay, names),
    }));
}

function linesOf(moves: Move[], names: MoveNames): TransactionLineWire[] {
  const told = new Set<string>();
  return moves.flatMap((move) => {
    if (move.kind !== "trade") return [lineOf(move, names)];
    if (told.has(move.trade_group)) return [];
    told.add(move.trade_group);
    const parts = moves.filter(
      (other): other is TradePart =>
        other.kind === "trade" && other.trade_group === move.trade_group,
    );
    return [tradeSentence(parts, names)];
  });
}

/** The sentence of a transaction that is not a trade. */
function lineOf(move: Exclude<Move, TradePart>, names: MoveNames): TransactionLineWire {
  const team = names.team(move.team_id);
  const player = names.player(move.player_id, move.player);
  const who = `${move.position} ${player.name}`;
  return {
    body: `The ${team.fullName} ${deed(move, who, names)}.`,
    ...tagged([team.fullName], [player]),
  };
}

/** The table counts extensions as re-signings, but their players never were without a contract. */
export function isExtension(move: Move): boolean {
  return "contract" in move && move.contract.endsWith(" Extension");
}

function deed(move: Exclude<Move, TradePart>, who: string, names: MoveNames): string {
  switch (move.kind) {
    case "signed":
    case "re-signed":
      return `${isExtension(move) ? "signed" : move.kind} ${who} ${TERMS[move.contract]}`;
    case "converted":
      return `converted ${who} to an NBA contract`;
    case "waived":
      return `waived ${who}`;
    case "claimed off waivers":
      return move.from_team_id == null
        ? `claimed ${who} off waivers`
        : `claimed ${who} off waivers from the ${names.team(move.from_team_id).fullName}`;
  }
}

const TERMS = {
  "10-Day Contract": "to a ten-day contract",
  "Two-Way Contract": "to a two-way contract",
  "Rest-of-Season Contract": "for the rest of the season",
  "Rookie Scale Extension": "to a rookie scale extension",
  "Veteran Extension": "to a veteran extension",
  "NBA contract": "to an NBA contract",
} as const;
