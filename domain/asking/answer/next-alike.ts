import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import {
  type ConditionName,
  type Conditions,
  isOfSeries,
} from "#domain/query/conditions/conditions.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { withoutStops } from "#domain/text/endings.ts";
import { aboutOther, withoutSubject } from "../follow-up.ts";
import { ownName, type Vocabulary } from "../read/vocabulary.ts";
import type { AskedQuery, Understanding } from "../understanding.ts";

/** The same question about another: a player alike, a team of the division, or the other stage. */
export function aboutAnother(text: string, asked: Understanding, vocabulary: Vocabulary): string[] {
  const { subject, isAlone } = withoutSubject(text, vocabulary);
  if (subject?.role === "player") return sameOf(playerAlike(subject.id, vocabulary));
  if (subject?.role === "team" && isAlone)
    return sameOf(divisionMate(Number(subject.id), vocabulary));
  if (subject !== undefined || asked.kind !== "query") return [];
  const { stage, conditions, groups } = asked.query;
  // No one wins 50 games of the playoffs.
  const isOfLength = groups.some(({ figure }) => ["gp", "w", "l"].includes(figure));
  if (stage === "season" && !isOfLength) return [`${ofNow(text)} in the playoffs`];
  // The regular season has no rounds and series.
  return stage === "playoffs" && !isOfSeries(conditions) ? [withoutPlayoffs(text)] : [];

  function sameOf(name: string | undefined): string[] {
    return name === undefined ? [] : [aboutOther(text, name, vocabulary)];
  }
}

/** A question without a mention of the current season. */
function ofNow(text: string): string {
  return withoutStops(text.replace(/\bthis (?:season|year)\b/gi, "")).trim();
}

const PLAYOFFS = /\b(?:(?:in|of|during) )?(?:the )?(?:nba )?(?:playoffs?|postseason|finals)\b/gi;

/** A question of the playoffs as one of the regular season. */
function withoutPlayoffs(text: string): string {
  return withoutStops(text.replace(PLAYOFFS, " ")).replace(/\s+/g, " ").trim();
}

/** The scorers among whom the next one is as well known. */
const LEADING = 40;

/** The next of the leading scorers; for another player the leading scorer of his team. */
function playerAlike(id: string, vocabulary: Vocabulary): string | undefined {
  const { totals, lines } = vocabulary.data;
  const ranked = totals.toSorted((a, b) => b.pts - a.pts);
  const at = ranked.findIndex((one) => one.id === id);
  const teamId = ranked[at]?.teamId;
  const mate = ranked.find((one) => one.teamId === teamId && one.id !== id);
  const isLeading = at >= 0 && at < LEADING;
  const next = (isLeading ? ranked[at + 1] : mate) ?? ranked[0];
  const player = lines.players.find((one) => one.id === next?.id);
  return player && ownName(player, vocabulary);
}

function divisionMate(id: number, { data: { teams } }: Vocabulary): string | undefined {
  const division = teams.find((team) => team.id === id)?.division;
  const mates = teams.filter((team) => team.division === division);
  const at = mates.findIndex((team) => team.id === id);
  return mates[(at + 1) % mates.length]?.name;
}

/** The conditions that the games of past seasons can be asked by, whoever plays in them. */
const LASTING: readonly ConditionName[] = ["player", "team", "where", "result", "month", "opp"];
const YEAR = /\b20\d\d\b/;

/** The same question of the season before, which players in their first season did not play. */
export function ofSeasonBefore(
  text: string,
  asked: Understanding,
  vocabulary: Vocabulary,
): string[] {
  const { season, lines, seasonNow } = vocabulary.data;
  const isNow = season === undefined && lines.season === seasonNow.current;
  if (asked.kind !== "query" || !isNow || YEAR.test(text)) return [];
  const { conditions, stage, by, rows } = asked.query;
  const isLasting = (Object.keys(conditions) as ConditionName[]).every((one) =>
    LASTING.includes(one),
  );
  const isHeld = isLasting && stage === "season" && by === undefined && rows !== "streaks";
  if (!isHeld || isRated(asked)) return [];
  const own = ofNow(text);
  // "luka" and "boston" may name others as well.
  const names = ownNames(conditions, vocabulary);
  const whole = names?.reduce((one, name) => aboutOther(one, name, vocabulary), own);
  return whole === undefined ? [] : [`${whole} last season`];
}

