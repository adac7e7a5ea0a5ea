import { expect, test } from "vitest";
import { replyTo } from "#tests/fixtures/fan-questions/judge.ts";

/** Sixteen questions, each in five wordings of its own. */
const INTENTS: readonly (readonly string[])[] = [
  [
    "who leads the nba in scoring",
    "which player averages the most points",
    "Leading scorer in the league?",
    "top scorer this season",
    "who's got the highest ppg",
  ],
  [
    "lakers record without lebron",
    "how do the lakers do without lebron james",
    "what's the Lakers' record when LeBron doesn't play",
    "lakers w-l when lebron is out",
    "Los Angeles Lakers record in games LeBron missed",
  ],
  [
    "most points in a game",
    "who scored the most points in a single game",
    "single game scoring high this season",
    "highest scoring game by a player",
    "what's the most points anyone scored in one game",
  ],
  [
    "jokic triple doubles",
    "how many triple-doubles has Nikola Jokić recorded this season",
    "number of triple doubles by nikola jokic",
    "games jokic had a triple double",
  ],
  [
    "steph curry 3 point percentage",
    "what is stephen curry's three point percentage",
    "what does steph shoot from three",
    "how well does steph curry shoot from 3",
    "curry 3pt%",
  ],
  [
    "celtics home record",
    "boston celtics record at home",
    "what's Boston's record in home games",
    "how good are the celtics at home",
    "celtics w-l record at home",
  ],
  [
    "luka last 5 games",
    "Luka Doncic's stats over his last five games",
    "how has luka played in the last 5 games",
    "doncic past 5 games averages",
    "luka doncic previous five games",
  ],
  [
    "longest winning streak",
    "which team had the longest win streak this season",
    "most consecutive wins by a team",
    "what's the longest winning streak of the season",
    "most wins in a row",
  ],
  [
    "sga ppg at home",
    "how many points does shai gilgeous-alexander average at home",
    "shai home ppg this szn",
    "SGA's points per game in home games",
    "what does sga average at home in points",
  ],
  [
    "luka longest streak of 30 point games",
    "luka doncic most consecutive 30 point games",
    "longest run of 30 point games by luka",
    "most 30 point games in a row luka",
    "luca doncic longest 30 point streak",
  ],
  [
    "how many points do the wizards give up per game",
    "wizards points allowed per game",
    "opponents points per game wizards",
    "what do the wizards allow a game in points",
    "wiz opp points per game",
  ],
  [
    "rookie scoring leaders",
    "top rookie scorer",
    "which rookie averages the most points",
    "best rookie scorer this season",
    "who leads rookies in ppg",
  ],
  [
    "sixers record when maxey scores 35+",
    "76ers record when tyrese maxey has 35 or more points",
    "philly record if maxey drops 35",
    "what's the Sixers' record in games Maxey scored at least 35",
    "sixers w-l when maxey scores 35 or more",
  ],
  [
    "banchero in december",
    "paolo banchero december averages",
    "how did banchero play in december",
    "banchero stats for dec",
    "what did paolo average in december",
  ],
  [
    "most points off the bench in a game",
    "highest scoring game by a bench player",
    "single game scoring high off the bench",
    "who scored the most points in a game off the bench",
    "most points in one game coming off the bench",
  ],
  [
    "longest streak of making a three",
    "most games in a row with a three",
    "longest streak of games with a 3",
    "most consecutive games with a made three",
    "longest 3 point streak",
  ],
];

test.each(INTENTS)("%s: all wordings have one query and one answer", async (...texts) => {
  const replies = await Promise.all(
    texts.map(async (text) => {
      const reply = await replyTo(text);
      return reply.kind === "query"
        ? { query: reply.asked.query, sentence: reply.sentence }
        : { text, kind: reply.kind };
    }),
  );
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect(replies[0]).toHaveProperty("query");
});
