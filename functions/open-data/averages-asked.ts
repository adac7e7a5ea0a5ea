import * as v from "valibot";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { SEASON_TYPE_NAMES } from "./averages-schema.ts";
import type { OpenDataFailure } from "./failures.ts";
import { paging, seasonParameter } from "./parameters.ts";
import type { Call } from "./route.ts";

type Types = Readonly<Record<string, readonly string[]>>;

/** The parameters of averages by category and type. */
export function averagesBy<Category extends string>(categories: Readonly<Record<Category, Types>>) {
  const names = Object.keys(categories) as Category[];
  const types = [...new Set(Object.values<Types>(categories).flatMap(Object.keys))];
  return {
    category: v.pipe(
      v.picklist(names, `must be one of ${names.join(", ")}`),
      v.description("The category."),
    ),
    season: seasonParameter,
    season_type: v.optional(
      v.pipe(
        v.picklist(SEASON_TYPE_NAMES, `must be one of ${SEASON_TYPE_NAMES.join(", ")}`),
        v.description("The regular season unless said; ist is the final of the NBA Cup."),
      ),
      "regular",
    ),
    type: v.optional(
      v.pipe(
        v.picklist(types, `must be one of ${types.join(", ")}`),
        v.description(`Which figures; the first unless said. ${sentencesOf(categories)}`),
      ),
    ),
    ...paging,
  };
}

function sentencesOf(categories: Readonly<Record<string, Types>>): string {
  return Object.entries(categories)
    .map(([name, types]) => `In ${name}: ${Object.keys(types).join(", ")}.`)
    .join(" ");
}

/** The names of the figures of a category and type; a failure where the category has no such type. */
export function figuresAsked(
  types: Types,
  { category, type }: { category: string; type?: string | undefined },
): Result<readonly string[], OpenDataFailure> {
  const names = Object.keys(types);
  const figures = types[type ?? names[0] ?? ""];
  if (figures !== undefined) return ok(figures);
  const message = `must be one of ${names.join(", ")} in the category ${category}`;
  return fail({ kind: "bad-parameter", name: "type", message });
}

/** The lines that averages of a category are summed from. */
export async function linesAveraged(
  category: string,
  { collections, documents, season }: Call,
): Promise<Result<SeasonLines, OpenDataFailure>> {
  if (category !== "clutch") {
    const lines = await collections.lines();
    return lines.ok ? ok(lines.value.value) : fail({ kind: "unavailable" });
  }
  const part = await documents.parts("clutch");
  if (part.ok) return ok(part.value.value.lines);
  if (part.error.kind !== "empty") return fail({ kind: "unavailable" });
  const message = `must be one with plays, from which the clutch is counted; of ${season} there are none`;
  return fail({ kind: "bad-parameter", name: "season", message });
}
