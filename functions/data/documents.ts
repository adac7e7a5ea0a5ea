import type { Result } from "../../domain/result.ts";
import type { Day } from "../../domain/season/box-score.ts";
import type { Career } from "../../domain/season/career.ts";
import type { Franchise } from "../../domain/season/franchise.ts";
import type { Collection } from "./collections.ts";
import type { ReadFailure } from "./realtime-database.ts";

type Read<Value> = (key: string) => Promise<Result<Collection<Value>, ReadFailure>>;

/** The small documents that pages of one day, player or team read by their key. */
export interface Documents {
  /** By ISO date. */
  days: Read<Day>;
  /** By player id. */
  careers: Read<Career>;
  /** By team id. */
  franchises: Read<Franchise>;
}
