import type { Limits } from "#domain/ask/limits.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import type { ConditionName, Conditions } from "../query/conditions/conditions.ts";
import type { Grouping } from "../query/query.ts";
import type { LinePlayer } from "../query/storage/season-lines.ts";
import type { Advice } from "../refusals/advice.ts";
import type { Stage } from "../season/box-score.ts";
import type { Team } from "../teams/team.ts";
import type { Choice, ClubTopic, Trait, Understanding } from "./understanding.ts";

export type Rank = "most" | "best" | "worst" | "fewest";
export type UnitAsked = "average" | "total" | "game" | "per36";
/** The facts of a team or of the season that are no figures of games. */
export type TopicAsked = ClubTopic | "titles" | "seed" | "cup" | "playoff-teams" | "no-playoffs";
export type Noun = "games" | "players" | "teams" | "streak";

/** A limit on a figure, as stated in a question. */
export interface AskedRange extends Limits {
  readonly figure: string;
  /** Whether the question names the figure; it names none in "30-10-10" and "averaging 20". */
  readonly isNamed: boolean;
  readonly of: "game" | "mean" | "total";
}

/** The yes-or-no properties of a question. */
export type Flag =
  | "record"
  | "count"
  | "stats"
  | "averaging"
  | "compare"
  | "versus"
  | "career"
  | "they"
  | "he"
  | "when"
  /** "when luka and lebron": both of them, not one in the other's games. */
  | "joined"
  | "break"
  | "season"
  | "one-game"
  | "shooting"
  | "longest"
  | "scores"
  | "draft"
  | "finals"
  | "or"
  | "series"
  /** "knicks playoff run": all their series. */
  | "path"
  | "sweep"
  /** "what percentage of games" */
  | "portion"
  /** "regular season vs playoffs": one answer of each. */
  | "stages"
  /** "cade with and without duren": one answer of each. */
  | "with-and-without"
  | "eliminated"
  /** "box score": the lines of all players in one game. */
  | "box"
  /** The starters of a game, as opposed to the whole box score. */
  | "starters"
  /** "who did the knicks beat": the opponent is asked for. */
  | "whom"
  /** "who beat the knicks": the opponent's place is the asked one. */
  | "beat"
  /** "luka and reaves both scored 30": each of them in one game. */
  | "both"
  | "place"
  | "current"
  /** "former lakers", "former mvps" */
  | "former"
  | "each"
  | "missed"
  | "pair"
  /** "most points and rebounds" is one figure, their sum. */
  | "summed"
  /** The figure is not the question's own word: points per 100 possessions for a rating. */
  | "unnamed"
  /** "3 pointers made" are a total. */
  | "made"
  /** The asked position is narrower than those of the tables: point guards are guards there. */
  | "wide-pos"
  /** "lowest" asks for the least figure, whichever is the better one. */
  | "lowest"
  /** A number without a unit is an age. */
  | "bare-age"
  /** A point difference has no comparison: "20 point wins" are by 20 or more. */
  | "bare-margin"
  /** Games for the last of a player's two teams, or for the first. */
  | "traded-since"
  | "traded-before"
  /** A row is a game, which only its result names: "most points in a win". */
  | "bare-game"
  | "last-game";

