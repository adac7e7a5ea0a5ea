const LAST_NIGHT = /\b(?:last night|yesterday)(?:['’]?s\b)?/i;

/** The texts that remain, without the day, of a question about all games of a day. */
const GAMES: ReadonlySet<string> = new Set([
  "",
  "nba",
  "who won",
  "who won in the nba",
  "who played",
  "what happened",
  "results",
  "results from",
  "scores from",
  "games from",
]);

/** Returns whether a question names the night before. */
export function asksLastNight(question: string): boolean {
  return LAST_NIGHT.test(question);
}

/** A question that names the night before, with its ISO date in the words that dates have. */
export function withDate(question: string, date: string): string {
  const rest =
    question
      .replace(LAST_NIGHT, " ")
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(" ") ?? "";
  if (GAMES.has(rest)) return `games on ${date}`;
  return question.replace(LAST_NIGHT, `on ${date}`);
}
