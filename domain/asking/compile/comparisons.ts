import { queryParameters } from "#domain/query/address.ts";
import { completeQuery } from "#domain/query/query.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Flag, SlotName, Slots } from "../slots.ts";
import { fillsOnly, incomplete, requireOnly } from "./filled.ts";

const MOST_COMPARED = 4;
const SHARED: readonly SlotName[] = ["where", "result", "month", "from", "to", "last"];

/** A comparison of players or of teams: the same question about each of them. */
interface Compared {
  each: readonly Slots[];
  /** The page that compares them. */
  path: string;
}

/** The comparison that a question asks for: "compare jokic and embiid", "lebron vs curry". */
export function comparisonIn(slots: Slots, season: string): Compared | undefined {
  const { players, teams, vs, flags: asked, conditions } = slots;
  const compared = vs === undefined ? players : [...players, vs];
  const isOfPlayers = compared.length > 1 && teams.length === 0;
  // "jokic vs doncic" is a comparison, "jokic vs doncic games" those in which they met.
  const isPlain =
    asked.has("versus") && fillsOnly(slots, "players", "vs", "versus", ...USUAL_FIGURES);
  if (vs !== undefined && !asked.has("compare") && compared.length === 2 && !isPlain)
    return undefined;
  const isAsked = asked.has("compare") || (isOfPlayers && !asked.has("when"));
  if (!isAsked) return undefined;
  const clubs = [...teams, ...(slots.opp ? [slots.opp] : [])];
  const names = isOfPlayers
    ? compared.map(({ id }) => id)
    : clubs.map(({ abbreviation }) => abbreviation);
  if (names.length < 2 || names.length > MOST_COMPARED)
    return incomplete(ASK_ADVICE.compared(MOST_COMPARED));
  requireOnly(slots, ASK_ADVICE.allFigures, ...COMPARABLE, ...SHARED);
  const kind = isOfPlayers ? "players" : "teams";
  // "luka and lebron vs celtics"
  const against = isOfPlayers && slots.opp ? { opp: slots.opp.abbreviation } : {};
  const query = completeQuery({
    season,
    rows: kind,
    conditions: { ...conditions, ...against },
    stage: slots.stage,
  });
  const params = [...queryParameters(query)].filter(([name]) => !["rows", "sort"].includes(name));
  const search = new URLSearchParams([[kind, names.join(",")], ...params]);
  const flags = new Set<Flag>([...asked].filter((flag) => !COMPARING.includes(flag)));
  if (slots.measures.length === 0) flags.add("stats");
  const plain: Slots = { ...slots, flags, vs: undefined, opp: isOfPlayers ? slots.opp : undefined };
  return {
    each: isOfPlayers
      ? compared.map((player) => ({ ...plain, players: [player] }))
      : clubs.map((team) => ({ ...plain, teams: [team] })),
    path: `/nba/compare?${search}`.replaceAll("%2C", ","),
  };
}

/** The slots of a comparison's figures; "stats" and "averages" are the usual ones. */
const USUAL_FIGURES: readonly SlotName[] = ["measures", "unit", "stats", "averaging"];

/** The words that ask for a comparison. */
const COMPARING: readonly Flag[] = ["compare", "versus"];

const COMPARABLE: readonly SlotName[] = [
  "players",
  "teams",
  "opp",
  "vs",
  "versus",
  "compare",
  ...USUAL_FIGURES,
  "playoffs",
];