/** The content of a question's terms, the input of the compilers. Nothing changes it once read. */
export interface Slots {
  /** The question as typed. */
  readonly text: string;
  readonly seasonNow: SeasonNow;
  readonly players: readonly LinePlayer[];
  readonly teams: readonly Team[];
  readonly opp: Team | undefined;
  readonly vs: LinePlayer | undefined;
  /** Players who played, and who did not, in each of the games. */
  readonly with: readonly LinePlayer[];
  readonly without: readonly LinePlayer[];
  /** Players of whom the question is not: "most points besides luka". */
  readonly except: readonly LinePlayer[];
  readonly conditions: Readonly<Conditions>;
  /** The words after "or" in place of an opponent or of a condition: "luka vs celtics or knicks". */
  readonly alternatives: readonly Alternative[];
  readonly ranges: readonly AskedRange[];
  /** Numbers without a figure. */
  readonly loose: readonly Limits[];
  /** Figures without a number. */
  readonly measures: readonly string[];
  readonly rank: Rank | undefined;
  readonly unit: UnitAsked | undefined;
  readonly nouns: ReadonlySet<Noun>;
  /** Wins or losses as the subject of the question, as opposed to a condition. */
  readonly wins: "w" | "l" | undefined;
  readonly stage: Stage | undefined;
  readonly by: Grouping | undefined;
  readonly flags: ReadonlySet<Flag>;
  readonly trait: Trait | undefined;
  readonly extreme: { trait: "age" | "height" | "weight" | "service"; most: boolean } | undefined;
  readonly page: string | undefined;
  /** A name of `AWARDS`, or the common beginning of several: "All-NBA". */
  readonly award: string | undefined;
  /** The end of the address of a list of leaders. */
  readonly list: string | undefined;
  /** The rank that the question asks for: 2 for "second leading scorer". */
  readonly nth: number | undefined;
  /** The first or the last time that something happened: "last time the wizards won". */
  readonly occasion: "first" | "last" | undefined;
  /** Another season than the dataset's: the year in which it ended, and the tokens that name it. */
  readonly past: { year: number; from: number; to: number } | undefined;
  readonly special: string | undefined;
  readonly topic: TopicAsked | undefined;
  /** The namesakes of a name that was read as its best known player. */
  readonly namesakes: readonly Choice[];
  /** For each player, how much of the question's figures precedes him. */
  readonly placed: readonly Record<"ranges" | "loose" | "measures", number>[];
  /** The ranges of other players in the game, which the condition `also` has. */
  readonly company: readonly AskedRange[];
  /** Whether "when" precedes every player: "when luka scores 30, lebron ...". */
  readonly isWhenFirst: boolean;
}

/** Another opponent, or another value of a condition. */
export type Alternative =
  | { readonly opp: Team }
  | { readonly vs: LinePlayer }
  | { readonly conditions: Readonly<Conditions> };

/** Slots with a name of their own; sets and conditions count by the names in them. */
type NamedSlot = Exclude<
  keyof Slots,
  | "text"
  | "seasonNow"
  | "conditions"
  | "flags"
  | "nouns"
  | "stage"
  | "namesakes"
  | "placed"
  | "isWhenFirst"
>;

/** The name of a part of a question. */
export type SlotName = NamedSlot | Exclude<Stage, "season"> | Flag | Noun | ConditionName;

/** The names of a question's filled slots; each flag, noun and condition counts by its own name. */
export function filledSlots(slots: Slots): SlotName[] {
  const { conditions, flags, nouns, stage, ...more } = slots;
  const {
    text: _,
    seasonNow: __,
    namesakes: ___,
    isWhenFirst: ____,
    placed: _____,
    ...named
  } = more;
  const isFilled = (name: NamedSlot) => {
    const value = named[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  };
  return [
    ...(Object.keys(named) as NamedSlot[]).filter(isFilled),
    ...(stage === undefined || stage === "season" ? [] : [stage]),
    ...flags,
    ...nouns,
    ...(Object.keys(conditions) as ConditionName[]),
  ];
}

/** Thrown while a question is read or compiled; `understand` catches it and returns its content. */
export class Stopped extends Error {
  readonly because: Stop;
  constructor(because: Stop) {
    super(because.kind);
    this.because = because;
  }
}

/** The reason to stop reading: a part that does not fit, an incomplete question, or a choice. */
export type Stop =
  | { kind: "part"; from: number; to: number; reason?: Advice; cause?: "season" | "contradiction" }
  | { kind: "incomplete"; reason: Advice; meant: readonly string[]; cause?: "no-game" }
  | { kind: "understood"; understanding: Understanding };
