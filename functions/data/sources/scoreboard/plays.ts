import * as v from "valibot";
import { parsePlays, playsWire } from "#functions/data/wire/plays.ts";
import { objectOf, rowParser } from "#functions/data/wire/rows.ts";
import type { Action } from "../plays-source/actions.ts";
import { playsOfActions } from "../plays-source/plays-of-actions.ts";
import type { SourceBoxLine, SourcePlays } from "../source.ts";
import { playerIdOf } from "./roster.ts";
import { teamIdOf } from "./team-ids.ts";

const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const word = v.pipe(v.nullish(v.string(), ""), v.maxLength(300));
const team = v.object({ id: v.string() });

const playRow = rowParser(
  v.object({
    type: v.object({ text: word }),
    text: word,
    period: v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)) }),
    clock: v.object({
      displayValue: v.pipe(v.string(), v.regex(/^(?:\d{1,2}:)?\d{1,2}(?:\.\d)?$/)),
    }),
    homeScore: score,
    awayScore: score,
    scoringPlay: v.nullish(v.boolean(), false),
    shootingPlay: v.nullish(v.boolean(), false),
    scoreValue: v.nullish(v.number(), 0),
    pointsAttempted: v.nullish(v.number()),
    team: v.nullish(team),
    participants: v.nullish(v.array(v.object({ athlete: team })), []),
  }),
);
type PlayRow = NonNullable<ReturnType<typeof playRow>>;

const headerRow = rowParser(
  v.object({
    id: v.string(),
    competitions: v.tupleWithRest(
      [
        v.object({
          competitors: v.tuple([
            v.object({ homeAway: v.picklist(["home", "away"]), team }),
            v.object({ homeAway: v.picklist(["home", "away"]), team }),
          ]),
        }),
      ],
      v.unknown(),
    ),
  }),
);

const MOST_PLAYS = 2_000;

/**
 * The plays of a game's summary; none where one cannot be read, or where they contradict themselves. Of
 * the players, those of its lines alone are named.
 */
export function summaryPlays(
  raw: unknown,
  header: unknown,
  lines: readonly SourceBoxLine[],
): SourcePlays[] {
  const about = headerRow(objectOf(header));
  if (!Array.isArray(raw) || raw.length > MOST_PLAYS || about === undefined) return [];
  const rows = raw.map(playRow).filter((row) => row !== undefined);
  if (rows.length < raw.length) return [];
  const [{ competitors }] = about.competitions;
  const teamOf = (side: string) =>
    teamIdOf(competitors.find(({ homeAway }) => homeAway === side)?.team.id ?? "") ?? 0;
  const known = new Set(lines.map(({ playerId }) => playerId));
  const read = playsOfActions(actionsOf(rows, known), {
    home: teamOf("home"),
    away: teamOf("away"),
  });
  const wire = read && playsWire(read.plays);
  if (wire === undefined || parsePlays(wire) === undefined) return [];
  const players = wire.players.split(" ").map(playerIdOf);
  return [{ ...wire, gameId: Number(about.id), players }];
}

/** The rows as actions, each period with its start, before which its substitutes come in. */
function actionsOf(rows: readonly PlayRow[], known: ReadonlySet<string>): Action[] {
  let started = 0;
  return rows.flatMap((row, at) => {
    const own = actionsOfRow(row, at, known);
    const isStart =
      row.period.number === started + 1 &&
      own.some(({ actionType }) => actionType !== "substitution");
    if (!isStart) return own;
    started += 1;
    return [{ ...actionOf(row, at), actionType: "period", subType: "start" }, ...own];
  });
}

