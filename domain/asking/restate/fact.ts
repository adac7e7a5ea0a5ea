import { formatUpdated } from "#domain/dates.ts";
import { nameInSentence } from "#domain/figures/figures.ts";
import { leaderRuleOf } from "#domain/leaders/leader-lists.ts";
import { capital } from "#domain/printing/capital.ts";
import { listed } from "#domain/printing/listed.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { Query } from "#domain/query/query.ts";
import { basisWords, didWords, orderWord } from "#domain/query/say/figures.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";
import { seasonEnding } from "../read/past-season.ts";
import type { Flag, Slots } from "../slots.ts";
import type { ClubTopic, ComposedFact, People, Segment, Trait } from "../understanding.ts";
import { spanSegments } from "./career-span.ts";
import { peopleWords } from "./people.ts";
import {
  inferred,
  joined,
  marked,
  nameSegments,
  rangesIn,
  type Said,
  said,
  unsaidOf,
} from "./segments.ts";

/** The words for traits whose keys are not words of a sentence. */
const TRAITS: Partial<Record<Trait, string>> = {
  jersey: "jersey number",
  nation: "country",
  college: "school or club before the draft",
  service: "years of service",
  birthday: "date of birth",
};

/** The facts of one team, as restated questions name them. */
const CLUB: Readonly<Record<ClubTopic, string>> = {
  coach: "coach",
  arena: "arena",
  founded: "year of founding",
};

const OF_SERIES: ReadonlySet<Flag> = new Set(["series", "path", "sweep", "eliminated"]);
const YEAR = /\d{4}/;

/** The adjectives for the most and the least of a trait. */
export const EXTREMES = {
  age: ["oldest", "youngest"],
  height: ["tallest", "shortest"],
  weight: ["heaviest", "lightest"],
  service: ["longest-serving", "newest"],
} as const;

