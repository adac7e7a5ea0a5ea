import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seasonOfGames } from "#domain/season/season.ts";
import type { ArticleWire } from "#functions/data/wire/articles.ts";
import type { TransactionDayWire } from "#functions/data/wire/transactions.ts";
import { root } from "../paths.ts";
import type { BuiltDataset } from "../season/dataset.ts";
import { DatasetError } from "../season/dataset-error.ts";
import type { Tables } from "../season/tables.ts";
import { publish, repeated, type Section, type SourceFile } from "./articles.ts";
import type { Drawing } from "./charts/drawing.ts";
import { gameKinds } from "./facts/games.ts";
import { givenKinds } from "./facts/given.ts";
import { moveKinds } from "./facts/moves.ts";
import { playerKinds } from "./facts/players.ts";
import { postseasonKinds } from "./facts/postseason.ts";
import { seasonCourses, teamKinds } from "./facts/teams.ts";
import type { Kinds } from "./figure.ts";
import { createResolver } from "./resolver.ts";

export interface Content {
  news: ArticleWire[];
  analysis: ArticleWire[];
  charts: Drawing[];
}

/** All kinds of references to one season, whose tables are in `folder`. */
export function seasonKinds(
  folder: string,
  tables: Tables,
  built: BuiltDataset,
  moves: TransactionDayWire[],
): Kinds {
  return {
    ...teamKinds(tables, built),
    ...playerKinds(tables),
    ...gameKinds(tables),
    ...postseasonKinds(folder, tables),
    ...moveKinds(moves),
    ...givenKinds(seasonOfGames(tables.games)),
  };
}

/** Publishes all articles of `content/` and draws their charts. */
export function buildContent(
  folder: string,
  tables: Tables,
  built: BuiltDataset,
  moves: TransactionDayWire[],
): Content {
  const resolver = createResolver(seasonKinds(folder, tables, built, moves));
  const facts = {
    teams: new Map(tables.teams.map((team) => [team.abbreviation, team])),
    courses: seasonCourses(tables),
  };
  const news = publish("news", filesOf("news"), resolver, facts);
  const analysis = publish("analysis", filesOf("analysis"), resolver, facts);
  const charts = [...news.charts, ...analysis.charts];
  const problems = [
    ...news.problems,
    ...analysis.problems,
    ...repeated(charts.map(({ name }) => name)).map((name) => `Two charts are named "${name}".`),
  ];
  if (problems.length > 0) {
    throw new DatasetError(`The articles cannot be published:\n- ${problems.join("\n- ")}`);
  }
  return {
    news: news.articles,
    analysis: analysis.articles,
    charts,
  };
}

/** The files of a section, sorted by name. */
function filesOf(section: Section): SourceFile[] {
  const folder = join(root, "content", section);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => ({
      path: `content/${section}/${name}`,
      text: readFileSync(join(folder, name), "utf8"),
    }));
}
