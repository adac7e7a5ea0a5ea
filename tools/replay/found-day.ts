import { BOX_LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { countRows } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { dataOfLines } from "#domain/query/question-data.ts";
import type { Team } from "#domain/teams/team.ts";
import { parseLines } from "#functions/data/wire/lines.ts";
import { listOf, objectOf } from "#functions/data/wire/rows.ts";
import { parseSeasonTotals } from "#functions/data/wire/season-totals.ts";
import { COUNTED, type Expected, standingText, totalText } from "./expected-day.ts";

type Root = Readonly<Record<string, unknown>>;

/** The season so far by a database, under the names of `expectedOf`. */
export function foundIn(nba: Readonly<Record<string, unknown>>, teams: readonly Team[]): Expected {
  const root = (name: string): Root => objectOf(nba[name]) ?? {};
  const totals = parseSeasonTotals(root("seasonTotals").data)?.rows ?? [];
  return new Map([
    ...standingsIn(root("standings")),
    ...totals.map((row): [string, string] => [`totals of ${row.id}`, totalText(row)]),
    ...leadersIn(root("leaders")),
    ...countsIn(root("lines"), teams),
  ]);
}

function standingsIn(standings: Root): [string, string][] {
  return (["east", "west"] as const).flatMap((conference) =>
    (listOf(standings[`${conference}Conference`]) ?? []).map((raw, at): [string, string] => [
      `standings ${conference} ${at + 1}`,
      standingText(objectOf(raw) ?? {}),
    ]),
  );
}

function leadersIn(leaders: Root): [string, string][] {
  return BOX_LEADER_RULES.map(({ group, category }) => {
    const lists = listOf(objectOf(leaders[group])?.data) ?? [];
    const list = lists.map(objectOf).find((one) => one?.category === category);
    const top5 = (listOf(list?.top5) ?? []).map(objectOf);
    return [
      `leaders ${group} ${category}`,
      JSON.stringify(
        top5.map((row) => ({ rank: row?.rank, player: row?.player, stat: row?.stat })),
      ),
    ];
  });
}

function countsIn(document: Root, teams: readonly Team[]): [string, string][] {
  const lines = parseLines(document)?.value;
  if (lines === undefined) return [];
  const data = dataOfLines(lines, teams);
  const names = namesOf(data);
  return Object.keys(COUNTED).map((address) => {
    const query = parseQuery(new URLSearchParams(address), names);
    if (!query.ok) throw new Error(`${address}: ${JSON.stringify(query.error)}`);
    return [`finder ${address}`, String(countRows(query.value, data))];
  });
}
