import { limitsOf } from "#domain/ask/limits.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Team } from "#domain/teams/team.ts";
import { type Alternative, Stopped } from "../slots.ts";
import { type Ambiguous, type Choice, readingOf } from "../understanding.ts";
import { add } from "./combinations.ts";
import { type Cursor, setCondition, setOnce } from "./cursor.ts";
import { areCompared, isOneName } from "./one-name.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";
import type { Named } from "./vocabulary.ts";

/** Assigns a name to its slot; throws `Stopped` with a choice if players or teams share it. */
export function assignName(reading: Reading, term: Term, named: Named): undefined {
  const { cursor, slots, connected, isOrigin } = reading;
  const connector = isScoredOn(reading, named) ? "vs" : reading.connector;
  reading.connector = undefined;
  reading.isOrigin = false;
  const { nation, college } = named;
  const isPerson = named.players.length > 0;
  if (isOrigin && (nation ?? college) !== undefined) return assignOrigin(reading, term, named);
  if (!isPerson && named.teams.length === 0) {
    if (nation !== undefined) return setCondition(slots, "nation", nation, cursor, term);
    if (college !== undefined) return setCondition(slots, "college", college, cursor, term);
  }
  const isOfPlayers = connector === "with" || connector === "without";
  const teams = isOfPlayers && isPerson ? [] : named.teams;
  // A team's opponent is a city, not a player of that name. Over all seasons this holds for a player's
  // opponent too, because nearly every city is also a player's name.
  const isOfAny = slots.teams.length > 0 || reading.lines.parts !== undefined;
  const isOfTeams = connector === "vs" && isOfAny && teams.length > 0;
  const players =
    isOfTeams && (slots.players.length === 0 || reading.lines.parts !== undefined)
      ? []
      : matesOf(reading, named.players, connector);
  // "michael jordan": two adjacent names that no single player has.
  const [before, after] = [cursor.peek(-2), cursor.peek()];
  const hasNeighbour = [before, after].some(
    (one) => one?.is === "named" && one.named.players.length > 0,
  );
  // "ant edwards": his nickname and his last name.
  const [own, ...more] = before?.is === "named" ? before.named.players : [];
  const isSame = own !== undefined && more.length === 0 && before?.to === term.from;
  if (isSame && named.players.includes(own) && slots.players.includes(own)) return;
  const known =
    teams.length === 0 ? bestKnown(reading, term, players, isCompared(cursor)) : undefined;
  // "compare luka lebron curry" names three.
  const meant = known ?? (players.length === 1 ? players[0] : undefined);
  const pair = [...slots.players.slice(-1), ...(meant ? [meant] : [])];
  const isExcepted = (connector ?? connected) === "except";
  const isListed =
    isExcepted || (slots.flags.has("compare") && known !== undefined) || areCompared(reading, pair);
  const isAmbiguous = players.length > 1 && hasNeighbour;
  if (!isListed && (isAmbiguous || isOneName(reading, before, term)))
    cursor.stop(term, ASK_ADVICE.noSuchPlayer);
  if (teams.length + players.length !== 1 && known === undefined)
    throw new Stopped({
      kind: "understood",
      understanding: choiceBetween(reading, term, teams, players),
    });
  const [team] = teams;
  const [player] = known === undefined ? players : [known];
  if (connected === "with" && connector === undefined && player !== undefined) {
    // "heat record with lebron, wade and bosh"
    if (slots.flags.has("pair")) slots.with.push(player);
    else slots.players.push(player);
    slots.flags.add("pair");
    reading.connected = connected;
    return;
  }
  if (connected === "vs" && connector === undefined) {
    // "luka vs celtics or knicks", "luka vs the celtics and knicks": each of them
    if (team === undefined && player === undefined) return cursor.stop(term);
    slots.flags.add("or");
    slots.alternatives.push(team === undefined ? { vs: player as LinePlayer } : { opp: team });
    reading.connected = connected;
    return;
  }
  // "without luka or lebron": neither, or one of them
  if (connected !== undefined && slots.flags.has("or")) cursor.stop(term, ASK_ADVICE.or);
  const isMore = connected === "without" || connected === "except";
  if (isMore && connector === undefined && player !== undefined) {
    // "without luka and lebron": both of them
    slots[connected].push(player);
    reading.connected = connected;
    return;
  }
  if (connected !== undefined && connector === undefined && player !== undefined)
    cursor.stop(term, ASK_ADVICE.oneAtATime);
  reading.connected = connector;
  if (team !== undefined) {
    if (connector === "without" || connector === "except") cursor.stop(term);
    if (connector === "vs" && slots.opp !== undefined) return compareWith(slots, { opp: team });
    if (connector === "vs") return setOnce(slots, "opp", team, cursor, term);
    // "the lakers of the nuggets"
    const isOf = [-2, -3].some((back) => isWordOf(reading, cursor.peek(back)));
    if (isOf && slots.teams.length > 0) cursor.stop(term);
    if (!slots.teams.includes(team)) slots.teams.push(team);
  } else if (player !== undefined) {
    if (connector === "vs" && slots.vs !== undefined) return compareWith(slots, { vs: player });
    if (connector === "vs") return setOnce(slots, "vs", player, cursor, term);
    if (connector !== undefined) {
      slots[connector].push(player);
      return;
    }
    if (slots.players.includes(player)) return;
    const { ranges, loose, measures } = slots;
    slots.players.push(player);
    slots.placed.push({
      ranges: ranges.length,
      loose: loose.length,
      measures: measures.length,
    });
  }
}

