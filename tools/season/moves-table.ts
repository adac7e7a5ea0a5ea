import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { DatasetError } from "./dataset-error.ts";

const FILE = "transactions.json";

const teamId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30));
const base = { date: v.pipe(v.string(), v.isoDate()), team_id: teamId };
const player = {
  player_id: v.pipe(v.number(), v.integer(), v.transform(String)),
  player: v.pipe(v.string(), v.nonEmpty()),
  position: v.picklist(["guard", "forward", "center"]),
};
const contract = v.picklist([
  "10-Day Contract",
  "Two-Way Contract",
  "Rest-of-Season Contract",
  "Rookie Scale Extension",
  "Veteran Extension",
  "NBA contract",
]);

const move = v.variant("kind", [
  v.object({
    ...base,
    ...player,
    kind: v.picklist(["signed", "re-signed", "converted"]),
    contract,
  }),
  v.object({ ...base, ...player, kind: v.literal("waived") }),
  v.object({
    ...base,
    ...player,
    kind: v.literal("claimed off waivers"),
    from_team_id: v.nullish(teamId),
  }),
  v.object({
    ...base,
    kind: v.literal("trade"),
    player_id: v.nullable(player.player_id),
    player: v.nullable(player.player),
    from_team_id: teamId,
    trade_group: v.pipe(v.string(), v.nonEmpty()),
    received: v.picklist(["player", "draft consideration"]),
  }),
]);

/** One row of the transactions: a team's transaction, or one part of a trade. */
export type Move = v.InferOutput<typeof move>;
export type TradePart = Extract<Move, { kind: "trade" }>;

/** The season's transactions in the table's order, newest first. */
export function readMoves(folder: string): Move[] {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(join(folder, FILE), "utf8"));
  } catch {
    throw new DatasetError(`The season tables have no readable ${FILE} in ${folder}.`);
  }
  const parsed = v.safeParse(v.array(move), raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new DatasetError(`${FILE}, at ${v.getDotPath(issue)}: ${issue.message}.`);
}
