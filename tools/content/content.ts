import type { TransactionDayWire } from "../../functions/data/wire/transactions.ts";
import type { BuiltDataset } from "../season/dataset.ts";
import { DatasetError } from "../season/dataset-error.ts";
import type { Tables } from "../season/tables.ts";
import { analyses } from "./analysis/analyses.ts";
import { type Book, openBook } from "./book/book.ts";
import type { Drawing } from "./charts/drawing.ts";
import type { Figure, Prose } from "./figure.ts";
import { news } from "./news/news.ts";

export interface NewsWire {
  title: string;
  sourceTxt: string;
  sourceURL: string;
  postedOn: string;
  img?: string;
  body?: string;
}
export interface AnalysisWire {
  title: string;
  author: string;
  sourceURL: string;
  body: string;
  postedOn: string;
  img?: string;
  img2?: string;
}

/** What one article's text was made of: every figure in it, and where it is found again. */
export interface ArticleFigures {
  title: string;
  figures: Figure[];
}

export interface Content {
  news: NewsWire[];
  analysis: AnalysisWire[];
  charts: Drawing[];
  /** Not for the database: by this a test finds every figure again. */
  figures: ArticleFigures[];
}

const AUTHOR = "Hardwood desk";

/** Writes all articles from the season's book, newest first, and draws their charts. */
export function buildContent(
  tables: Tables,
  built: BuiltDataset,
  moves: TransactionDayWire[],
): Content {
  const book = openBook(tables, built, moves);
  const charts: Drawing[] = [];
  const figures: ArticleFigures[] = [];

  function picture(room: string, drawing: Drawing | undefined): string | undefined {
    if (drawing === undefined) return undefined;
    if (charts.some(({ name }) => name === drawing.name)) {
      throw new DatasetError(`Two charts are named "${drawing.name}".`);
    }
    charts.push(drawing);
    return `/nba/${room}/charts/${drawing.name}.svg`;
  }
  function noted<Story extends { title: Prose; body?: Prose[]; day?: Figure }>(story: Story) {
    const postedOn = story.day ?? book.lastDay;
    const parts = [story.title, ...(story.body ?? [])].flatMap((part) => part.figures);
    figures.push({ title: story.title.text, figures: unique([...parts, postedOn]) });
    return { postedOn: postedOn.text, body: story.body?.map(({ text }) => text).join("\n\n") };
  }

  return {
    news: newestFirst(news, book).map((story) => {
      const { postedOn, body } = noted(story);
      return known({
        title: story.title.text,
        sourceTxt: story.sourceTxt,
        sourceURL: story.sourceUrl,
        postedOn,
        img: picture("news", story.chart),
        body,
      });
    }),
    analysis: newestFirst(analyses, book).map((story) => {
      const { postedOn, body } = noted(story);
      return known({
        title: story.title.text,
        author: AUTHOR,
        sourceURL: story.sourceUrl,
        body: body ?? "",
        postedOn,
        img: picture("analysis", story.chart),
        img2: picture("analysis", story.sketch),
      });
    }),
    charts,
    figures,
  };
}

function newestFirst<Story extends { day?: Figure }>(
  written: ((book: Book) => Story)[],
  book: Book,
): Story[] {
  const time = ({ day = book.lastDay }: Story) => Date.parse(`${day.text} UTC`);
  return written.map((write) => write(book)).sort((a, b) => time(b) - time(a));
}

/** The database holds no undefined: what a story has not is left out. */
type Known<Row> = { [Key in keyof Row as undefined extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as undefined extends Row[Key] ? Key : never]?: Exclude<Row[Key], undefined>;
};

function known<Row extends object>(row: Row): Known<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  ) as Known<Row>;
}

function unique(figures: Figure[]): Figure[] {
  return [...new Map(figures.map((figure) => [figure.ref, figure])).values()];
}
