import type { TileColors } from "../teams/color-rules.ts";

/**
 * What the picture of a shared link shows. A view makes it of the page's own data, and whoever draws
 * it knows no more of the page than this.
 */
export type Picture = GamePicture | SubjectPicture | AnswerPicture;

/** A team's code or a player's number in the colors of the team; of ink where it has none. */
export interface PictureMark {
  text: string;
  tile: TileColors | undefined;
  /** The color of stripes, bars and figures. */
  color: string | undefined;
}

export interface GamePicture {
  kind: "game";
  away: PictureSide;
  home: PictureSide;
  /** "Final/2OT", "7:30 PM ET". */
  state: string;
  sentence: string;
  note: string;
}

export interface PictureSide extends PictureMark {
  /** The points; the record before the game. */
  figure: string;
  won: boolean;
}

/** A player, a team, a season. */
export interface SubjectPicture {
  kind: "subject";
  mark: PictureMark | undefined;
  /** "Los Angeles Lakers", above the name. */
  above: string;
  name: string;
  /** Three at most. */
  figures: PictureFigure[];
  sentence: string;
  note: string;
}

export interface PictureFigure {
  value: string;
  label: string;
  /** The share of the bar below it, 0 to 1; undefined without a bar. */
  share: number | undefined;
}

export interface AnswerPicture {
  kind: "answer";
  /** The question as it was read. */
  above: string;
  headline: string;
  /** Five at most. */
  rows: PictureRow[];
  note: string;
}

export interface PictureRow extends Omit<PictureFigure, "label"> {
  name: string;
}

/** The address of the picture of a page: "/nba/teams/14.png?season=2015-16". */
export function picturePath(page: string): string {
  return page.replace(/(?=\?)|$/, ".png");
}
