import type { Book } from "./book/book.ts";
import type { Drawing } from "./charts/drawing.ts";
import type { Figure, Prose } from "./figure.ts";

interface Telling {
  title: Prose;
  /** Its paragraphs; a story without any is told at its source. */
  body?: Prose[];
  /** The day of the last game that its figures cover; without one, the season's last day. */
  day?: Figure;
  /** The page that shows the figures. */
  sourceUrl: string;
}

export interface NewsStory extends Telling {
  sourceTxt: string;
  chart?: Drawing;
}

export interface AnalysisStory extends Telling {
  body: Prose[];
  chart?: Drawing;
  /** A small drawing, shown where there is no chart. */
  sketch?: Drawing;
}

/** A story is written from the book, and refuses to be written when what it says does not hold. */
export type Written<Story> = (book: Book) => Story;
