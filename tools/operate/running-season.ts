import { objectOf } from "#functions/data/wire/rows.ts";
import { type DatabaseTarget, openDatabase, sentenceOf } from "./database-target.ts";

type Dataset = Readonly<Record<string, unknown>>;

/** The season of a dataset; undefined for one that does not say it. */
function seasonOf(dataset: Dataset): string | undefined {
  const current = objectOf(dataset.season)?.current;
  return typeof current === "string" ? current : undefined;
}

/**
 * Why a dataset must not be pushed, in a sentence: the database is in a later season, which a push
 * would replace. Undefined where it may.
 */
export async function whyNotPushed(
  target: DatabaseTarget,
  dataset: Dataset,
): Promise<string | undefined> {
  const { database, credential } = openDatabase(target);
  const stored = await database.read("nba/season/current", credential);
  if (!stored.ok) throw new Error(sentenceOf(target, stored.error));
  return whyNotOver(stored.value, dataset);
}

/** Why a dataset must not be put over a database of this season. */
export function whyNotOver(running: unknown, dataset: Dataset): string | undefined {
  const own = seasonOf(dataset);
  if (typeof running !== "string" || own === undefined || running <= own) return undefined;
  return (
    `The database is in the season ${running}, the dataset is of ${own}: ` +
    "a push would put it over the running season."
  );
}
