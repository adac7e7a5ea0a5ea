import { courses, winBars } from "../charts/from-book.ts";
import { prose } from "../figure.ts";
import type { NewsStory, Written } from "../story.ts";

const STANDINGS = "Hardwood standings";

const west: Written<NewsStory> = (b) => {
  b.must(b.rank("OKC") === 1 && b.rank("SAS") === 2, "the Thunder lead the West before the Spurs");
  b.must(
    b.names.every((name) => name === "OKC" || b.longestRun(name, "W") < b.longestRun("OKC", "W")),
    "nobody won as many in a row as the Thunder",
  );
  return {
    title: prose`${b.nick("OKC")} hold off ${b.nick("SAS")} to win the West`,
    body: [
      prose`The ${b.full("OKC")} finished ${b.standing("OKC", "record")} and kept the ${b.full("SAS")} behind them by ${b.standing("SAS", "gamesBehind")} games. No team in the league won more.`,
      prose`The cushion was built early. ${b.city("OKC")} went ${b.opening("OKC", 20)} through the first ${b.given(20)} games and put together a run of ${b.run("OKC", "W")} straight wins, the longest anybody managed all season.`,
      prose`${b.city("SAS")} made a race of it: ${b.closing("SAS", 41)} over the last ${b.given(41)} games, against ${b.closing("OKC", 41)} for the leaders. Both were hard to beat at home, ${b.standing("OKC", "home")} and ${b.standing("SAS", "home")}, and neither gave much away on the road.`,
    ],
    sourceTxt: STANDINGS,
    sourceUrl: "/nba/standings/west",
    chart: courses(b, {
      name: "west-title-race",
      title: "The race for the West",
      teams: ["OKC", "SAS", "DEN"],
    }),
  };
};

const east: Written<NewsStory> = (b) => {
  b.must(
    b.rank("DET") === 1 && b.rank("BOS") === 2,
    "the Pistons lead the East before the Celtics",
  );
  return {
    title: prose`${b.nick("DET")} take the East at ${b.standing("DET", "record")}`,
    body: [
      prose`The ${b.full("DET")} are first in the East, ${b.standing("BOS", "gamesBehind")} games ahead of the ${b.full("BOS")} and ${b.standing("NYK", "gamesBehind")} ahead of the ${b.full("NYK")}.`,
      prose`They were the same team everywhere: ${b.standing("DET", "home")} in their own building, ${b.standing("DET", "road")} on the road, ${b.standing("DET", "conference")} against the rest of the East. Their best stretch was ${b.run("DET", "W")} wins in a row.`,
      prose`${b.city("BOS")} needed time. The ${b.nick("BOS")} stood at ${b.opening("BOS", 20)} after ${b.given(20)} games and went ${b.closing("BOS", 20)} over the last ${b.given(20)}, too late to close the gap.`,
    ],
    sourceTxt: STANDINGS,
    sourceUrl: "/nba/standings/east",
    chart: winBars(b, {
      name: "east-top-eight",
      title: "The top of the East",
      teams: b.leadersOf("East", 8),
    }),
  };
};

const denver: Written<NewsStory> = (b) => {
  b.must(
    b.longestRun("DEN", "W") === Number(b.endRun("DEN", "W").text),
    "Denver's run is its longest",
  );
  b.must(
    b.names.every((name) => name === "DEN" || Number(b.endRun(name, "W").text) < 12),
    "nobody ends on a longer run than Denver",
  );
  b.must(b.rank("DEN") === 3, "Denver is third in the West");
  return {
    title: prose`${b.nick("DEN")} end on ${b.endRun("DEN", "W")} straight wins`,
    body: [
      prose`Nobody closed the season like the ${b.full("DEN")}. They won their last ${b.endRun("DEN", "W")} games, their longest run of the year, and finished ${b.standing("DEN", "record")}.`,
      prose`It was worth a place. ${b.city("DEN")} came in ${b.rankWord("DEN")} in the West, ${b.less(b.standing("LAL", "gamesBehind"), b.standing("DEN", "gamesBehind"))} game ahead of the ${b.full("LAL")}, who went ${b.standing("LAL", "lastTen")} over their last ${b.given(10)} and were ${b.closing("LAL", 20)} over the last ${b.given(20)}.`,
    ],
    sourceTxt: STANDINGS,
    sourceUrl: "/nba/standings/west",
    chart: courses(b, {
      name: "denver-finish",
      title: "Denver's finish",
      teams: ["DEN", "LAL", "HOU"],
    }),
  };
};

