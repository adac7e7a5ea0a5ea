import { dayOfPrinted } from "../../../domain/dates.ts";
import { kindOfLine, type TransactionKind } from "../../../domain/season/transactions.ts";
import type { TransactionDayWire } from "../../../functions/data/wire/transactions.ts";
import type { Figure } from "../figure.ts";

/** What the book knows of transactions, counted in the feed as it is built: a trade is one move. */
export function moveFacts(days: TransactionDayWire[]) {
  const count = (
    ref: string,
    kind: TransactionKind | "all",
    fits: (date: string, tags: string[]) => boolean,
  ): Figure => {
    const lines = days.flatMap(({ date, lines: ofDay }) =>
      ofDay.filter(
        (line) => (kind === "all" || kindOfLine(line) === kind) && fits(date, line.tags ?? []),
      ),
    );
    return { ref, text: String(lines.length) };
  };
  return {
    moves: (kind: TransactionKind | "all" = "all") => count(`moves/${kind}`, kind, () => true),
    /** On a printed day, "February 5, 2026". */
    movesOn: (kind: TransactionKind | "all", day: Figure) =>
      count(`moves-on/${kind}/${day.text}`, kind, (date) => date === day.text),
    /** In a month of a year, as its days are printed: "February", "2026". */
    movesIn: (kind: TransactionKind | "all", month: string, year: string) =>
      count(
        `moves-in/${kind}/${month}/${year}`,
        kind,
        (date) => date.startsWith(`${month} `) && date.endsWith(`, ${year}`),
      ),
    /** Up to a day, "2026-02-05", and with it. */
    movesUntil: (kind: TransactionKind | "all", until: string) =>
      count(`moves-until/${kind}/${until}`, kind, (date) => (dayOfPrinted(date) ?? "") <= until),
    movesOf: (kind: TransactionKind | "all", fullName: string) =>
      count(`moves-of/${kind}/${fullName}`, kind, (_date, tags) => tags.includes(fullName)),
  };
}
