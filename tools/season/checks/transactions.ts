import { kindOfLine, type TransactionKind, tagsOfLine } from "#domain/season/transactions.ts";
import type { Team } from "#domain/teams/team.ts";
import type { TransactionDayWire } from "#functions/data/wire/transactions.ts";
import type { MoveNames } from "../move-names.ts";
import type { Move } from "../moves-table.ts";
import { isExtension } from "../transactions.ts";

const KINDS: Record<Move["kind"], TransactionKind> = {
  trade: "trade",
  signed: "signed",
  "re-signed": "re-signed",
  waived: "waived",
  converted: "converted",
  "claimed off waivers": "claimed",
};

/**
 * Contradictions of the feed: a tag whose page does not exist, a kind that the line's words do not
 * say, transactions that are listed twice or not at all.
 */
export function transactionContradictions(
  days: TransactionDayWire[],
  moves: Move[],
  names: MoveNames,
  teams: Team[],
): string[] {
  const found: string[] = [];
  const players = moves
    .filter(({ player_id }) => player_id !== null)
    .map(({ player_id, player }) => names.player(player_id ?? "", player ?? ""));
  const underContract = new Set(
    players.filter((player) => player.underContract).map(({ name }) => name),
  );
  const free = new Set(players.filter((player) => !player.underContract).map(({ name }) => name));
  const told = new Map<TransactionKind, number>();
  for (const { lines } of days) {
    for (const line of lines) {
      const { body, tags = [] } = line;
      const kind = kindOfLine({ body });
      if (kind === undefined) found.push(`No kind of move can be read from "${body}"`);
      else told.set(kind, (told.get(kind) ?? 0) + 1);
      for (const { kind, text } of tagsOfLine({ ...line, tags }, teams)) {
        if (kind === "player" && !underContract.has(text)) {
          found.push(`"${text}" has no page, but is linked in "${body}"`);
        }
        if (kind === "free-agent" && !free.has(text)) {
          found.push(`"${text}" is under contract, but a free agent in "${body}"`);
        }
      }
    }
  }
  for (const [kind, count] of expected(moves)) {
    const lines = told.get(kind) ?? 0;
    if (lines !== count) found.push(`${lines} lines tell of "${kind}", the table has ${count}`);
  }
  return found;
}

/** The number of expected lines by kind: one for each transaction, all rows of a trade together. */
function expected(moves: Move[]): Map<TransactionKind, number> {
  const counts = new Map<TransactionKind, number>();
  const trades = new Set<string>();
  for (const move of moves) {
    if (move.kind === "trade") {
      if (trades.has(move.trade_group)) continue;
      trades.add(move.trade_group);
    }
    const kind = isExtension(move) ? "signed" : KINDS[move.kind];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