const ties: Written<NewsStory> = (b) => {
  b.must(b.tie("TOR", "ATL") === "head-to-head", "head-to-head parts Toronto and Atlanta");
  b.must(b.tie("PHI", "ORL") === "head-to-head", "head-to-head parts Philadelphia and Orlando");
  b.must(b.tie("POR", "LAC") === "conference record", "conference record parts the western pair");
  const pairs = b
    .ties()
    .map((tied) => tied.toSorted().join(" "))
    .toSorted();
  b.must(
    pairs.join() === "ATL TOR,DAL NOP,LAC POR,ORL PHI,SAC UTA",
    "five pairs ended with equal records",
  );
  return {
    title: prose`Equal records, and how the places were given`,
    body: [
      prose`The ${b.full("TOR")} and the ${b.full("ATL")} both won ${b.standing("TOR", "wins")}. The ${b.full("PHI")} and the ${b.full("ORL")} both won ${b.standing("PHI", "wins")}. In both cases the games between the pair decided, and ${b.city("TOR")} and ${b.city("PHI")} go first.`,
      prose`In the West the ${b.full("POR")} and the ${b.full("LAC")} are level at ${b.standing("POR", "record")} and were level against each other. The next step that told them apart is the record within the conference: ${b.standing("POR", "conference")} for ${b.city("POR")}, ${b.standing("LAC", "conference")} for the ${b.nick("LAC")}.`,
      prose`Further down the West the ${b.full("NOP")} and the ${b.full("DAL")} are equal at ${b.standing("NOP", "record")}, the ${b.full("UTA")} and the ${b.full("SAC")} at ${b.standing("UTA", "record")}.`,
      prose`For a pair the steps are always the same: the games between them, then a division leader before a team that leads none, then the division record for teams of one division, then the conference record.`,
    ],
    sourceTxt: "Standings, Hardwood open data",
    sourceUrl: b.sources.standings,
  };
};

const charlotte: Written<NewsStory> = (b) => {
  const difference = (team: string) => Number(b.standing(team, "difference").text);
  b.must(difference("CHA") > difference("CLE"), "Charlotte's point difference beats Cleveland's");
  return {
    title: prose`${b.city("CHA")} turns a season around in the middle`,
    body: [
      prose`The ${b.full("CHA")} ended on the right side of even at ${b.standing("CHA", "record")}. At the halfway mark they were ${b.opening("CHA", 41)}; they went ${b.closing("CHA", 41)} from there, with ${b.run("CHA", "W")} wins in a row along the way.`,
      prose`Only the record is ordinary. A point difference of ${b.standing("CHA", "difference")} a game is better than that of the ${b.full("CLE")} (${b.standing("CLE", "difference")}), who won ${b.standing("CLE", "wins")}.`,
    ],
    sourceTxt: STANDINGS,
    sourceUrl: "/nba/standings/east",
    chart: courses(b, {
      name: "charlotte-turn",
      title: "Charlotte's season",
      teams: ["CHA", "CLE"],
    }),
  };
};

const bottom: Written<NewsStory> = (b) => {
  b.must(
    b.names.every((name) => name === "WAS" || b.wins(name) > b.wins("WAS")),
    "Washington has the fewest wins",
  );
  b.must(
    ["IND", "SAC"].every((name) => b.longestRun(name, "L") === b.longestRun("WAS", "L")),
    "the worst runs are equally long",
  );
  return {
    title: prose`A long spring in ${b.city("WAS")}`,
    body: [
      prose`The ${b.full("WAS")} lost their last ${b.endRun("WAS", "L")} games and finished ${b.standing("WAS", "record")}, the fewest wins in the league. Over the last ${b.given(20)} games they went ${b.closing("WAS", 20)}.`,
      prose`The run at the end was not their worst. The worst one lasted ${b.run("WAS", "L")} games, as long as the worst of the ${b.full("IND")} and the ${b.full("SAC")}.`,
    ],
    sourceTxt: STANDINGS,
    sourceUrl: "/nba/standings/east",
    chart: winBars(b, {
      name: "fewest-wins",
      title: "The fewest wins",
      teams: b.fewestWins(5),
    }),
  };
};

export const raceNews: Written<NewsStory>[] = [west, east, denver, ties, charlotte, bottom];
