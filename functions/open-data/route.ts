import type * as v from "valibot";
import type { LiveDayState } from "#domain/live/live-day.ts";
import type { Result } from "#domain/result.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import type { Collections } from "../data/cached-collections.ts";
import type { Documents } from "../data/cached-documents.ts";
import type { CollectionValues, PublicCollectionName } from "../data/collections.ts";
import type { OpenDataFailure } from "./failures.ts";
import type { QueryOf, RouteParameters } from "./query.ts";
import type { SeasonsAsked } from "./seasons.ts";

/** The groups of calls in the document. */
export type OpenDataTag = "Teams" | "Players" | "Games" | "Figures" | "Tables" | "Questions";

/** One route of the open data: its parameters, the collections it needs, and its answer. */
export interface OpenDataRoute<
  P extends RouteParameters = RouteParameters,
  Needs extends PublicCollectionName = PublicCollectionName,
  Item extends v.GenericSchema = v.GenericSchema,
> {
  /** The path below the prefix; `{id}` is the value of the parameter `id`. */
  path: `/${string}`;
  tag: OpenDataTag;
  summary: string;
  description: string;
  /** Parameters of the query, and of the path where it has one. */
  parameters: P;
  /** An example of a call without the prefix; `{year}` is the first year of the current season. */
  example: `/${string}`;
  /** The collections that the answer needs; no others are read. */
  needs: readonly Needs[];
  item: Item;
  /**
   * The content of `data`: one item, or a list of items, in pages or whole; "bare" where the answer
   * is the item itself.
   */
  holds: "one" | "list" | "pages" | "bare";
  /** Set where the answer itself parses what its parameters describe, and refuses the rest. */
  parses?: true;
  /** The season that a call asks for; the current one unless set. */
  seasonAsked?: (query: QueryOf<P>) => SeasonsAsked;
  /** Set where a season of lists may be asked for. */
  takesLists?: true;
  /** Set where a season may be asked for whose games are all to come. */
  takesUpcoming?: true;
  /** Set when a valid call may still have no answer. */
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
  /** The parameters as the client sent them. */
  given: URLSearchParams;
  /** The season that is asked for, with the sources of data that depends on the parameters. */
  season: string;
  collections: Collections;
  documents: Documents;
  /** The games of a day as they were last read, by all its fixtures; undefined when none is read. */
  live(date: string, fixtures: readonly Fixture[]): Promise<LiveDayState | undefined>;
  /** The time of the answer, in ms since 1970. */
  now: number;
  /** Records a moment, in ms since 1970, from which the answer would be another. */
  holdUntil(moment: number): void;
}

export interface AnswerBody<Item> {
  data: Item | Item[];
  meta?: { next_cursor: number | null; per_page: number };
}

/** A route's example in a season, given by its first year. */
export function exampleOf(
  { example }: Pick<OpenDataRoute, "example">,
  year: number | string,
): string {
  return example.replace("{year}", String(year));
}

/** Checks a route's types against each other, and returns it as a plain `Route`. */
export function route<
  const P extends RouteParameters,
  Needs extends PublicCollectionName,
  Item extends v.GenericSchema,
>(of: OpenDataRoute<P, Needs, Item>): OpenDataRoute {
  return of as unknown as OpenDataRoute;
}
