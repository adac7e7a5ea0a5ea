import { SEASON } from "../../../domain/season/season.ts";
import type { TransactionDayWire } from "../../../functions/data/wire/transactions.ts";
import type { BuiltDataset } from "../../season/dataset.ts";
import { DatasetError } from "../../season/dataset-error.ts";
import type { Tables } from "../../season/tables.ts";
import type { Figure } from "../figure.ts";
import { gameFacts } from "./game-facts.ts";
import { moveFacts } from "./move-facts.ts";
import { playerFacts } from "./player-facts.ts";
import { sources } from "./sources.ts";
import { teamFacts } from "./team-facts.ts";

/**
 * The season's book: every figure and name that texts may use, each with a reference by which it
 * can be found again. Texts take all their figures from here.
 */
export function openBook(tables: Tables, built: BuiltDataset, moves: TransactionDayWire[]) {
  return {
    ...teamFacts(tables, built),
    ...playerFacts(tables),
    ...gameFacts(tables),
    ...moveFacts(moves),
    sources: sources(tables),
    tables,
    season: { ref: "season", text: SEASON } satisfies Figure,
    /** A number that is no fact but a choice or a convention: "the first 20 games", "times 0.44". */
    given: (value: number): Figure => ({ ref: `given/${value}`, text: String(value) }),
    /** The difference of two figures of the book, to as many decimals as it has to be. */
    less(a: Figure, b: Figure, places = 0): Figure {
      const value = (Number(a.text.replace(",", "")) - Number(b.text.replace(",", ""))).toFixed(
        places,
      );
      return { ref: `less(${a.ref})(${b.ref})/${places}`, text: value };
    },
    /** What a text says in words has to hold, or the text is not written. */
    must(holds: boolean, what: string): void {
      if (!holds) throw new DatasetError(`A text says that ${what}, which does not hold any more.`);
    },
  };
}

export type Book = ReturnType<typeof openBook>;
