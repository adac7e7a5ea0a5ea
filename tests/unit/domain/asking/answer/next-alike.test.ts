import { expect, test } from "vitest";
import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { understand } from "#domain/asking/understand.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";

const read = (question: string) => understand(question, vocabulary);

test.each([
  // The same about another, of the season before, and the list behind it.
  [
    "jokic triple doubles",
    "Anthony Edwards triple doubles",
    "Nikola Jokić triple doubles last season",
    "most triple doubles",
  ],
  [
    "lakers record at home",
    "Suns record at home",
    "Lakers record at home last season",
    "best home record",
  ],
  [
    "luka vs boston",
    "Shai Gilgeous-Alexander vs boston",
    "Luka Dončić vs Celtics last season",
    "points per game leaders",
  ],
  [
    "most points in a game this season",
    "most points in a game in the playoffs",
    "most points in a game last season",
    "points per game leaders",
  ],
  // A rookie has no season before, and a rating is not known of it.
  ["cooper flagg points per game", "points per game leaders"],
  ["lakers pace", "Suns pace", "pace leaders"],
  // A player who is no leading scorer is followed by one of his team.
  ["lebron career points", "Luka Dončić career points", "LeBron James career points per game"],
  // A stage is followed by the other one, a round by its stage.
  [
    "most points in a playoff game",
    "most points in a game",
    "points per game leaders in the playoffs",
  ],
  ["who won game 3 of the finals", "scoring leaders in the playoffs", "Finals MVP"],
  ["teams with 50 wins", "teams with 50 wins last season", "best home record"],
  ["highest scoring playoff game", "highest scoring game", "lowest scoring game in the playoffs"],
  ["largest margin of victory by the celtics", "largest margin of victory"],
  ["how many times did the nuggets score 130", "Nuggets leading scorer"],
  ["jokic first game", "Nikola Jokić last 10 games"],
  // Facts are followed by facts alike.
  ["how tall is wemby", "how tall is Paolo Banchero", "tallest player", "shortest player"],
  ["jokic nationality", "players from Serbia"],
  ["oldest player", "youngest player", "oldest player to score 30"],
  ["tallest player from france", "youngest player from France"],
  ["players from france", "tallest player from France", "scoring leaders from France"],
  ["lebron 2012 stats", "LeBron James stats 2010-11", "LeBron James career points"],
  ["warriors 2015-16 record", "Warriors record 2014-15", "Warriors record"],
  ["2021 mvp", "Most Valuable Player 2020", "champions 2021"],
  ["most rings among active players", "most all stars among active players"],
  ["lebron when luka scores 30", "LeBron James with Luka Dončić"],
  ["highest usage rate", "points in the paint leaders"],
  ["luka vs celtics or knicks", "Luka Dončić by opponent"],
  ["celtics or knicks record", "Celtics vs Knicks"],
  ["top scorer of each team", "points leaders", "top rebounder of each team"],
  ["current streaks", "longest winning streak", "longest losing streak"],
  ["who averaged a triple double", "who averaged a double double", "most triple doubles"],
  ["youngest team", "oldest team"],
  ["christmas games 2026", "games on tv", "next games"],
  ["lakers next game", "Suns next game", "Lakers game tv", "Lakers schedule"],
  ["games today", "games tomorrow", "games on tv"],
  ["when does the season start", "when does the season end", "when do the playoffs start"],
  ["lakers playoff odds", "Suns playoff odds", "Lakers rating", "Lakers strength of schedule"],
  ["power rankings", "strength of schedule", "biggest upset"],
  ["who coaches the spurs", "Spurs record", "Spurs arena"],
  ["who won the east", "who won the Finals", "who won the West"],
  ["spurs thunder series result", "Spurs vs Thunder", "Spurs record in the playoffs"],
  ["3 seed in the east", "3rd seed in the west", "4th seed in the east"],
  ["2003 first overall pick", "2nd overall pick 2003", "players drafted in 2003"],
  ["best lineup", "top duos", "most used lineup"],
  ["jokic on off", "who assists Nikola Jokić most", "Nikola Jokić duo"],
  ["who won the finals", "scoring leaders in the playoffs", "Finals MVP"],
  ["lebron all nba", "LeBron James titles", "LeBron James all star games"],
  ["standings", "who has the top seed", "teams with a winning road record"],
  // His teammate plays for no other team.
  ["lakers record without lebron", "best record"],
])("%s is followed by the same of others", (text, ...expected) => {
  const next = nextQuestions({ text, asked: read(text) }, vocabulary, read);
  expect(next).toEqual(expect.arrayContaining(expected));
  expect(next).toHaveLength(3);
});
