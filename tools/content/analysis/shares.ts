import { firstAndLast, teamBars, teamSketch } from "../charts/from-book.ts";
import { prose } from "../figure.ts";
import type { AnalysisStory, Written } from "../story.ts";

const rebounds: Written<AnalysisStory> = (b) => {
  const [all, offensive, defensive] = [
    b.at("advanced", "TRB%", "most"),
    b.at("advanced", "ORB%", "most"),
    b.at("advanced", "DRB%", "most"),
  ];
  b.must(all === offensive, "one team leads in rebounds altogether and on offense");
  const player = b.leader("Rebound %");
  return {
    title: prose`Rebounds as shares of what there was to get`,
    body: [
      prose`A missed shot is there for both teams. TRB% is the share of all rebounds that a team takes, ORB% its share under the basket it attacks, DRB% its share under its own. The league counts balls that go out of bounds to a team as rebounds of that team, so the shares are taken from the official figures and not from the players' sums.`,
      prose`The ${b.full(all)} take ${b.stat(all, "advanced", "TRB%")} percent of everything and ${b.stat(offensive, "advanced", "ORB%")} percent of their own misses, first in the league in both. The average team gets ${b.average("advanced", "ORB%", 1)} percent of its own misses back. At the other end the ${b.full(defensive)} are the best, with ${b.stat(defensive, "advanced", "DRB%")} percent.`,
      prose`The player with the largest share while on the floor is ${player.name} of the ${b.full(player.team)}, with ${player.stat} percent of them.`,
    ],
    sourceUrl: b.path(all, "/stats"),
    chart: teamBars(b, {
      name: "offensive-rebounds",
      title: "Share of own misses rebounded, %",
      group: "advanced",
      label: "ORB%",
      ...firstAndLast(b, "advanced", "ORB%", "most"),
      from: 20,
    }),
  };
};

const assists: Written<AnalysisStory> = (b) => {
  const [best, last, hands] = [
    b.at("advanced", "AST%", "most"),
    b.at("advanced", "AST%", "least"),
    b.at("misc", "HOB", "most"),
  ];
  const player = b.leader("Assist %");
  b.must(best === hands, "assist share and hands on buckets have the same leader");
  b.must(b.wins(last) > b.wins(best), "the team with the smallest assist share won more");
  return {
    title: prose`Assist share says how, not how well`,
    body: [
      prose`AST% is the share of a team's made baskets that came off a pass, assists divided by field goals made. HOB, hands on buckets, says nearly the same in another way: baskets and assists together, divided by the baskets, so that ${b.given(1)} would mean that nobody ever passed to a scorer.`,
      prose`The ${b.full(best)} lead in both, with ${b.stat(best, "advanced", "AST%")} percent and ${b.stat(best, "misc", "HOB")}. The ${b.full(last)} are at the other end with ${b.stat(last, "advanced", "AST%")} percent.`,
      prose`Neither end is the right one. The ${b.nick(best)} finished ${b.standing(best, "record")}, the ${b.nick(last)} ${b.standing(last, "record")} with an offensive rating of ${b.stat(last, "advanced", "ORtg")} against ${b.stat(best, "advanced", "ORtg")}. A share of assists describes a style: passes ahead of the shot, or a player who makes his own.`,
      prose`Assist % in the lists of players is another figure: of the baskets that his teammates made while he was on the floor, the share that came off his passes. His assists are divided by the baskets his team made in those minutes, less his own. ${player.name} leads with ${player.stat} percent.`,
      prose`A box score does not say who was on the floor when. So that share is the league's own figure, printed as it is published, like the players' ratings and their usage, rebound and impact shares. The team's AST% above is the league's as well, and it is what assists and baskets give; HOB is computed from them here.`,
    ],
    sourceUrl: b.path(best, "/stats"),
    sketch: teamSketch(b, {
      name: "assist-share",
      title: "Assist share, %: most, least",
      group: "advanced",
      label: "AST%",
      teams: [
        ...b.leadingTeams("advanced", "AST%", "most", 3),
        ...b.leadingTeams("advanced", "AST%", "least", 2).reverse(),
      ],
    }),
  };
};

const turnovers: Written<AnalysisStory> = (b) => {
  const [best, worst] = [b.at("advanced", "TOV%", "least"), b.at("advanced", "TOV%", "most")];
  const player = b.leader("Assists per turnover");
  return {
    title: prose`Turnover share: the shots that never happened`,
    body: [
      prose`TOV% is the share of a team's possessions that ended with a turnover. It is fairer than turnovers per game, for a fast team has more chances to lose the ball. It includes the turnovers that are charged to no player: the clock that ran out, the inbound pass that came too late.`,
      prose`The ${b.full(best)} lost the ball on ${b.stat(best, "advanced", "TOV%")} percent of their possessions, the smallest share of all, the ${b.full(worst)} on ${b.stat(worst, "advanced", "TOV%")} percent, the largest. The average team makes ${b.average("advanced", "PPS", 2)} points for every shot it takes, its free throws counted in, so the difference is no small matter.`,
      prose`For players the site lists assists per turnover instead. Among those with at least ${b.given(200)} assists ${player.name} of the ${b.full(player.team)} leads with ${player.stat}.`,
    ],
    sourceUrl: b.path(best, "/stats"),
    chart: teamBars(b, {
      name: "turnover-share",
      title: "Possessions lost, %",
      group: "advanced",
      label: "TOV%",
      ...firstAndLast(b, "advanced", "TOV%", "least"),
      from: 10,
    }),
  };
};

const hands: Written<AnalysisStory> = (b) => {
  const [steals, blocks] = [b.at("advanced", "STL%", "most"), b.at("advanced", "BLK%", "most")];
  b.must(steals === blocks, "one team leads in steals and blocks");
  b.must(b.at("averages", "PF", "most") === steals, "it also fouls the most");
  return {
    title: prose`Steals and blocks per chance: the ${b.nick(steals)}' hands`,
    body: [
      prose`STL% is a team's steals over the possessions of its opponents. BLK% is its blocks over the two-point shots that its opponents tried; a three is blocked so rarely that it would only thin the figure out.`,
      prose`The ${b.full(steals)} are first in both: a steal on ${b.stat(steals, "advanced", "STL%")} percent of possessions, a block on ${b.stat(blocks, "advanced", "BLK%")} percent of two-point shots. The averages are ${b.average("advanced", "STL%", 1)} and ${b.average("advanced", "BLK%", 1)}.`,
      prose`Hands that busy have a price. No team fouls more than the ${b.nick(steals)}, ${b.stat(steals, "averages", "PF")} times a game. With a defensive rating of ${b.stat(steals, "advanced", "DRtg")} and ${b.standing(steals, "wins")} wins they could afford it.`,
    ],
    sourceUrl: b.path(steals, "/stats"),
    chart: teamBars(b, {
      name: "steal-share",
      title: "Steals per 100 opponents' possessions",
      group: "advanced",
      label: "STL%",
      ...firstAndLast(b, "advanced", "STL%", "most"),
    }),
  };
};

export const shareAnalyses: Written<AnalysisStory>[] = [rebounds, hands, assists, turnovers];
