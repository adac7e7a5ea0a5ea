import { latestUpdate } from "#domain/dates.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Collection } from "#functions/data/collections.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "./view.ts";

type Reads = Record<string, Promise<Result<Collection<unknown>, ReadFailure>>>;

type Values<R extends Reads> = {
  [Name in keyof R]: Awaited<R[Name]> extends Result<Collection<infer Value>, ReadFailure>
    ? Value
    : never;
};

/** Gathered values with the time of each, and the newest of all times. */
interface Gathered<R extends Reads> {
  values: Values<R>;
  times: { [Name in keyof R]?: string | undefined };
  updatedAt: string | undefined;
}

/** Reads collections concurrently, with their times. Fails when one of them fails. */
export async function gather<R extends Reads>(reads: R): Promise<Result<Gathered<R>, ReadFailure>> {
  const names = Object.keys(reads);
  const results = await Promise.all(Object.values(reads));
  const values: Record<string, unknown> = {};
  const times: Record<string, string | undefined> = {};
  for (const [index, result] of results.entries()) {
    if (!result.ok) return fail(result.error);
    const name = names[index] as string;
    values[name] = result.value.value;
    times[name] = result.value.updatedAt;
  }
  return ok({
    values: values as Values<R>,
    times: times as Gathered<R>["times"],
    updatedAt: latestUpdate(Object.values(times)),
  });
}

/** An optional read, which falls back to `value` when it fails. */
export async function orElse<Value>(
  read: Promise<Result<Collection<Value>, ReadFailure>>,
  value: Value,
): Promise<Result<Collection<Value>, ReadFailure>> {
  const result = await read;
  return result.ok ? result : ok({ value, updatedAt: undefined, dropped: 0 });
}

/**
 * The view of gathered collections: unavailable when a read failed, missing when `build` returns
 * undefined, otherwise the page from `build`.
 */
export function viewOf<Values, Page>(
  read: Result<{ values: Values; updatedAt: string | undefined }, ReadFailure>,
  build: (values: Values) => Page | undefined,
): View<Page> {
  if (!read.ok) return UNAVAILABLE;
  const page = build(read.value.values);
  if (page === undefined) return MISSING_VIEW;
  return { kind: "ready", updatedAt: read.value.updatedAt, page };
}
