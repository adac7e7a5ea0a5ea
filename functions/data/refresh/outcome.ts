import type { BoxScoresHeld } from "#domain/season/season.ts";
import type { Overtaken } from "../conflict.ts";
import type { PurgeName } from "../documents.ts";
import type { DatabaseCredential, ReadFailure, WritableDatabase } from "../realtime-database.ts";
import type { SourceFailure } from "../sources/source.ts";
import type { Change } from "./changes.ts";
import type { NotCounted } from "./counted-games.ts";
import type { FetchOptions } from "./schedule.ts";
import type { Turn } from "./turn.ts";
import type { WaitingGame } from "./waiting.ts";

export interface RefreshOptions extends Omit<FetchOptions, "season"> {
  database: WritableDatabase;
  /** The administrator's credential. */
  credential: DatabaseCredential;
  /** Writes although more than a tenth of something would be removed. */
  mayShrink: boolean;
  /** Reports the changes without writing them. */
  isDry: boolean;
  now: () => number;
  /** Purges the written collections and documents from every cache. */
  purge: (names: readonly PurgeName[]) => Promise<void>;
}

export type RefreshFailure =
  | { kind: "source"; failure: SourceFailure }
  /** After a failed write, the update may have arrived all the same, as a whole. */
  | { kind: "database"; failure: ReadFailure; isWriting: boolean }
  | Overtaken
  /** The computed season contradicts itself. */
  | { kind: "contradictions"; problems: string[] }
  /** More than a tenth of something would be removed. */
  | { kind: "shrunk"; problems: string[] };

export interface RefreshReport {
  changes: Change[];
  /** The collections that are up to date. */
  unchanged: string[];
  /** The data that the API does not determine, with the reason. */
  left: { what: string; why: string }[];
  /** The games of the API that no collection holds. */
  notCounted: NotCounted[];
  /** The games left for the next run. */
  waiting: WaitingGame[];
  /** The day before which games have lines that the next share reads; undefined when none are left. */
  leftBefore: string | undefined;
  /** The games whose lines are held, of all that are finished. */
  linesOf: BoxScoresHeld;
  /** The rows of the API that cannot be understood, in sentences. */
  unreadable: string[];
  /** Warnings for the operator on the API's games, in sentences. */
  doubts: string[];
  /** The players who were unknown to the site, as "Name (id)". */
  newcomers: string[];
  /** The active players who could not be told apart, in sentences. */
  unclear: string[];
  /** How far the next season is. */
  turn: Turn;
  /** The former players who play again. */
  returned: string[];
  /** The teams under a new name, as "Seattle SuperSonics to Oklahoma City Thunder". */
  renamed: string[];
}
