import { test } from "vitest";
import { expectShown } from "../../../../fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "lebron career points",
    "LeBron James had 42,184 points in regular seasons to 2024-25.",
    "In 2025-26 he had 1,256; with them it is 43,440.",
    "Season | GP | PTS (23)",
    "2003-04 CLE | 79 | 1,654",
    "2004-05 CLE | 80 | 2,175",
    "2005-06 CLE | 79 | 2,478",
  ],
  [
    "kd 2013-14 ppg",
    "Kevin Durant averaged 32.0 points in 2013-14.",
    "81 games for OKC.",
    "Season | Team | GP | PTS (1)",
    "2013-14 | OKC | 81 | 32.0",
  ],
  [
    "lebron career points in the playoffs",
    "LeBron James had 8,521 points in the playoffs of his career.",
    "302 games.",
    "Season | GP | PTS (19)",
    "2005-06 CLE | 13 | 400",
    "2006-07 CLE | 20 | 501",
    "2007-08 CLE | 13 | 366",
  ],
  [
    "steph career three point percentage",
    "Stephen Curry had a three-point percentage of 42.3% in regular seasons to 2024-25.",
    "In 2025-26 he had 39.3%; with them it is 42.2%.",
    "Season | GP | 3P% (17)",
    "2009-10 GSW | 80 | 43.7%",
    "2010-11 GSW | 74 | 44.2%",
    "2011-12 GSW | 26 | 45.5%",
  ],
  [
    "lebron 2018 playoffs offensive rebounds",
    "That is not known of LeBron James in the playoffs of 2017-18.",
    "22 games for CLE.",
    "Season | Team | GP | ORB (1)",
    "2017-18 | CLE | 22 | ",
  ],
  [
    "haliburton ppg",
    "Tyrese Haliburton averaged 18.6 points in 2024-25.",
    "73 games for IND. He played no game in 2025-26.",
    "Season | Team | GP | PTS (1)",
    "2024-25 | IND | 73 | 18.6",
  ],
  [
    "luka career points per game",
    "Luka Dončić had 28.6 points per game in regular seasons to 2024-25.",
    "In 2025-26 he had 33.5; with them it is 29.2.",
    "Season | GP | PTS (9)",
    "2018-19 DAL | 72 | 21.2",
    "2019-20 DAL | 61 | 28.8",
    "2020-21 DAL | 66 | 27.7",
  ],
])("%s", expectShown);
