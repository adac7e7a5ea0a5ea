import { firstAndLast, teamBars } from "../charts/from-book.ts";
import { scatter } from "../charts/scatter.ts";
import { prose } from "../figure.ts";
import type { AnalysisStory, Written } from "../story.ts";

const offense: Written<AnalysisStory> = (b) => {
  const best = b.at("advanced", "ORtg", "most");
  const last = b.at("advanced", "ORtg", "most", b.names.length);
  const points = b.at("averages", "PPG", "most", 2);
  b.must(
    b.place(points, "advanced", "ORtg", "most") > 5,
    "many points can hide an average offense",
  );
  return {
    title: prose`Offensive rating: points without the hurry`,
    body: [
      prose`A team that runs scores more than one that walks, whether or not it is any better at it. Offensive rating takes the hurry out: it is the points a team scores per ${b.given(100)} of its possessions. A possession ends with a shot that is not rebounded by the shooting side, with free throws, or with a turnover.`,
      prose`The ${b.full(best)} lead the league at ${b.stat(best, "advanced", "ORtg")}. The ${b.full(points)} show why the rating is worth having. They are among the first in points a game, with ${b.stat(points, "averages", "PPG")}, but they also play the most possessions, ${b.stat(points, "advanced", "Poss")} a game; per ${b.given(100)} of them they score ${b.stat(points, "advanced", "ORtg")}.`,
      prose`From the best to the last, the ${b.nick(last)} at ${b.stat(last, "advanced", "ORtg")}, it is ${b.less(b.stat(best, "advanced", "ORtg"), b.stat(last, "advanced", "ORtg"), 1)} points per ${b.given(100)} possessions.`,
    ],
    sourceUrl: b.path(points, "/stats"),
    chart: teamBars(b, {
      name: "offensive-rating",
      title: "Offensive rating",
      group: "advanced",
      label: "ORtg",
      ...firstAndLast(b, "advanced", "ORtg", "most"),
      from: 100,
    }),
  };
};

const defense: Written<AnalysisStory> = (b) => {
  const [best, next] = [b.at("advanced", "DRtg", "least"), b.at("advanced", "DRtg", "least", 2)];
  const last = b.at("advanced", "DRtg", "most");
  b.must(b.place(best, "averages", "TOV", "least") <= 3, "the best defense looks after the ball");
  return {
    title: prose`Defensive rating, and what it cannot see`,
    body: [
      prose`Defensive rating is the mirror of the offensive one: points allowed per ${b.given(100)} possessions of the opponent. Lower is better. The ${b.full(best)} allowed ${b.stat(best, "advanced", "DRtg")}, the ${b.full(next)} ${b.stat(next, "advanced", "DRtg")}, the ${b.full(last)} ${b.stat(last, "advanced", "DRtg")}.`,
      prose`For a team it is as solid as the score. For a single player it is the rating of the lineup while he is on the floor, so it says as much about the players around him. That is why the list of leaders asks for the games and the minutes of a regular, and why teammates stand together on it: ${b.leader("Defensive rating").name} at ${b.leader("Defensive rating").stat}, ${b.leader("Defensive rating", 2).name} at ${b.leader("Defensive rating", 2).stat}.`,
      prose`Part of the best defense is played with the ball. The players of the ${b.nick(best)} lose it ${b.stat(best, "averages", "TOV")} times a game, among the fewest in the league, and a team that keeps the ball does not have to run back.`,
    ],
    sourceUrl: b.path(best, "/stats"),
    chart: teamBars(b, {
      name: "defensive-rating",
      title: "Points allowed per 100 possessions",
      group: "advanced",
      label: "DRtg",
      ...firstAndLast(b, "advanced", "DRtg", "least"),
      from: 100,
    }),
  };
};

