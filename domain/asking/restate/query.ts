import { nameInSentence } from "#domain/figures/figures.ts";
import { listed } from "#domain/printing/listed.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { SharedTrait } from "#domain/query/conditions/condition.ts";
import { isOfAnyPart } from "#domain/query/conditions/conditions.ts";
import type { Query } from "#domain/query/query.ts";
import { basisWords, groupTexts, orderWord, recordCounts } from "#domain/query/say/figures.ts";
import { ofSubject, peopleNoun, type SaidFilter, saidFilters } from "#domain/query/say/filters.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { ALL_SEASONS, isSeveral, seasonsInWords } from "#domain/season/season-range.ts";
import type { Slots } from "../slots.ts";
import type { Placed, Segment, Wish } from "../understanding.ts";
import {
  inferred,
  joined,
  marked,
  nameSegments,
  rangeSegments,
  type Said,
  said,
  unsaidOf,
  unsaidOfMean,
} from "./segments.ts";

/** A page's subject, of which the words of names that the question leaves out are inferred. */
export function readAsPage(title: string, context: Said): Segment[] {
  const { players, teams } = context.names;
  const named = [...teams.map(({ fullName }) => fullName), ...players.map(({ name }) => name)];
  const unsaid = named
    .filter((name) => title.includes(name))
    .flatMap((name) => nameSegments(name, context))
    .flatMap(({ text, isInferred }) => (isInferred ? [text.trim()] : []));
  return joined(marked(`the page: ${title.replace(/^The /, "the ")}`, unsaid));
}

/** The reading of a question as a query: one sentence without its full stop. */
export function readAsQuery(query: Query, wish: Wish, slots: Slots, context: Said): Segment[] {
  const named = [
    ...(query.conditions.also ?? []).flatMap(({ id }) => unsaidName(id, context)),
    ...slots.company.flatMap(unsaidOf),
  ];
  return joined([
    ...headOf(query, wish, slots, context),
    ...subjectOf(query, wish, slots, context),
    ...figureSegments(query, wish, slots),
    ...ofSubject(saidFilters(saidConditions(query, wish), context.names))
      .filter(({ trait }) => trait === undefined || wish.kind !== "list")
      .flatMap((setting) => [
        ...settingSegments(setting, slots, named),
        ...(setting.name === undefined ? [] : [said(" "), ...nameSegments(setting.name, context)]),
      ]),
    ...(query.qualified ? [inferred(", of players who qualify")] : []),
    said(", "),
    ...seasonSegments(query, slots, context),
  ]);
}

/** A condition's words, of which those that the question leaves out are inferred. */
function settingSegments(
  { condition, before }: SaidFilter,
  slots: Slots,
  unsaid: readonly string[],
): Segment[] {
  const { flags, nouns, opp } = slots;
  const text = ` ${before}`;
  // "luka and reaves both": the second name is within the words.
  if (condition === "also") return marked(text, unsaid);
  if (condition === "age" && flags.has("bare-age")) return marked(text, [" of players aged"]);
  // The day of the All-Star break, and the margin of the closest games, are computed.
  if ((condition === "from" || condition === "to") && flags.has("break"))
    return marked(text, [text.slice(text.indexOf(" ("))]);
  if (condition === "margin" && slots.conditions.margin === undefined) return [inferred(text)];
  if (condition === "margin" && flags.has("bare-margin"))
    return marked(text, [...(nouns.has("games") ? [] : [" in games"]), " or more"]);
  return condition === "opp" && opp === undefined ? [inferred(text)] : [said(text)];
}

/** The words of a player's name that the question leaves out. */
function unsaidName(id: string, context: Said): string[] {
  const name = context.names.players.find((player) => player.id === id)?.name ?? "";
  return nameSegments(name, context).flatMap(({ text, isInferred }) =>
    isInferred ? [text.trim()] : [],
  );
}

/** Returns whether "regular season" says which games are meant, but not of which season. */
function saysKindAlone(text: string): boolean {
  return (
    /\breg(?:ular)? season\b/i.test(text) &&
    !/\b(?:this|current|\d\d(?:\d\d)?[-/–]\d\d|\d{4})\b/i.test(text)
  );
}

