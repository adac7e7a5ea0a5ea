import { type CountColumn, columnsOf, type Figure } from "#domain/figures/figure.ts";
import { nameInSentence, singular } from "#domain/figures/figures.ts";
import { counted } from "#domain/printing/counted.ts";
import type { WholeSeasons } from "../engine/group-figures.ts";
import type { GroupQuestion } from "../engine/group-question.ts";
import type { GroupSums } from "../engine/group-sums.ts";
import { teamsById } from "../engine/name-order.ts";
import type { Table } from "../engine/tables.ts";
import type { QuestionData } from "../question-data.ts";

/** A note for each total in the shown rows that the league corrected after the games. */
export function correctionNotes(
  { data, table, groups }: GroupQuestion,
  shown: readonly number[],
  { columns }: GroupSums,
  whole: WholeSeasons | undefined,
  figures: readonly Figure[],
): string[] {
  if (whole === undefined) return [];
  const counts = [...new Set(figures.flatMap(columnsOf))].filter((name) => name !== "sec");
  return shown.flatMap((group, at) => {
    const official = whole.get(group);
    if (official === undefined) return [];
    return counts.flatMap((name) => {
      const own = columns.get(name);
      const published = official.sums.get(name);
      if (own === undefined || published === undefined || own.missing[at] !== 0) return [];
      const difference = published - (own.sum[at] ?? 0);
      if (difference === 0) return [];
      const subject = nameOf(table.subject[groups.first[group] ?? 0] ?? 0, data, table);
      return [noteOf(subject, name, published, difference)];
    });
  });
}

function noteOf(subject: string, name: CountColumn, published: number, difference: number): string {
  const size = Math.abs(difference);
  const noun = nameInSentence(name);
  const more = difference > 0 ? "more" : "fewer";
  const total = counted(published, singular(noun), noun);
  return `${subject}: ${total} officially, ${size} ${more} than the games add up to.`;
}

function nameOf(subject: number, { lines, teams }: QuestionData, table: Table): string {
  if (table.of === "players") return lines.players[subject]?.name ?? "";
  return teamsById(teams).get(subject)?.fullName ?? "";
}