/** "luka vs lebron vs curry": three are compared. */
function compareWith({ alternatives, flags }: Reading["slots"], other: Alternative): undefined {
  alternatives.push(other);
  flags.add("or").add("compare");
}

const ON = ["on", "the"];
const SCORED = /^(?:drop|dropped|score|scored)$/;

/** Returns whether a team is scored on, as in "who dropped 40 on the lakers". */
function isScoredOn({ cursor, wordOf, slots }: Reading, { teams }: Named): boolean {
  const { at, terms } = cursor;
  const before = terms.slice(0, at - 1).map(wordOf);
  const start = before.findLastIndex((word) => !ON.includes(word));
  const isOn = before[start + 1] === "on";
  const hasScored = before.slice(0, start + 1).some((word) => SCORED.test(word));
  const isOfAny = slots.ranges.length > 0 || slots.rank === undefined;
  return teams.length > 0 && isOn && hasScored && isOfAny;
}

/** Of namesakes the one who plays for the named team: "celtics record without brown". */
function matesOf(
  { slots, standingOf, connected }: Reading,
  players: Named["players"],
  connector: Reading["connector"],
): Named["players"] {
  const [team, ...others] = slots.teams;
  if (players.length < 2 || team === undefined || others.length > 0) return players;
  const isMate = (player: LinePlayer) => standingOf(player).detail === team.abbreviation;
  // "celtics record when tatum and brown play"
  const isOfMates =
    ["with", "without"].includes(connector ?? connected ?? "") || slots.players.some(isMate);
  if (!isOfMates) return players;
  const mates = players.filter(isMate);
  return mates.length === 0 ? players : mates;
}

function isWordOf({ wordOf }: Reading, term: Term | undefined): boolean {
  return term !== undefined && wordOf(term) === "of";
}

function assignOrigin(reading: Reading, term: Term, { nation, college }: Named): undefined {
  const { cursor, slots, rephrase } = reading;
  if (nation === undefined) {
    if (college !== undefined) setCondition(slots, "college", college, cursor, term);
    return;
  }
  if (college === undefined) return setCondition(slots, "nation", nation, cursor, term);
  throw new Stopped({
    kind: "understood",
    understanding: {
      kind: "choice",
      name: reading.textOf(term),
      of: "readings",
      choices: [
        readingOf(
          `${nation}, the country`,
          rephrase(term, `the republic of ${nation.toLowerCase()}`),
        ),
        readingOf(
          `${college}, the school`,
          rephrase(term, `the university of ${college.toLowerCase()}`),
        ),
      ],
    },
  });
}