/** The season and its part; a season that is not the current one is always said. */
function seasonSegments({ season, stage }: Query, slots: Slots, context: Said) {
  const { stage: asked, flags, text } = slots;
  const year = String(yearOfSeason(context.seasonNow.current) + 1);
  const isOfSeason = (asked === "season" || flags.has("season")) && !saysKindAlone(text);
  const isNow = isOfSeason || context.words.has(year);
  const isSaid = isNow || season !== context.seasonNow.current;
  const part: Segment = { text: STAGE_NAMES[stage], isInferred: asked !== stage };
  return isSeveral(season)
    ? [part, { text: `, ${seasonsInWords(season)}`, isInferred: season === ALL_SEASONS }]
    : [{ text: `${season} `, isInferred: !isSaid }, part];
}

/**
 * Drops the result from a query that counts each league game once, as its winner's, because the
 * question has no such condition.
 */
function saidConditions(query: Query, wish: Wish): Query {
  const { result, ...conditions } = query.conditions;
  const isOnce =
    query.rows === "team-games" &&
    result === "w" &&
    conditions.team === undefined &&
    (["count", "occasion"].includes(wish.kind) || TOGETHER.includes(query.sort.key));
  return isOnce ? { ...query, conditions } : query;
}

/** The orders of which the winner is a part: a comeback is one that won. */
const TOGETHER = ["margin", "bothpts", "deficit", "deficit4", "changes"];

function traitsOf(query: Query, { names }: Said): SharedTrait[] {
  return saidFilters(query, names).flatMap(({ trait }) => trait ?? []);
}

function headOf(query: Query, wish: Wish, slots: Slots, context: Said): Segment[] {
  const isAverage = query.per === "average" && slots.flags.has("averaging");
  const isUnitSaid = (slots.unit !== undefined || isAverage) && !slots.flags.has("bare-game");
  const unit = (text: string) => ({ text, isInferred: !isUnitSaid });
  switch (wish.kind) {
    case "record":
      return [
        { text: "record", isInferred: !slots.flags.has("record") && slots.wins === undefined },
      ];
    case "leaders": {
      const order = {
        text: orderWord(wish.figure, query.sort.order),
        isInferred: slots.rank === undefined,
      };
      if (wish.figure === "gp" && query.figures.length > 0) return [order, gamesSegment(slots)];
      if (recordCounts(wish.figure)) return [order, recordSegment(slots)];
      if (["w", "l", "partw", "partl"].includes(wish.figure))
        return [order, said(` ${nameInSentence(wish.figure)}`)];
      // "clutch leaders" are those who score; "most teams on a saturday" are those with most games.
      const isSaid = wish.figure === "gp" ? slots.nouns.has("games") : wish.figure !== "pts";
      return [
        order,
        ...figureName(wish.figure, slots, context, isSaid),
        unit(basisWords(wish.figure, query.per)),
      ];
    }
    case "high":
      if (wish.figure === "gap") return [said("closest games")];
      if (wish.figure === "margin") return [said("biggest margin")];
      if (wish.figure === "deficit") return [said("biggest comeback")];
      if (wish.figure === "deficit4") return [said("biggest fourth-quarter comeback")];
      if (wish.figure === "lead" || wish.figure === "run")
        return [said(nameInSentence(wish.figure))];
      return [
        { text: orderWord(wish.figure, query.sort.order), isInferred: slots.rank === undefined },
        ...figureName(wish.figure, slots, context),
        ...(isOfAnyPart(query.conditions) ? [] : [unit(" in a game")]),
      ];
    case "means": {
      const names = {
        text: listed(wish.figures.map(nameInSentence)),
        isInferred: wish.limits === undefined && !areAsked(wish.figures, slots),
      };
      return [names, unit(basisWords(wish.figures[0] ?? "pts", query.per))];
    }
    case "split": {
      const names = {
        text: listed(wish.figures.map(nameInSentence)),
        isInferred: !areAsked(wish.figures, slots),
      };
      return [names, said(` by ${query.by ?? ""}`)];
    }
    case "place":
      return [
        said("nth" in wish.of ? `${ordinal(wish.of.nth)} place` : "place"),
        ...placedName(wish.of, context),
        said(" by"),
        { text: ` ${nameInSentence(wish.figure)}`, isInferred: slots.flags.has("unnamed") },
        unit(basisWords(wish.figure, query.per)),
      ];
    case "missed":
      return [{ ...gamesSegment(slots), text: "games" }, said(" missed")];
    case "streak":
      if (slots.occasion !== undefined) return [said(`the ${slots.occasion} streak`)];
      if (query.groups.length > 0) return [said("streaks")];
      return [{ text: "longest streaks", isInferred: slots.rank === undefined }];
    case "count":
      return [{ ...gamesSegment(slots), text: "games" }];
    case "occasion":
      return [said(`the ${wish.end} game`)];
    case "list": {
      const traits = traitsOf(query, context);
      if (query.rows === "players" && traits.length > 0)
        return marked(peopleNoun(traits), slots.flags.has("bare-age") ? [" aged"] : []);
      const noun = query.rows === "players" ? "players" : "teams";
      return [{ text: noun, isInferred: !slots.nouns.has(noun) }];
    }
  }
}

