import { leaderBars, teamBars } from "../charts/from-book.ts";
import { scatter } from "../charts/scatter.ts";
import { prose } from "../figure.ts";
import type { AnalysisStory, Written } from "../story.ts";

const usage: Written<AnalysisStory> = (b) => {
  const [first, next] = [b.leader("Usage %"), b.leader("Usage %", 2)];
  const stars = b.leading("Usage %", 5);
  const best = stars.toSorted(
    (x, y) => y.season.ratings.trueShooting - x.season.ratings.trueShooting,
  )[0];
  if (best === undefined) throw new Error("no usage leaders");
  b.must(best.season.ratings.trueShooting > 0.65, "a star shoots far above the average");
  return {
    title: prose`Usage: who ends the plays`,
    body: [
      prose`Usage is the share of his team's plays that a player ends while he is on the floor: with a shot, with free throws (at ${b.given(0.44)} each) or with a turnover. If all shared alike, each player on the floor would have ${b.given(20)} percent.`,
      prose`${first.name} ends ${first.stat} percent of the plays of the ${b.full(first.team)}, ${next.name} ${next.stat} of those of the ${b.full(next.team)}. That is a burden and not a virtue: usage rises with every miss.`,
      prose`So it is best read together with true shooting. Of those who are used the most, ${best.name} gets the most out of it, ${best.share("trueShooting")} percent at a usage of ${best.share("usage")}.`,
    ],
    day: b.lastGameOf(...stars),
    sourceUrl: "/nba",
    chart: scatter({
      name: "usage-and-shooting",
      title: "Usage and true shooting",
      across: { of: "usage, %", places: 1, told: (share) => `usage ${share}%` },
      up: { of: "true shooting, %", places: 1, told: (share) => `true shooting ${share}%` },
      points: stars.map((star) => ({
        label: star.surname.text,
        x: Number(star.share("usage").text),
        y: Number(star.share("trueShooting").text),
        marked: true,
      })),
    }),
  };
};

const impact: Written<AnalysisStory> = (b) => {
  const [first, next, third] = [
    b.leader("Impact estimate"),
    b.leader("Impact estimate", 2),
    b.leader("Impact estimate", 3),
  ];
  return {
    title: prose`The impact estimate, and the few above the rest`,
    body: [
      prose`The impact estimate is one player's share of everything good that happened in his games. It adds points, made shots and free throws, defensive rebounds, assists and steals in full, offensive rebounds and blocks at ${b.given(0.5)}, and takes off shots and free throws tried, turnovers and fouls. Then it divides by the same sum over both teams.`,
      prose`Shared equally by all on the floor it would be ${b.given(10)} percent. ${first.name} has ${first.stat}, ${next.name} ${next.stat}, ${third.name} ${third.stat}. The nearest after them is ${b.leader("Impact estimate", 4).name} at ${b.leader("Impact estimate", 4).stat}.`,
      prose`It rewards whoever has the ball and fills the box score. It sees nothing of a screen, or of a shot that was not taken because somebody stood in the way. Plus-minus sees those, and the teammates along with them; there ${b.leader("Plus-minus").name} leads at ${b.leader("Plus-minus").stat}.`,
    ],
    sourceUrl: "/nba",
    chart: leaderBars(b, {
      name: "impact-estimate",
      title: "Impact estimate, %",
      category: "Impact estimate",
      from: 10,
    }),
  };
};

const floorImpact: Written<AnalysisStory> = (b) => {
  const [first, next, last] = [
    b.at("advanced", "FIC40", "most"),
    b.at("advanced", "FIC40", "most", 2),
    b.at("advanced", "FIC40", "least"),
  ];
  return {
    title: prose`A box score in one figure: the floor impact counter`,
    body: [
      prose`The floor impact counter weighs the whole box score. It adds points, assists, steals, blocks and offensive rebounds in full and defensive rebounds at ${b.given(0.75)}; it takes off turnovers in full, shots tried at ${b.given(0.75)}, free throws tried at ${b.given(0.375)} and fouls at ${b.given(0.5)}. FIC40 is the sum per ${b.given(40)} minutes of play.`,
      prose`The ${b.full(first)} lead with ${b.stat(first, "advanced", "FIC40")}, ahead of the ${b.full(next)} with ${b.stat(next, "advanced", "FIC40")}; the ${b.full(last)} are last with ${b.stat(last, "advanced", "FIC40")}.`,
      prose`Its weights are a judgment, made once and kept. They are kinder to teams that play fast, for more plays leave more in the box score, and they look at one side of the floor: what the opponent scored is not in it.`,
    ],
    sourceUrl: b.path(first, "/stats"),
    chart: teamBars(b, {
      name: "floor-impact",
      title: "Floor impact per 40 minutes",
      group: "advanced",
      label: "FIC40",
      teams: b.leadingTeams("advanced", "FIC40", "most", 5),
      from: 60,
    }),
  };
};

const thunder: Written<AnalysisStory> = (b) => {
  b.must(b.at("advanced", "DRtg", "least") === "OKC", "the Thunder defend best");
  b.must(b.at("advanced", "TOV%", "least") === "OKC", "the Thunder lose the ball the least");
  b.must(b.at("misc", "Stl/TO", "most") === "OKC", "the Thunder win the possession game");
  const star = b.leader("Plus-minus");
  b.must(b.at("advanced", "ORtg", "most") !== "OKC", "another offense is better");
  b.must(b.at("advanced", "TRB%", "most") !== "OKC", "another team rebounds better");
  b.must(star.team === "OKC", "the best plus-minus is the Thunder's");
  return {
    title: prose`How the ${b.nick("OKC")} won ${b.standing("OKC", "wins")}: the ball is theirs`,
    body: [
      prose`The ${b.full("OKC")} have neither the best offense nor the most rebounds. What they have is the ball. They lose it on ${b.stat("OKC", "advanced", "TOV%")} percent of their possessions, less often than any other team, and for every turnover charged to a player they steal ${b.stat("OKC", "misc", "Stl/TO")} balls, the best rate in the league.`,
      prose`With what is left the other side does little: ${b.stat("OKC", "advanced", "DRtg")} points per ${b.given(100)} possessions, the fewest anybody allowed. Their own ${b.stat("OKC", "advanced", "ORtg")} are then enough for a margin of ${b.stat("OKC", "misc", "MOV")} a game.`,
      prose`The plus-minus of ${star.name} is the sum of it: ${star.stat} over ${star.total("games")} games, in which he scored ${star.perGame("pts")}.`,
    ],
    sourceUrl: b.path("OKC", "/stats"),
    chart: teamBars(b, {
      name: "steals-per-turnover",
      title: "Steals per turnover charged to a player",
      group: "misc",
      label: "Stl/TO",
      teams: b.leadingTeams("misc", "Stl/TO", "most", 5),
    }),
  };
};

export const playerAnalyses: Written<AnalysisStory>[] = [thunder, usage, impact, floorImpact];
