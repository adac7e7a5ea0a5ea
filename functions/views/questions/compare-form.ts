import { MONTHS } from "#domain/query/engine/months.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { COMPARE_PATH, type Compared, type ComparedKind, MOST_COMPARED } from "./compare.ts";

/** The field of one subject of a comparison. */
export interface ComparedField {
  label: string;
  value: string;
  /** All teams to choose from; empty for players. */
  options: { value: string; text: string }[];
}

export interface CompareForm {
  kind: ComparedKind;
  fields: ComparedField[];
  months: { value: string; text: string; isSelected: boolean }[];
  isPlayoffs: boolean;
  from: string;
  to: string;
  last: string;
  /** The address of the form for the other kind. */
  otherHref: string;
}

/** The form of a comparison, filled in from the address. */
export function compareForm(
  kind: ComparedKind,
  subjects: readonly Compared[],
  search: URLSearchParams,
  { teams }: QuestionData,
): CompareForm {
  const given = search.getAll(kind).flatMap((value) => value.split(","));
  const options =
    kind === "players"
      ? []
      : teams
          .toSorted((a, b) => a.fullName.localeCompare(b.fullName, "en"))
          .map(({ abbreviation, fullName }) => ({ value: abbreviation, text: fullName }));
  const valueAt = (at: number) => {
    const subject = subjects[at];
    if (subject === undefined) return subjects.length === 0 ? (given[at]?.trim() ?? "") : "";
    return kind === "players" ? subject.name : subject.value;
  };
  const month = search.get("month") ?? "";
  return {
    kind,
    fields: Array.from({ length: MOST_COMPARED }, (_, at) => ({
      label: `${kind === "players" ? "Player" : "Team"} ${at + 1}`,
      value: valueAt(at).slice(0, 60),
      options,
    })),
    months: MONTHS.map((value) => ({
      value,
      text: MONTH_NAMES[value],
      isSelected: value === month,
    })),
    isPlayoffs: search.get("stage") === "playoffs",
    from: search.get("from") ?? "",
    to: search.get("to") ?? "",
    last: search.get("last") ?? "",
    otherHref: kind === "players" ? `${COMPARE_PATH}?teams=BOS,LAL` : COMPARE_PATH,
  };
}