/** A figure after its order; of a sum the words between the figures that it adds up are inferred. */
function figureName(
  key: string,
  { measures, flags }: Slots,
  context: Said,
  isSaid = measures.length > 0,
): Segment[] {
  const name = nameInSentence(key);
  if (flags.has("summed")) return [said(" "), ...nameSegments(name, context)];
  const isAsked = (isSaid || measures.length > 0) && !flags.has("unnamed");
  return [{ text: ` ${name}`, isInferred: !isAsked }];
}

/** Returns whether the question names the figures of its answer. */
function areAsked(figures: readonly string[], { measures, flags }: Slots): boolean {
  return figures.every((key) => measures.includes(key)) && !flags.has("unnamed");
}

function gamesSegment({ nouns }: Slots): Segment {
  return { text: " games", isInferred: !nouns.has("games") };
}

function recordSegment({ flags, measures, wins }: Slots): Segment {
  const isSaid = flags.has("record") || measures.includes("winpct") || wins !== undefined;
  return { text: " record", isInferred: !isSaid };
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
      {
        text: " in games in which ",
        isInferred: !slots.nouns.has("games") && !slots.flags.has("when"),
      },
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
  if (wish.kind === "list" || wish.kind === "missed") return [];
  // The conditions describe the players already.
  if (traitsOf(query, context).length > 0) return [];
  const isOfTeams = ["teams", "team-games", "team-streaks"].includes(rows);
  const isSaid = slots.nouns.has(isOfTeams ? "teams" : "players");
  return [{ text: ` of all ${isOfTeams ? "teams" : "players"}`, isInferred: !isSaid }];
}

function figureSegments(query: Query, wish: Wish, slots: Slots): Segment[] {
  const { figures, conditions } = query;
  const groups = (wish.kind === "means" ? wish.limits : undefined) ?? query.groups;
  const isOfPlayer = wish.kind === "record" && conditions.player !== undefined;
  const verb = isOfPlayer ? (figures[0]?.figure === "pts" ? " scored " : " had ") : " with ";
  const own = figures.flatMap(({ figure, range }, at) => {
    const text = `${at === 0 ? verb : " and "}${rangeText(figure, range)}`;
    // The least attempts of a percentage are the site's own rule.
    const isOwn = wish.kind === "high" && slots.ranges.every((one) => one.figure !== figure);
    return isOwn ? [inferred(text)] : rangeSegments(text, figure, slots);
  });
  const texts = groupTexts(groups);
  const means = groups.flatMap((group, at) => {
    const text = `${at === 0 ? " " : " and "}${texts[at]}`;
    const asked = slots.ranges.find(({ figure }) => figure === group.figure);
    if (asked !== undefined) return marked(text, unsaidOfMean(asked, slots));
    const [length] = slots.loose;
    const isLength = group.figure === "gp" && length !== undefined;
    if (length === undefined && slots.occasion !== undefined) return [inferred(text)];
    const [games] = slots.nouns.has("games") ? [" played"] : (/ games? played/.exec(text) ?? [""]);
    return marked(text, isLength ? [...(length.isSaid ? [] : [" or more"]), games] : []);
  });
  return [...own, ...means];
}
