import type { GroupRange, Rows, Sort } from "../../query/query.ts";
import { yearsOf } from "./ages.ts";
import { missed, nthOf, place } from "./compile-places.ts";
import { ofPlayer, ofPlayers } from "./compile-players.ts";
import { compileRanges, takeMargin } from "./compile-ranges.ts";
import { isOfTeams, ofTeams } from "./compile-teams.ts";
import { type Compiled, conditionsOf, featsOf, high, made, own } from "./compiled.ts";
import { incomplete } from "./filled.ts";
import { refuseIgnored } from "./ignored.ts";
import { closed } from "./ranges.ts";
import type { Slots } from "./slots.ts";

/**
 * Compiles a question's slots to a query. Throws `Stopped` when they are incomplete or do not fit
 * together.
 */
export function compileQuery(slots: Slots): Compiled {
  takeMargin(slots);
  takeAge(slots);
  // "second scorer of the celtics"
  if (slots.nth !== undefined) slots.rank ??= "best";
  refuseMixtures(slots);
  const found =
    place(slots) ??
    missed(slots) ??
    streak(slots) ??
    special(slots) ??
    (slots.players.length > 0 ? ofPlayer(slots) : undefined) ??
    (isOfTeams(slots) ? ofTeams(slots) : undefined) ??
    ofPlayers(slots);
  const compiled: Compiled = { path: undefined, ...found, wish: nthOf(slots.nth, found.wish) };
  refuseIgnored(slots, compiled.wish);
  return compiled;
}

/** Reads a number without a figure as an age: "players under 25 averaging 20". */
function takeAge(slots: Slots): void {
  const [years] = slots.loose;
  const isOfPeople = slots.nouns.has("players") || slots.conditions.rookie !== undefined;
  if (years === undefined || slots.loose.length > 1 || !isOfPeople) return;
  slots.conditions.age = yearsOf(years);
  slots.loose = [];
}

/** The conditions on players, as opposed to games. */
const TRAITS = [...(["rookie", "pos", "nation", "college", "draft", "age", "height"] as const)];

function refuseMixtures(slots: Slots): void {
  const { players, teams, loose, measures, rank, flags, trait, extreme, page, opp } = slots;
  if (loose.length > (slots.nouns.has("streak") ? 1 : 0))
    incomplete("The question does not say what the number counts.");
  if (players.length > 1) incomplete("Ask about one player's games, or compare players.");
  if (teams.length > 2 || (teams.length > 1 && (opp !== undefined || players.length > 0)))
    incomplete("Ask about one team, or about two that met.");
  if (rank !== undefined && measures.length > 1)
    incomplete("The order is by one figure at a time.");
  if (trait !== undefined || extreme !== undefined || page !== undefined || flags.has("finals"))
    incomplete("That cannot be combined with figures of games.");
  if (flags.has("longest") && !slots.nouns.has("streak"))
    incomplete("The question does not say the longest of what.");
  if (flags.has("he") && players.length === 0)
    incomplete("The question does not say whom it means.");
  if (players.length > 0 && TRAITS.some((name) => slots.conditions[name] !== undefined))
    incomplete("One player is named already.");
  if (flags.has("draft") && slots.conditions.draft === undefined)
    incomplete("Name the year of the draft.");
}

function streak(slots: Slots) {
  if (!slots.nouns.has("streak")) return undefined;
  const { players, teams, ranges, measures, wins, conditions, loose } = slots;
  const groups = loose.map(
    (limits): GroupRange => ({ figure: "gp", of: "mean", range: closed(limits) }),
  );
  const figures = [...compileRanges(slots, false).figures, ...featsOf(measures)];
  if (ranges.length > figures.length) incomplete("Streaks count single games.");
  const result = wins ?? conditions.result;
  const isByTeam = players.length === 0 && figures.length === 0 && conditions.rookie === undefined;
  if (wins !== undefined && (conditions.result ?? wins) !== wins)
    incomplete("A game is won or lost.");
  if (figures.length === 0 && result === undefined && !slots.flags.has("current"))
    incomplete("The question does not say which streak it means.");
  const isOfTeam = isByTeam || (teams.length > 0 && slots.flags.has("they"));
  const rows: Rows = isOfTeam || slots.nouns.has("teams") ? "team-streaks" : "streaks";
  const result_ = result === undefined ? {} : { result };
  const all = conditionsOf(slots, { ...own(slots), ...result_ });
  return made(slots, { rows, conditions: all, figures, groups }, { kind: "streak" });
}

function special(slots: Slots) {
  const { special: name, teams, players, conditions } = slots;
  if (name === undefined) return undefined;
  const isOfPlayers = players.length > 0 || conditions.rookie !== undefined || conditions.pos;
  const { flags, by, wins } = slots;
  if (slots.ranges.length + slots.measures.length > 0 || flags.has("record") || by || wins)
    incomplete("That cannot be combined with further figures.");
  if (isOfPlayers) {
    if (name !== "highgame") incomplete("Ask that of teams.");
    return high(slots, "games", "pts");
  }
  const [team] = teams;
  const sort = (key: string, order: Sort["order"] = "desc"): Sort => ({ key, order });
  const games = (result: "w" | "l" | undefined, by: Sort) =>
    made(
      slots,
      {
        rows: "team-games",
        conditions: conditionsOf(slots, { ...own(slots), ...(result && { result }) }),
        sort: by,
      },
      { kind: "high", figure: by.key },
    );
  if (name === "blowout") return games("w", sort("margin"));
  if (name === "beating") return games("l", sort("margin", "asc"));
  const order = name === "lowgame" ? "asc" : "desc";
  return team === undefined
    ? games("w", sort("bothpts", order))
    : games(undefined, sort("pts", order));
}