/** The share of the points of all namesakes from which a name means the player who has them. */
const MEANT_FROM = 0.9;
/** The same over several seasons, whose namesakes are more. */
const MEANT_OF_SEVERAL = 0.6;

/** The weight of honors from which the scorer of the most points is meant, and how far it is above the next one's. */
const FAMOUS = 200;
const FAMED_FROM = 2;

/** How many times the points of the next namesake mean a player in a comparison: "tatum vs brown". */
const MEANT_BESIDE = 2;

/** Returns whether a name that was just read is compared with one player's: "ant or mitchell". */
function isCompared(cursor: Cursor): boolean {
  const isJoint = (ahead: number) =>
    cursor.value("vs", ahead) === "" || cursor.value("flag", ahead) === "or";
  const isOfOne = (term: Term | undefined) =>
    term?.is === "named" && term.named.players.length === 1 && term.named.teams.length === 0;
  return (isJoint(-2) && isOfOne(cursor.peek(-3))) || (isJoint(0) && isOfOne(cursor.peek(1)));
}

type Finding = Pick<
  Reading,
  "rephrase" | "ownNameOf" | "standingOf" | "latestOf" | "lines" | "clubsNamed" | "namesTeam"
> & {
  slots: Pick<Reading["slots"], "namesakes">;
};

/** The one with the most points, if they reach a limit by the next one's and by the sum of all. */
function mostOf<One>(
  all: readonly One[],
  pointsOf: (one: One) => number,
  limitOf: (next: number, sum: number) => number,
): One | undefined {
  const weighed = all
    .map((one) => ({ one, points: pointsOf(one) }))
    .toSorted((a, b) => b.points - a.points);
  const [most, next] = weighed;
  const sum = weighed.reduce((total, { points }) => total + points, 0);
  const isMeant = sum > 0 && (most?.points ?? 0) >= limitOf(next?.points ?? 0, sum);
  return isMeant ? most?.one : undefined;
}

/**
 * The player with nearly all points of his namesakes, whom the name means; undefined without one. The
 * answer offers the others.
 */
export function bestKnown(
  { rephrase, ownNameOf, standingOf, latestOf, slots, lines, clubsNamed, namesTeam }: Finding,
  term: Term,
  players: readonly LinePlayer[],
  isBeside = false,
): LinePlayer | undefined {
  const named = players.map((player) => ({ player, ...standingOf(player) }));
  const ranked = named.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  const [first, ...others] = ranked;
  if (first === undefined || others.length === 0) return undefined;
  // A whole name that several share means none of them.
  if (others.some(({ player }) => player.name === first.player.name)) return undefined;
  const most = (pointsOf: (one: (typeof ranked)[number]) => number, share: number) =>
    mostOf(ranked, pointsOf, (next, sum) => (isBeside ? MEANT_BESIDE * next : share * sum));
  const ofAll = ({ points = 0 }: (typeof ranked)[number]) => points;
  // "murray without jokic" is his teammate.
  const clubs = isBeside ? [] : clubsNamed();
  const [mate, ...mates] = ranked.filter(({ team }) => team !== undefined && clubs.includes(team));
  const nextFame = Math.max(...others.map(({ fame }) => fame));
  const isFamous = first.fame >= FAMOUS && first.fame >= FAMED_FROM * nextFame && !namesTeam;
  // Over several seasons a name also means whom it means in the newest one.
  const known =
    (mates.length === 0 ? mate : undefined) ??
    (lines.parts === undefined
      ? most(ofAll, MEANT_FROM)
      : (most(ofAll, MEANT_OF_SEVERAL) ?? most(({ player }) => latestOf(player), MEANT_FROM))) ??
    (isFamous ? first : undefined);
  if (known === undefined) return undefined;
  slots.namesakes.push(
    ...ranked
      .filter((one) => one !== known)
      .map(({ player, detail, points }) => {
        const question = rephrase(term, ownNameOf(player).toLowerCase());
        return { label: player.name, detail, points, question };
      }),
  );
  return known.player;
}

