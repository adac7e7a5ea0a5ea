import type { Query } from "../../query/query.ts";
import { listed } from "../listed.ts";
import { ordinal } from "../ordinals.ts";
import { basisWords, groupsWords, orderWord, rangeText, statName } from "./figure-words.ts";
import { inferred, joined, nameSegments, type Said, said } from "./segments.ts";
import { peopleNoun, settingsOf } from "./settings.ts";
import type { Slots } from "./slots.ts";
import type { Placed, Segment, Wish } from "./understanding.ts";

export function readAsPage(title: string): Segment[] {
  return [said(`the page: ${title.charAt(0).toLowerCase()}${title.slice(1)}`)];
}

/** The reading of a question as a query: one sentence without its full stop. */
export function readAsQuery(query: Query, wish: Wish, slots: Slots, context: Said): Segment[] {
  return joined([
    ...headOf(query, wish, slots, context),
    ...subjectOf(query, wish, slots, context),
    ...figureSegments(query, wish, slots),
    ...settingsOf(saidConditions(query, wish), context.names)
      .filter(({ isTrait }) => !(isTrait && wish.kind === "list"))
      .flatMap(({ before, name }) => [
        said(` ${before}`),
        ...(name === undefined ? [] : [said(" "), ...nameSegments(name, context)]),
      ]),
    ...(query.qualified ? [inferred(", of players who qualify")] : []),
    said(", "),
    seasonSegment(query, slots),
  ]);
}

function seasonSegment({ season, stage }: Query, slots: Slots): Segment {
  const isSaid = slots.stage !== undefined;
  return {
    text: `${season} ${stage === "season" ? "regular season" : "playoffs"}`,
    isInferred: !isSaid,
  };
}

/**
 * Drops the result from a query that counts each league game once, as its winner's, because the
 * question has no such condition.
 */
function saidConditions(query: Query, wish: Wish): Query {
  const { result: _, ...conditions } = query.conditions;
  const isOnce =
    query.rows === "team-games" &&
    conditions.team === undefined &&
    (wish.kind === "count" || TOGETHER.includes(query.sort.key));
  return isOnce ? { ...query, conditions } : query;
}

const TOGETHER = ["margin", "bothpts"];

function traitsOf(query: Query, { names }: Said): string[] {
  return settingsOf(query, names)
    .filter(({ isTrait }) => isTrait)
    .map(({ before }) => before);
}

function headOf(query: Query, wish: Wish, slots: Slots, context: Said): Segment[] {
  const isUnitSaid = slots.unit !== undefined || slots.flags.has("averaging");
  const unit = (text: string) => ({ text, isInferred: !isUnitSaid });
  switch (wish.kind) {
    case "record":
      return [
        { text: "record", isInferred: !slots.flags.has("record") && slots.wins === undefined },
      ];
    case "leaders": {
      const order = orderWord(wish.figure, query.sort.order);
      if (wish.figure === "gp" && query.figures.length > 0) return [said(`${order} games`)];
      if (["winpct", "w", "l"].includes(wish.figure))
        return [said(`${order} ${wish.figure === "winpct" ? "record" : statName(wish.figure)}`)];
      return [said(`${order} ${statName(wish.figure)}`), unit(basisWords(wish.figure, query.per))];
    }
    case "high":
      if (wish.figure === "margin") return [said("biggest margin")];
      return [
        said(`${orderWord(wish.figure, query.sort.order)} ${statName(wish.figure)}`),
        unit(" in a game"),
      ];
    case "means": {
      const isAsked = slots.measures.length > 0;
      const names = { text: listed(wish.figures.map(statName)), isInferred: !isAsked };
      return [names, unit(basisWords(wish.figures[0] ?? "pts", query.per))];
    }
    case "split": {
      const names = {
        text: listed(wish.figures.map(statName)),
        isInferred: slots.measures.length === 0,
      };
      return [names, said(` by ${query.by ?? ""}`)];
    }
    case "place":
      return [
        said("nth" in wish.of ? `${ordinal(wish.of.nth)} place` : "place"),
        ...placedName(wish.of, context),
        said(` by ${statName(wish.figure)}`),
        unit(basisWords(wish.figure, query.per)),
      ];
    case "missed":
      return [said("games missed")];
    case "streak":
      if (query.groups.length > 0) return [said("streaks")];
      return [{ text: "longest streaks", isInferred: slots.rank === undefined }];
    case "count":
      return [said("games")];
    case "list":
      return [said(query.rows === "players" ? peopleNoun(traitsOf(query, context)) : query.rows)];
  }
}

function placedName(of: Placed, { names, ...context }: Said): Segment[] {
  if ("nth" in of) return [];
  const name =
    "player" in of
      ? names.players.find(({ id }) => id === of.player)?.name
      : names.teams.find(({ id }) => id === of.team)?.fullName;
  return [said(" of "), ...nameSegments(name ?? "", { names, ...context })];
}

function subjectOf(query: Query, wish: Wish, slots: Slots, context: Said): Segment[] {
  const { conditions, rows } = query;
  const { player, team } = conditions;
  const playerName = context.names.players.find(({ id }) => id === player)?.name;
  const teamName = context.names.teams.find(({ abbreviation }) => abbreviation === team)?.fullName;
  const ofPlayer =
    playerName === undefined ? [] : [said(" of "), ...nameSegments(playerName, context)];
  if (wish.kind === "record" && playerName !== undefined)
    return [
      ...(teamName === undefined
        ? [said(" of his team")]
        : [said(" of the "), ...nameSegments(teamName, context)]),
      said(" in games in which "),
      ...nameSegments(playerName, context),
      ...(query.figures.length === 0 ? [said(" played")] : []),
    ];
  if (teamName !== undefined && playerName === undefined) {
    const isOfPlayers = rows === "players" || rows === "games" || rows === "streaks";
    const of = isOfPlayers
      ? [
          {
            text: wish.kind === "list" ? " of the " : " of players of the ",
            isInferred: !slots.nouns.has("players"),
          },
        ]
      : [said(" of the ")];
    return [...of, ...nameSegments(teamName, context)];
  }
  if (playerName !== undefined && teamName !== undefined)
    return [...ofPlayer, said(" for the "), ...nameSegments(teamName, context)];
  if (playerName !== undefined) return ofPlayer;
  if (wish.kind === "list") return [];
  // The conditions describe the players already.
  if (traitsOf(query, context).length > 0) return [];
  const isOfTeams = ["teams", "team-games", "team-streaks"].includes(rows);
  const isSaid = slots.nouns.has(isOfTeams ? "teams" : "players");
  return [{ text: ` of all ${isOfTeams ? "teams" : "players"}`, isInferred: !isSaid }];
}

function figureSegments(query: Query, wish: Wish, slots: Slots): Segment[] {
  const { figures, groups, conditions } = query;
  const isOfPlayer = wish.kind === "record" && conditions.player !== undefined;
  const verb = isOfPlayer ? (figures[0]?.figure === "pts" ? " scored " : " had ") : " with ";
  const own = figures.flatMap(({ figure, range }, at) => {
    const asked = slots.ranges.find((one) => one.figure === figure);
    const isPlain =
      asked !== undefined &&
      !asked.isSaid &&
      !asked.isOpen &&
      range.max === Number.POSITIVE_INFINITY;
    const start = said(at === 0 ? verb : " and ");
    if (!isPlain) return [start, said(rangeText(figure, range))];
    const name = statName(figure);
    return [start, said(String(range.min)), inferred(" or more"), said(` ${name}`)];
  });
  return groups.length === 0 ? own : [...own, said(` ${groupsWords(groups)}`)];
}
