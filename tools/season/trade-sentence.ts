import type { TransactionLineWire } from "#functions/data/wire/transactions.ts";
import { type MoveNames, tagged } from "./move-names.ts";
import type { TradePart } from "./moves-table.ts";

const COUNTS: Record<number, string> = { 3: "three", 4: "four", 5: "five" };

/** A whole trade in one sentence, with each team's acquisitions and where they came from. */
export function tradeSentence(parts: TradePart[], names: MoveNames): TransactionLineWire {
  const teams = [...new Set(parts.flatMap((part) => [part.team_id, part.from_team_id]))];
  const players = parts.flatMap(({ player_id, player }) =>
    player_id === null || player === null ? [] : [names.player(player_id, player)],
  );
  const known = new Set<number>();
  /** The full name at the first mention, the short name from then on. */
  const the = (id: number): string => {
    const { fullName, name } = names.team(id);
    if (known.has(id)) return `the ${name}`;
    known.add(id);
    return `the ${fullName}`;
  };
  const clauses = [...Map.groupBy(parts, ({ team_id }) => team_id)].map(([to, received]) => {
    const receiver = the(to);
    const shares = [...Map.groupBy(received, ({ from_team_id }) => from_team_id)].map(
      ([from, given]) => `${listed(given.map((part) => thing(part, names)))} from ${the(from)}`,
    );
    return `${receiver} received ${shares.join(", and ")}`;
  });
  const count = COUNTS[teams.length];
  const opening = count === undefined ? "In a trade" : `In a ${count}-team trade`;
  return {
    body: `${opening}, ${clauses.join("; ")}.`,
    ...tagged(
      teams.map((id) => names.team(id).fullName),
      players,
    ),
  };
}

function thing({ player_id, player }: TradePart, names: MoveNames): string {
  return player_id === null || player === null
    ? "draft consideration"
    : names.player(player_id, player).name;
}

function listed(things: string[]): string {
  const last = things.at(-1) ?? "";
  return things.length < 2 ? last : `${things.slice(0, -1).join(", ")} and ${last}`;
}