/** The choice between the teams and players of a name: teams first, then players by points. */
export function choiceBetween(
  {
    rephrase,
    textOf,
    ownNameOf,
    standingOf,
  }: Pick<Reading, "rephrase" | "textOf" | "ownNameOf" | "standingOf">,
  term: Term,
  teams: readonly Team[],
  players: readonly LinePlayer[],
): Ambiguous {
  const choices = [
    ...teams.map((team): Choice => {
      const { fullName, abbreviation } = team;
      const question = rephrase(term, fullName.toLowerCase());
      return { label: fullName, detail: abbreviation, points: undefined, question };
    }),
    ...players
      .map((player): Choice => {
        const question = rephrase(term, ownNameOf(player).toLowerCase());
        const { detail, points } = standingOf(player);
        return { label: player.name, detail, points, question };
      })
      .sort((a, b) => (b.points ?? -1) - (a.points ?? -1)),
  ];
  const of = players.length === 0 ? "teams" : "players";
  return { kind: "choice", name: textOf(term), of, choices };
}

/** The kinds of words that may follow "vs" before its name: "vs teams in the east". */
const AFTER_VERSUS = ["noun", "conf", "div"];

/** The kinds of words that may follow "who did the wizards beat": "in January". */
const SETTINGS = ["condition", "stage", "month"];

/** The beginning of a question for an opponent: "who did the wizards beat". */
export const WHOM = /^(?:who(?:m)?|(?:what|which) teams?) (?:did|do|have|has)\b/i;

/** Reads "to" after "lost" as "vs" where a team follows: "who lost to the wizards". */
export function readTo(reading: Reading): undefined {
  const { cursor, slots } = reading;
  const ahead = cursor.value("filler") === undefined ? 0 : 1;
  const next = cursor.peek(ahead);
  const isTeam = next?.is === "named" && next.named.teams.length > 0;
  if (slots.wins === "l" && isTeam) reading.connector = "vs";
}

/** Ends a question; throws `Stopped` where a name is missing: "celtics without", "luka and". */
export function endQuestion(reading: Reading, last: Term | undefined): undefined {
  const { connector, cursor, slots, text } = reading;
  if (cursor.value("and", -1) !== undefined) cursor.stop(last);
  if (connector === undefined) return;
  if (connector !== "vs" || !WHOM.test(text)) cursor.stop(last);
  slots.flags.add("whom");
}

/**
 * Ends the wait of "with", "without" or "vs" for a name. "without turnovers" becomes a range; other
 * terms after "without" or "vs" throw `Stopped`.
 */
export function endConnection(reading: Reading, term: Term): undefined {
  const { connector, cursor, slots } = reading;
  const kind = term.is === "word" ? term.kind : undefined;
  reading.connected = undefined;
  if (connector === "vs" && SETTINGS.includes(kind ?? "") && WHOM.test(reading.text)) {
    slots.flags.add("whom");
    reading.connector = undefined;
    return;
  }
  if (connector === "vs" && !AFTER_VERSUS.includes(kind ?? "")) cursor.stop(term);
  if (connector === "with" && kind === "with") cursor.stop(term);
  if (connector === "without") {
    const isFigure = term.is === "word" && term.kind === "figure";
    if (!isFigure) return cursor.stop(term);
    add(slots, term.value, limitsOf(0), false);
    reading.isTaken = true;
  }
  if (connector !== "vs") reading.connector = undefined;
}
