import type { PlayerList } from "#domain/players/player-lists.ts";
import { playerPath } from "#domain/players/players.ts";
import type { Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { View } from "../page/view.ts";
import { listNamed } from "./list-places.ts";
import { loadQuestion, type QuestionOutcome } from "./load-question.ts";
import type { Placeholders } from "./questions.ts";

export interface PlayerListPage {
  asked: QuestionOutcome;
  list: PlayerList;
  /** The list's players without a regular-season game; empty when the query narrows the list. */
  unplayed: { name: string; href: string }[];
}

/** A list of players: those who have played with their figures, the others by name. */
export async function loadPlayerList(
  collections: Collections,
  placeholders: Placeholders,
  search: URLSearchParams,
): Promise<View<PlayerListPage>> {
  const view = await loadQuestion(collections, "player-list", { placeholders, search });
  if (view.kind !== "ready") return view;
  const { page: asked, updatedAt } = view;
  const { players } = asked.data;
  const list = listNamed(placeholders, players);
  if (list === undefined) return { kind: "missing" };
  const isWhole = asked.kind === "answered" && isOfWholeSeason(asked.answer.query);
  const unplayed = isWhole ? withoutGames(list, asked.data) : [];
  return { kind: "ready", updatedAt, page: { asked, list, unplayed } };
}

/** Returns whether the list's own condition is the only one of a query. */
function isOfWholeSeason({ stage, by, conditions, figures, groups, qualified }: Query): boolean {
  const set = Object.keys(conditions).length + figures.length + groups.length;
  return stage === "season" && by === undefined && set === 1 && !qualified;
}

function withoutGames(list: PlayerList, { totals }: QuestionData): PlayerListPage["unplayed"] {
  if (totals.length === 0) return [];
  const played = new Set(totals.filter(({ games }) => games > 0).map(({ id }) => id));
  return list.players
    .filter(({ id }) => !played.has(id))
    .map(({ name }) => ({ name, href: playerPath(name) }));
}