/** The reading of a question about people or the season, in words. */
export function readAsFact(fact: ComposedFact, context: Said, slots: Slots): Segment[] {
  const nameOf = (id: string) => context.names.players.find((one) => one.id === id)?.name ?? id;
  const of = (id: string | undefined) =>
    id === undefined || id === "" ? [] : [said(" of "), ...nameSegments(nameOf(id), context)];
  const around = (query: Query) => {
    const { player, team } = query.conditions;
    const club = context.names.teams.find(({ abbreviation }) => abbreviation === team)?.fullName;
    return [
      ...of(player),
      ...(club === undefined ? [] : [said(" of the "), ...nameSegments(club, context)]),
      said(filterWords(query, context.names)),
      inferred(`, ${query.season} ${STAGE_NAMES[query.stage]}`),
    ];
  };
  const peopleSegments = (people: People) => {
    const club = context.names.teams.find(({ abbreviation }) => abbreviation === people.team);
    return marked(peopleWords(people, context.names), [
      ...nameSegments(club?.fullName ?? "", context).flatMap((part) =>
        part.isInferred ? [part.text.trim()] : [],
      ),
      ...(slots.loose.length > 0 ? [" aged"] : []),
    ]);
  };
  const onRosters = inferred(" on the rosters");
  // Of new players no more is known than their teams.
  const known = ({ team, conf }: People) =>
    team === undefined && conf === undefined ? inferred(" known to Hardwood") : onRosters;
  const ofSeason = (text: string): Segment => ({
    text,
    isInferred: !slots.flags.has("season") && slots.stage !== "season",
  });
  switch (fact.kind) {
    case "trait":
      return joined([said(TRAITS[fact.trait] ?? fact.trait), ...of(fact.playerId)]);
    case "extreme":
      return joined([
        said(`${EXTREMES[fact.trait][fact.most ? 0 : 1]} of the `),
        ...peopleSegments(fact.people),
        ...(fact.games?.figures ?? []).flatMap(({ figure, range }) =>
          marked(` with ${rangeText(figure, range)} in a game`, [
            ...slots.ranges.filter((one) => one.figure === figure).flatMap(unsaidOf),
            ...(slots.nouns.has("games") ? [] : [" in a game"]),
          ]),
        ),
        said(fact.games?.conditions.starter === undefined ? "" : " as a starter"),
        ...(fact.games === undefined
          ? [known(fact.people)]
          : context.names.season === context.seasonNow.current
            ? [inferred(" of the season")]
            : []),
      ]);
    case "people":
      return joined([...peopleSegments(fact.people), known(fact.people)]);
    case "career":
      return joined([
        {
          text: listed(fact.figures.map(nameInSentence)),
          isInferred: slots.measures.length === 0 && !slots.flags.has("count"),
        },
        {
          text: basisWords(fact.figures[0] ?? "", fact.per),
          isInferred: slots.unit === undefined && !slots.flags.has("averaging"),
        },
        ...(fact.season === undefined
          ? [{ text: " in the career", isInferred: !context.words.has("career") }]
          : []),
        ...of(fact.players[0]?.id ?? ""),
        ...spanSegments(fact, slots.past?.year),
      ]);
    case "series":
      return joined([
        {
          text: `${fact.isLost ? "lost " : ""}playoff series`,
          isInferred: slots.flags.isDisjointFrom(OF_SERIES) || slots.flags.has("beat"),
        },
        ...clubOf(fact.teamId, context),
        ...(fact.otherId === undefined ? [] : [said(" and"), ...clubOf(fact.otherId, context)]),
        ...(fact.length === undefined ? [] : [said(` of ${fact.length} games`)]),
        ...(fact.round === undefined ? [] : [said(` in round ${fact.round}`)]),
        said(inConference(fact.conf)),
        ofSeason(`, ${context.seasonNow.current}`),
      ]);
    case "past-record": {
      const club = context.names.teams.find(({ id }) => id === fact.teamId)?.fullName ?? "";
      return joined([
        {
          text: "record",
          isInferred: !slots.flags.has("record") && slots.wins === undefined,
        },
        said(" of the "),
        ...nameSegments(club, context),
        said(` in ${seasonEnding(fact.year)}`),
        inferred(`, the season that ended in ${fact.year}`),
      ]);
    }
    case "list":
      return joined([
        ...marked(
          leaderRuleOf(fact.path)?.category ?? "",
          slots.unit === undefined ? [" per game"] : [],
        ),
        ...of(fact.playerId),
        inferred(", of players who qualify"),
        ofSeason(`, ${context.seasonNow.current}`),
        { text: ` ${STAGE_NAMES.season}`, isInferred: slots.stage !== "season" },
      ]);
    case "each":
      return joined([
        ...fact.asked.flatMap(({ readAs }, at) => [said(at === 0 ? "" : "; "), ...readAs]),
        ...(fact.absent ?? []).flatMap((name) => [
          inferred("; not "),
          ...nameSegments(name, context),
        ]),
      ]);
    case "team-leaders":
      return joined([
        said(`each team's ${orderWord(fact.figure, fact.query.sort.order)}`),
        { text: ` ${nameInSentence(fact.figure)}`, isInferred: isUnnamed(fact.figure, slots) },
        { text: basisWords(fact.figure, fact.query.per), isInferred: slots.unit === undefined },
        ...rangesIn(fact.query, slots),
        ...around(fact.query),
      ]);
    case "current":
      return joined([
        said("streaks not ended"),
        ...rangesIn(fact.query, slots),
        ...around(fact.query),
      ]);
    case "box":
      return joined([
        said(fact.isOfStarters ? "starters" : "box score"),
        ...around(withoutResult(fact.games)),
      ]);
    case "beside":
      return joined([
        {
          text: listed(fact.figures.map(nameInSentence)),
          isInferred: !fact.figures.every((key) => slots.measures.includes(key)),
        },
        inferred(" per game"),
        ...of(fact.playerId),
        said(" when "),
        ...nameSegments(nameOf(fact.games.conditions.player ?? ""), context),
        ...marked(` ${didWords(fact.games)}`, slots.ranges.flatMap(unsaidOf)),
        ...around({ ...fact.games, conditions: { ...fact.games.conditions, player: "" } }),
      ]);
    case "averaged":
      return joined([
        said(`players averaging a ${nameInSentence(fact.feat).replace(/s$/, "")}`),
        ...around(fact.query),
        ...(fact.query.qualified ? [inferred(", of players who qualify")] : []),
      ]);
    case "team-extreme":
      return joined([
        ...(fact.teamId === undefined
          ? [said(`teams by the mean ${fact.trait} of their players${inConference(fact.conf)}`)]
          : [said(`average ${fact.trait} of the players`), ...clubOf(fact.teamId, context)]),
        onRosters,
      ]);
    case "fixtures":
      return joined([
        said("fixtures of "),
        ...nameSegments(formatUpdated(fact.day) ?? fact.day, context).map(
          (part): Segment => (YEAR.test(part.text) ? part : said(part.text)),
        ),
        ...clubOf(fact.teamId, context),
      ]);
    case "club":
      return joined([said(CLUB[fact.topic]), ...clubOf(fact.teamId, context)]);
    case "cup":
      return [said("winner of the NBA Cup"), ofSeason(` of ${context.seasonNow.current}`)];
    case "playoff-teams":
      return joined([
        said(fact.isMissed ? "teams that missed the playoffs" : "teams of the playoffs"),
        ofSeason(` of ${context.seasonNow.current}`),
        ...(fact.teamId === undefined ? [] : [said(":"), ...clubOf(fact.teamId, context)]),
      ]);
    case "seed":
      return joined([
        said(`${ordinal(fact.seed)} seed${inConference(fact.conf)}`),
        ...(fact.conf === undefined ? [inferred(" in both conferences")] : []),
        ofSeason(` of ${context.seasonNow.current}`),
      ]);
  }
}

function clubOf(id: number | undefined, context: Said): Segment[] {
  const club = context.names.teams.find((team) => team.id === id)?.fullName;
  return club === undefined ? [] : [said(" of the "), ...nameSegments(club, context)];
}

function inConference(conference: "east" | "west" | undefined): string {
  return conference === undefined ? "" : ` in the ${capital(conference)}`;
}

const isUnnamed = (key: string, { flags, measures }: Slots) =>
  flags.has("unnamed") || !measures.includes(key);

/** A query of games that finds each by its winner, as the question has it. */
function withoutResult(query: Query): Query {
  const { result: _, ...conditions } = query.conditions;
  return { ...query, conditions };
}
