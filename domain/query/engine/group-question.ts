import type { Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import type { Groups } from "./groups.ts";
import type { Table, Tables } from "./tables.ts";

/** A query whose rows are groups of games, with its data and its groups. */
export interface GroupQuestion {
  query: Query;
  data: QuestionData;
  tables: Tables;
  /** The table of the groups' rows. */
  table: Table;
  groups: Groups;
}
