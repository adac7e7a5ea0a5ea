import type * as v from "valibot";
import type { Result } from "../../domain/result.ts";
import type { Collections } from "../data/cached-collections.ts";
import type { Documents } from "../data/cached-documents.ts";
import type { CollectionValues, PublicCollectionName } from "../data/collections.ts";
import type { OpenDataFailure } from "./failures.ts";
import type { Parameters, QueryOf } from "./query.ts";

/** One route of the open data: what it takes, what it needs, what it answers. */
export interface Route<
  P extends Parameters = Parameters,
  Needs extends PublicCollectionName = PublicCollectionName,
  Item extends v.GenericSchema = v.GenericSchema,
> {
  /** Below the prefix; `{id}` is the id of one item. */
  path: `/${string}`;
  summary: string;
  description: string;
  /** Parameters of the query, and of the path where it has one. */
  parameters: P;
  /** An example of a call, as it is written behind the prefix. */
  example: `/${string}`;
  /** The collections that it is answered from: no other is read for it. */
  needs: readonly Needs[];
  item: Item;
  /**
   * What `data` holds: one item, or a list of them, by pages or whole; "bare" where the answer is the
   * item itself.
   */
  holds: "one" | "list" | "pages" | "bare";
  /** Whether a call can be understood and still have no answer. */
  refuses?: true;
  answer: (
    query: QueryOf<P>,
    facts: Pick<CollectionValues, Needs>,
    call: Call,
  ) => Answered<Item> | Promise<Answered<Item>>;
}

type Answered<Item extends v.GenericSchema> = Result<
  AnswerBody<v.InferOutput<Item>> | v.InferOutput<Item>,
  OpenDataFailure
>;

/** One call of a route. */
export interface Call {
  /** The parameters as they were given. */
  given: URLSearchParams;
  /** For what a route reads only once it knows what is asked. */
  collections: Collections;
  documents: Documents;
}

export interface AnswerBody<Item> {
  data: Item | Item[];
  meta?: { next_cursor: number | null; per_page: number };
}

/** A route with its types checked against each other, and then like any other. */
export function route<
  const P extends Parameters,
  Needs extends PublicCollectionName,
  Item extends v.GenericSchema,
>(of: Route<P, Needs, Item>): Route {
  return of as unknown as Route;
}