const FREE_THROW = /\d of \d/;
const FEET = /\b(\d{1,2})-foot\b/;
const SHOT = /dunk|layup|hook|tip/;
/** The kinds of plays by the words of their types, the first that fits. */
const TYPES: readonly (readonly [words: RegExp, actionType: string])[] = [
  [/rebound/, "rebound"],
  [/turnover|traveling|palming|double dribble/, "turnover"],
  [/foul|charge|technical/, "foul"],
  [/timeout/, "timeout"],
  [/goaltending|kicked|lane|delay|violation/, "violation"],
  [/eject/, "ejection"],
  [/\(\w+\)/, "instantreplay"],
  [/end period/, "period"],
  [/end game/, "game"],
];

function actionsOfRow(row: PlayRow, at: number, known: ReadonlySet<string>): Action[] {
  const [player, other] = row.participants.map(({ athlete: { id } }) =>
    known.has(playerIdOf(id)) ? Number(id) : undefined,
  );
  const base = { ...actionOf(row, at), personId: player };
  const name = base.actionType;
  if (row.shootingPlay) return [shotOf(row, base, other)];
  if (name === "substitution") {
    const gone = other ? [{ ...base, personId: other, subType: "out" }] : [];
    return [...gone, { ...base, subType: "in" }];
  }
  const actionType = TYPES.find(([words]) => words.test(name))?.[1] ?? "";
  const words = name.replace(/turnover|timeout|rebound|violation/g, "").trim();
  switch (actionType) {
    case "foul":
      return [{ ...base, actionType, ...foulOf(words.replace("foul", "")) }];
    case "period":
    case "game":
      return [{ ...base, actionType, subType: "end" }];
    case "instantreplay":
      return [{ ...base, actionType, subType: words.slice(words.lastIndexOf("(")) }];
    default:
      return [{ ...base, actionType, subType: words, stealPersonId: other }];
  }
}

/** "shooting", "personal take", "offensive charge", "defensive 3-seconds technical". */
function foulOf(words: string): Pick<Action, "subType" | "descriptor"> {
  if (words.startsWith("defensive 3")) return { subType: "technical", descriptor: "defensive 3" };
  const [first = "", ...rest] = words.split(" ").filter(Boolean);
  return ["personal", "offensive", "technical", "flagrant"].includes(first)
    ? { subType: first, descriptor: rest.join(" ") }
    : { subType: "personal", descriptor: words.trim() };
}

function shotOf(row: PlayRow, base: Action, other: number | undefined): Action {
  const { scoringPlay, scoreValue, text } = row;
  const points = row.pointsAttempted || scoreValue;
  const [name, feet] = [base.actionType, FEET.exec(text)?.[1]];
  const shotResult = scoringPlay ? "Made" : "Missed";
  if (name.startsWith("free throw")) {
    const subType = FREE_THROW.exec(name)?.[0] ?? "1 of 1";
    const descriptor = /technical|flagrant/.exec(name)?.[0] ?? "";
    return { ...base, actionType: "freethrow", subType, descriptor, shotResult };
  }
  return {
    ...base,
    actionType: points === 3 ? "3pt" : "2pt",
    subType: SHOT.exec(name)?.[0] ?? "jump shot",
    shotResult,
    shotDistance: feet === undefined ? undefined : Number(feet),
    [scoringPlay ? "assistPersonId" : "blockPersonId"]: other,
  };
}

/** What all actions of a row have; its kind is the row's, in small letters. */
function actionOf(row: PlayRow, at: number): Action {
  const [seconds = 0, minutes = 0] = row.clock.displayValue.split(":").map(Number).reverse();
  return {
    orderNumber: at,
    period: row.period.number,
    clock: 60 * minutes + Math.floor(seconds),
    actionType: row.type.text.toLowerCase().replaceAll("\n", " "),
    subType: "",
    descriptor: "",
    teamId: row.team ? teamIdOf(row.team.id) : undefined,
    personId: undefined,
    playerNameI: "",
    scoreHome: row.homeScore,
    scoreAway: row.awayScore,
    shotResult: "",
    shotDistance: undefined,
    assistPersonId: undefined,
    blockPersonId: undefined,
    stealPersonId: undefined,
    foulDrawnPersonId: undefined,
  };
}