/** The names of a question's player and team; undefined where they need not have had that season. */
function ownNames(
  { player: id, team, opp }: Conditions,
  vocabulary: Vocabulary,
): string[] | undefined {
  const { players, lines, teams } = vocabulary.data;
  const club = teams.find(({ abbreviation }) => abbreviation === (team ?? opp));
  const clubs = club === undefined || (team ?? opp) !== (opp ?? team) ? [] : [club.name];
  if (id === undefined) return clubs;
  const hasPlayed = Number(players.find((one) => one.id === id)?.yearsOfService) > 0;
  const player = lines.players.find((one) => one.id === id);
  // He may have played for another team.
  if (!hasPlayed || player === undefined || team !== undefined) return undefined;
  return [ownName(player, vocabulary), ...clubs];
}

/** Returns whether a question is about official ratings, which past seasons do not have. */
export function isRated({ query, wish }: AskedQuery): boolean {
  const keys = [
    query.sort.key,
    ...("figure" in wish ? [wish.figure] : []),
    ...("figures" in wish ? wish.figures : []),
    ...query.figures.map(({ figure }) => figure),
  ];
  return keys.some((key) => figureOf(key)?.computation.kind === "rating");
}

const PLACES: Readonly<Record<string, string>> = { home: "home ", away: "road " };

/** The list in which the answer stands: "jokic triple doubles" in "most triple doubles". */
export function listBehind(text: string, asked: Understanding, vocabulary: Vocabulary): string[] {
  const { subject, rest } = withoutSubject(ofNow(text), vocabulary);
  if (subject === undefined || asked.kind !== "query") return [];
  const stage = asked.query.stage === "playoffs" ? " in the playoffs" : "";
  const isDone = asked.wish.kind === "occasion" || DEED.test(rest);
  return [
    ...listOf(asked).map((list) => `${list}${stage}`),
    ...(RANKED.test(rest) || isDone ? [] : [`most ${rest}`]),
    ...(SENTENCE.test(text) || isDone ? [] : [rest.replace(JOINTS, "")]),
  ];
}

/** The beginnings of sentences, which lose their grammar with their subject. */
const SENTENCE = /^(?:how|who|what|when|where|which|did|does|is|was|has)\b/i;

/** Words at the end that led to the name: "largest margin of victory by the celtics". */
const JOINTS = /(?: (?:by|of|for|in|on|at|the|with)){1,3}$/i;

/** The beginnings of what someone did, which mean nothing without him. */
const DEED = /^(?:when|plays?|played|scores?|scored|has|had)\b/;

const RANKED = /\b(?:most|fewest|best|worst|longest|highest|lowest|biggest|largest)\b/;

function listOf({ query: { conditions, figures }, wish }: AskedQuery): string[] {
  switch (wish.kind) {
    case "record": {
      const [month] = conditions.month ?? [];
      const place = PLACES[conditions.where ?? ""] ?? "";
      return month === undefined
        ? [`best ${place}record`]
        : [`best record in ${MONTH_NAMES[month]}`];
    }
    case "high":
      return [`most ${nameInSentence(wish.figure)} in a game`];
    case "means":
    case "split": {
      const [figure] = wish.figures;
      const isCount = figure !== undefined && figureOf(figure)?.computation.kind === "count";
      if (figure === undefined || figures.length > 0) return [];
      return [`${nameInSentence(figure)} ${isCount ? "per game " : ""}leaders`];
    }
    default:
      return [];
  }
}
