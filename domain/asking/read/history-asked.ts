/** A question about a whole career or about past playoffs, which the games of one season do not answer. */
export type HistoryAsked = CareerAsked | SeriesAsked;

export type CareerAsked = { /** The player's name as typed. */ player: string } & (
  | { kind: "debut" | "clubs" }
  /** His first season, with the words for the figures: "stats", "points". */
  | { kind: "rookie"; figures: string }
);

/** The last playoff series that a team won or lost. */
export interface SeriesAsked {
  kind: "series";
  /** The team's name as typed. */
  team: string;
  isWon: boolean;
}

const DEBUTS = [
  /^(?:when (?:was|is|did) )?(.+?)(?:['’]s)? (?:make (?:his|their) )?(?:nba )?debut$/i,
  /^(?:when (?:was|is) )?(.+?)(?:['’]s)? first (?:ever )?(?:nba |career )?game(?: ever| of all time)?$/i,
  /^when (?:was|is) (.+?)(?:['’]s| a)? rookie(?: (?:season|year))?$/i,
];

/** The words between the player and the figures. */
const ROOKIE = /(?:['’]s)? rookie (?:season|year)\b/i;

const CLUBS = [
  /^(?:who|(?:which|what) teams?) (?:did|has|have) (.+) play(?:ed)? (?:for|with)$/i,
  /^(?:(?:which|what|all) )?teams? (?:that )?(.+?) (?:has )?played for$/i,
  /^(?:former|previous|past) teams of (.+)$/i,
  /^(.+?)(?:['’]s)? (?:former|previous|past) teams$/i,
];

const SERIES = [
  /^(?:when was the )?last time (?:the )?(.+) (won|lost) a (?:playoff |postseason )?series$/i,
  /^when did (?:the )?(.+) last (win|lose) a (?:playoff |postseason )?series$/i,
  /^(?:the )?(.+?)(?:['’]s)? last (?:playoff |postseason )?series (win|loss)$/i,
];

/** The question about a career or past playoffs; undefined for any other. */
export function historyAskedIn(question: string): HistoryAsked | undefined {
  const text = question.trim().replace(/\?$/, "").trim();
  const found = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => pattern.exec(text) ?? []).slice(1);
  const [debut] = found(DEBUTS);
  if (debut !== undefined) return { kind: "debut", player: debut };
  const [player = "", figures] = text.split(ROOKIE);
  if (player !== "" && figures !== undefined)
    return { kind: "rookie", player, figures: figures.trim() || "stats" };
  const [clubs] = found(CLUBS);
  if (clubs !== undefined) return { kind: "clubs", player: clubs };
  const [team, end = ""] = found(SERIES);
  return team === undefined ? undefined : { kind: "series", team, isWon: /^w/i.test(end) };
}

/** The same question about another player. */
export function careerQuestion(asked: CareerAsked, player: string): string {
  switch (asked.kind) {
    case "debut":
      return `${player} debut`;
    case "clubs":
      return `former teams of ${player}`;
    case "rookie":
      return `${player} rookie season ${asked.figures}`;
  }
}
