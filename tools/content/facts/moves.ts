import { dayOfPrinted } from "#domain/dates.ts";
import { kindOfLine, TRANSACTION_KINDS } from "#domain/season/transactions.ts";
import type { TransactionDayWire } from "#functions/data/wire/transactions.ts";
import { ContentError, grouped, type Kinds } from "../figure.ts";

/** References to transactions, counted in the built feed: a trade is one transaction. */
export function moveKinds(days: TransactionDayWire[]): Kinds {
  return {
    moves: {
      usage: "KIND on|until DAY",
      figure([kind = "", when = "", day = ""]) {
        if (!TRANSACTION_KINDS.some((known) => known === kind)) {
          throw new ContentError(`There is no kind of move "${kind}".`);
        }
        if (when !== "on" && when !== "until") {
          throw new ContentError(`Moves are counted "on" or "until" a day, not "${when}".`);
        }
        const lines = days
          .filter(({ date }) => {
            const iso = dayOfPrinted(date) ?? "";
            return when === "on" ? iso === day : iso <= day;
          })
          .flatMap((one) => one.lines)
          .filter((line) => kindOfLine(line) === kind);
        const page = `/nba/transactions/${day.slice(0, 7)}`;
        return { text: grouped(lines.length), href: page, subjects: [] };
      },
    },
  };
}
