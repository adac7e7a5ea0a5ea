import type { Headline } from "#domain/articles/headlines.ts";
import type { ArticleWire } from "#functions/data/wire/articles.ts";
import { headlinesWire } from "#functions/data/wire/headlines.ts";
import type { TransactionDayWire } from "#functions/data/wire/transactions.ts";
import type { Drawing } from "../content/charts/drawing.ts";
import { buildContent } from "../content/content.ts";
import { transactionContradictions } from "../season/checks/transactions.ts";
import type { BuiltDataset } from "../season/dataset.ts";
import { DatasetError } from "../season/dataset-error.ts";
import { moveNames } from "../season/move-names.ts";
import { readMoves } from "../season/moves-table.ts";
import { idleSpellings } from "../season/spellings.ts";
import type { Tables } from "../season/tables.ts";
import { transactionsWire } from "../season/transactions.ts";
import type { Collection } from "../season/wire.ts";

/** Transactions, articles and the public headlines; each is stored at `nba/{its name}`. */
export interface MemberDataset {
  transactions: Collection<TransactionDayWire>;
  news: Collection<ArticleWire>;
  analysis: Collection<ArticleWire>;
  charts: Collection<Drawing>;
  headlines: Collection<Headline>;
}

/** Makes the transactions from the tables in `folder`, and publishes the articles of `content/`. */
export function memberDataset(folder: string, tables: Tables, built: BuiltDataset): MemberDataset {
  const { updatedAt } = built.dataset.teamsAPI;
  const moves = readMoves(folder);
  const idle = idleSpellings(
    new Set([
      ...tables.players.map(({ id }) => id),
      ...[...tables.contracts, ...tables.rosters.rows, ...moves].flatMap(
        ({ player_id }) => player_id ?? [],
      ),
    ]),
  );
  if (idle.length > 0) throw new DatasetError(`Spelt, but nowhere named: ${idle.join(", ")}.`);
  const names = moveNames(tables);
  const days = transactionsWire(moves, names);
  const found = transactionContradictions(days, moves, names, tables.teams);
  if (found.length > 0) {
    throw new DatasetError(`The transactions cannot be told:\n- ${found.join("\n- ")}`);
  }
  const { news, analysis, charts } = buildContent(folder, tables, built, days);
  const headlines = headlinesWire({ news, analysis });
  const newest = `${headlines[0]?.date ?? ""}T00:00:00.000Z`;
  const written = newest > updatedAt ? newest : updatedAt;
  return {
    transactions: { updatedAt, data: days },
    news: { updatedAt: written, data: news },
    analysis: { updatedAt: written, data: analysis },
    charts: { updatedAt: written, data: charts },
    headlines: { updatedAt: written, data: headlines },
  };
}