const net: Written<AnalysisStory> = (b) => {
  const net = (team: string) => b.value(team, "misc", "MOV");
  const order = b.names.toSorted((x, y) => net(y) - net(x));
  const [first] = order;
  const [star, next] = [b.leader("Net rating"), b.leader("Net rating", 2)];
  b.must(
    first === "OKC" && b.wins("OKC") >= Math.max(...b.names.map((n) => b.wins(n))),
    "most wins",
  );
  b.must(
    net("CHA") > net("CLE") && b.wins("CHA") < b.wins("CLE"),
    "Charlotte won less than its margin",
  );
  b.must(net("POR") < 0 && b.wins("POR") > 41, "Portland won more than its margin");
  return {
    title: prose`Margin of victory knows more than the record`,
    body: [
      prose`Wins are what counts, but points are what they are made of. The average margin of a team, points scored minus points allowed per game, puts the league in nearly the same order as the standings do. At the top both agree: the ${b.full("OKC")} have the most wins, ${b.standing("OKC", "wins")}, and the widest margin, ${b.stat("OKC", "misc", "MOV")}.`,
      prose`Where they part it is worth a look. The ${b.full("CHA")} won ${b.standing("CHA", "wins")} with a margin of ${b.stat("CHA", "misc", "MOV")}; the ${b.full("CLE")} won ${b.standing("CLE", "wins")} with ${b.stat("CLE", "misc", "MOV")}. The ${b.full("POR")} finished above even, ${b.standing("POR", "record")}, and yet scored ${b.less(b.given(0), b.stat("POR", "misc", "MOV"), 1)} points a game fewer than they allowed.`,
      prose`The usual reason is the close game. Over a season its luck does not always even out, while a margin adds up every point of every night.`,
      prose`Net rating is the same idea for the time a player is on the floor: points scored minus points allowed, per ${b.given(100)} possessions, by everybody out there with him. ${star.name} leads with ${star.stat}; ${next.name} has ${next.stat}.`,
    ],
    sourceUrl: "/nba/standings/west",
    chart: scatter({
      name: "margin-and-wins",
      title: "Margin and wins",
      across: { of: "margin per game", places: 1, told: (points) => `${points} points` },
      up: { of: "wins", places: 0, told: (wins) => `${wins} wins` },
      points: b.names.map((team) => ({
        label: team,
        x: net(team),
        y: b.wins(team),
        marked: ["OKC", "CHA", "CLE", "POR", "WAS", "SAS", "DET"].includes(team),
      })),
    }),
  };
};

const pace: Written<AnalysisStory> = (b) => {
  const [fast, slow] = [b.at("advanced", "Pace", "most"), b.at("advanced", "Pace", "least")];
  b.must(b.wins(slow) > b.wins(fast), "the slowest team won more than the fastest");
  return {
    title: prose`Pace, possessions, and why slow is not bad`,
    body: [
      prose`Pace is how many possessions a team has in ${b.given(48)} minutes. Poss is how many it had in its average game, overtimes included, so that Poss is a little higher for teams that often played on.`,
      prose`Where nobody has counted them, possessions are estimated from the box score: shots minus offensive rebounds plus turnovers, plus ${b.given(0.44)} for every free throw, because many free throws come in pairs or after a made basket and end no possession of their own.`,
      prose`The fastest team is ${b.city(fast)} with a pace of ${b.stat(fast, "advanced", "Pace")}, the slowest ${b.city(slow)} with ${b.stat(slow, "advanced", "Pace")}. Speed alone won nothing: the ${b.nick(fast)} finished ${b.standing(fast, "record")}, the ${b.nick(slow)} ${b.standing(slow, "record")} with an offensive rating of ${b.stat(slow, "advanced", "ORtg")}.`,
    ],
    sourceUrl: b.path(fast, "/stats"),
    chart: scatter({
      name: "pace-and-offense",
      title: "Pace and offense",
      across: { of: "pace", places: 1, told: (pace) => `pace ${pace}` },
      up: { of: "offensive rating", places: 1, told: (rating) => `rating ${rating}` },
      points: b.names.map((team) => ({
        label: team,
        x: b.value(team, "advanced", "Pace"),
        y: b.value(team, "advanced", "ORtg"),
        marked: [fast, slow, "DEN", "BKN", "OKC"].includes(team),
      })),
    }),
  };
};

export const ratingAnalyses: Written<AnalysisStory>[] = [net, offense, defense, pace];
