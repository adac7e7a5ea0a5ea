import type { AskedStage } from "#domain/query/query.ts";
import { FIRST_WITH_PLAYS } from "#domain/season/season-rules.ts";

/** A record: what it counts, and the question whose first rows hold it. */
export interface RecordQuestion {
  /** "Points"; the heading of its part says in what. */
  label: string;
  /** The parameters of the question besides stage and season. */
  asks: string;
  /** Set for a record that one stage alone has. */
  only?: AskedStage;
}

/** The records of players or of teams in a game, in a season or in a row. */
export interface RecordPart {
  title: Readonly<Record<AskedStage, string>>;
  /** The parameters that all questions of the part share. */
  asks: string;
  /** Set for records of whole seasons. */
  isOfSeasons?: true;
  records: readonly RecordQuestion[];
}

const both = (title: string): RecordPart["title"] => ({ season: title, playoffs: title });
const most = (key: string, label: string): RecordQuestion => ({ label, asks: `sort=-${key}` });

/** The record book, in the order of its page. */
export const RECORD_PARTS: readonly RecordPart[] = [
  {
    title: both("Player game records"),
    asks: "",
    records: [
      most("pts", "Points"),
      most("reb", "Rebounds"),
      most("ast", "Assists"),
      most("fg3m", "Three-pointers"),
      most("stl", "Steals"),
      most("blk", "Blocks"),
      most("ftm", "Free throws"),
      most("pm", "Plus-minus"),
    ],
  },
  {
    title: { season: "Player season records", playoffs: "Player records in one postseason" },
    asks: "rows=players&by=season",
    isOfSeasons: true,
    records: [
      { ...most("pts", "Points per game"), only: "season" },
      { ...most("reb", "Rebounds per game"), only: "season" },
      { ...most("ast", "Assists per game"), only: "season" },
      { ...most("stl", "Steals per game"), only: "season" },
      { ...most("blk", "Blocks per game"), only: "season" },
      { ...most("ts", "True shooting percentage"), only: "season" },
      { label: "Points", asks: "per=total&sort=-pts" },
      { label: "Rebounds", asks: "per=total&sort=-reb", only: "playoffs" },
      { label: "Assists", asks: "per=total&sort=-ast", only: "playoffs" },
      { label: "Three-pointers", asks: "per=total&sort=-fg3m" },
      { label: "Triple-doubles", asks: "per=total&sort=-td" },
      { label: "40-point games", asks: "pts=40..&sort=-gp" },
    ],
  },
  {
    title: both("Player streaks"),
    asks: "rows=streaks",
    records: [
      { label: "20 points or more", asks: "pts=20.." },
      { label: "30 points or more", asks: "pts=30.." },
      { label: "A three-pointer", asks: "fg3m=1.." },
      { label: "A double-double", asks: "dd=1" },
      { label: "A triple-double", asks: "td=1" },
    ],
  },
  {
    title: both("Team game records"),
    asks: "rows=team-games",
    records: [
      most("pts", "Most points"),
      { label: "Fewest points", asks: "sort=pts" },
      { label: "Largest margin", asks: "result=w&sort=-margin" },
      { label: "Combined points", asks: "result=w&sort=-bothpts" },
      most("fg3m", "Three-pointers"),
      most("ast", "Assists"),
    ],
  },
  {
    title: both(`Play-by-play, since ${FIRST_WITH_PLAYS}`),
    asks: "",
    records: [
      { label: "Largest comeback", asks: "rows=team-games&result=w&sort=-deficit" },
      { label: "Largest fourth-quarter comeback", asks: "rows=team-games&result=w&sort=-deficit4" },
      { label: "Largest lead blown", asks: "rows=team-games&result=l&sort=-lead" },
      { label: "Lead changes", asks: "rows=team-games&result=w&sort=-changes" },
      { label: "Unanswered points", asks: "rows=team-games&sort=-run" },
      { label: "Game winners", asks: "rows=players&per=total&sort=-gw" },
      { label: "Buzzer beaters", asks: "rows=players&per=total&sort=-buzzer" },
      {
        label: "Go-ahead baskets in the final minute",
        asks: "rows=players&per=total&sort=-goahead",
      },
    ],
  },
  {
    title: { season: "Team season records", playoffs: "Team records in one postseason" },
    asks: "rows=teams&by=season",
    isOfSeasons: true,
    records: [
      most("winpct", "Best record"),
      { label: "Worst record", asks: "sort=winpct", only: "season" },
      most("pts", "Points per game"),
      { label: "Fewest points allowed per game", asks: "sort=oppts" },
      most("diff", "Point differential per game"),
      { ...most("fg3m", "Three-pointers per game"), only: "season" },
    ],
  },
  {
    title: both("Team streaks"),
    asks: "rows=team-streaks",
    records: [
      { label: "Wins", asks: "result=w" },
      { label: "Losses", asks: "result=l" },
      { label: "Home wins", asks: "result=w&where=home" },
      { label: "Road wins", asks: "result=w&where=away" },
    ],
  },
];
