import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ArticleWire } from "#functions/data/wire/articles.ts";

/** The built dataset in the repository. */

const root = resolve(import.meta.dirname, "../../../..");
const data = (name: string) =>
  JSON.parse(readFileSync(join(root, "season/built", `${name}.json`), "utf8"));

export const NEWS: ArticleWire[] = data("news").data;
export const ANALYSIS: ArticleWire[] = data("analysis").data;
export const CHARTS: { name: string; alt: string; svg: string }[] = data("charts").data;

const teams: { id: number; abbreviation: string; full_name: string; conference: string }[] =
  data("teamsAPI").data;
const standings: Record<string, string[]>[] = [
  ...data("standings").westConference,
  ...data("standings").eastConference,
];
const stats: Record<string, { data: Record<string, string>[] }> = data("teamStats");

/** The abbreviations of all teams. */
export const TEAMS = teams.map(({ abbreviation }) => abbreviation);
export const EAST = new Set(
  teams.filter(({ conference }) => conference === "East").map(({ abbreviation }) => abbreviation),
);

export function winsOf(code: string): number {
  const name = teams.find(({ abbreviation }) => abbreviation === code)?.full_name;
  return Number(standings.find((row) => row.Team?.[1] === name)?.w?.[0]);
}

export function statOf(code: string, group: string, label: string): number {
  const id = teams.find(({ abbreviation }) => abbreviation === code)?.id;
  const row = stats[group]?.data.find((one) => one.id === String(id));
  return Number(row?.[label.replaceAll("/", "|")]);
}
