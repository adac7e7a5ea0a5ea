import { firstAndLast, leaderBars, teamBars, teamSketch } from "../charts/from-book.ts";
import { prose } from "../figure.ts";
import type { AnalysisStory, Written } from "../story.ts";

const effective: Written<AnalysisStory> = (b) => {
  const best = b.at("advanced", "eFG%", "most");
  const own = b.tables.teamSeasons.find(
    ({ teamId }) => teamId === b.tables.teams.find(({ abbreviation }) => abbreviation === best)?.id,
  )?.totals;
  const computed = own === undefined ? 0 : (100 * (own.fgm + 0.5 * own.fg3m)) / own.fga;
  b.must(
    Math.abs(computed - b.value(best, "advanced", "eFG%")) < 0.06,
    "the formula gives the effective field goal percentage",
  );
  return {
    title: prose`Effective field goal percentage, by hand`,
    body: [
      prose`A three is worth half as much again as any other basket, and the plain field goal percentage does not know it. The effective one does: made shots, plus ${b.given(0.5)} for every made three, over all shots tried.`,
      prose`Take the ${b.full(best)}, who lead the league. They made ${b.stat(best, "totals", "FGM")} of ${b.stat(best, "totals", "FGA")} shots, ${b.stat(best, "totals", "3PM")} of them threes. Half of the threes added to the shots made, divided by the shots tried, gives ${b.stat(best, "advanced", "eFG%")} percent. Their plain percentage is ${b.stat(best, "averages", "FG%")}.`,
      prose`The average of all teams is ${b.average("advanced", "eFG%", 1)} percent. Among players the list is led by ${b.leader("Effective field goal %").name} at ${b.leader("Effective field goal %").stat}, who has little use for threes: for him both percentages are nearly one and the same.`,
    ],
    sourceUrl: b.path(best, "/stats"),
    chart: teamBars(b, {
      name: "effective-field-goals",
      title: "Effective field goal %",
      group: "advanced",
      label: "eFG%",
      ...firstAndLast(b, "advanced", "eFG%", "most"),
      from: 45,
    }),
  };
};

const trueShooting: Written<AnalysisStory> = (b) => {
  const best = b.at("advanced", "TS%", "most");
  const own = b.tables.teamSeasons.find(
    ({ teamId }) => teamId === b.tables.teams.find(({ abbreviation }) => abbreviation === best)?.id,
  )?.totals;
  const computed = own === undefined ? 0 : (100 * own.pts) / (2 * (own.fga + 0.44 * own.fta));
  b.must(
    Math.abs(computed - b.value(best, "advanced", "TS%")) < 0.06,
    "the formula gives true shooting",
  );
  const [first, fourth] = [b.leader("True shooting %"), b.leader("True shooting %", 4)];
  return {
    title: prose`True shooting counts the free throws, too`,
    body: [
      prose`True shooting asks what a team gets for each attempt to score, whichever way it ends. It divides the points by ${b.given(2)} times the attempts, and an attempt is a shot or ${b.given(0.44)} of a free throw. The odd factor is the share of free throws that use up an attempt of their own.`,
      prose`The ${b.full(best)} scored ${b.stat(best, "totals", "PTS")} points on ${b.stat(best, "totals", "FGA")} shots and ${b.stat(best, "totals", "FTA")} free throws. That is ${b.stat(best, "advanced", "TS%")} percent, the best in the league; the average team is at ${b.average("advanced", "TS%", 1)}.`,
      prose`Among players ${first.name} leads at ${first.stat}. Big men who finish what others have made fill most of the list. ${fourth.name} is on it at ${fourth.stat} while he scores ${fourth.perGame("pts")} points a game, which is the rarer thing.`,
    ],
    sourceUrl: b.path(best, "/stats"),
    chart: leaderBars(b, {
      name: "true-shooting",
      title: "True shooting %",
      category: "True shooting %",
      from: 50,
    }),
  };
};

const perShot: Written<AnalysisStory> = (b) => {
  const most = b.leadingTeams("advanced", "PPS", "most", 4);
  const [pps = "", level = "", third = ""] = most;
  const points = (team: string) => b.value(team, "advanced", "PPS");
  const sum = b.at("advanced", "Total S%", "most");
  b.must(points(pps) === points(level) && points(level) > points(third), "a pair leads in PPS");
  b.must(pps === sum, "one of them leads in the sum of percentages");
  const last = b.at("advanced", "Total S%", "least");
  return {
    title: prose`Points per shot and the sum of percentages`,
    body: [
      prose`PPS is the plainest measure of shooting there is: a team's points divided by its shots from the field. Free throws count above the line and not below it, so that a team that gets to the line looks a little better than it shoots. The ${b.full(pps)} and the ${b.full(level)} lead with ${b.stat(pps, "advanced", "PPS")} each.`,
      prose`Total S% is plainer still. It adds up the percentages from the field, from three and from the line. For the ${b.nick(sum)} they are ${b.stat(sum, "averages", "FG%")}, ${b.stat(sum, "averages", "3P%")} and ${b.stat(sum, "averages", "FT%")}, which makes ${b.stat(sum, "advanced", "Total S%")} before each is rounded. The ${b.full(last)} are last at ${b.stat(last, "advanced", "Total S%")}.`,
      prose`A sum of percentages is no percentage of anything, and it gives a free throw the weight of a three. It is good for a glance across a table; for a judgment take true shooting.`,
    ],
    sourceUrl: b.path(pps, "/stats"),
    sketch: teamSketch(b, {
      name: "points-per-shot",
      title: "Points per shot",
      group: "advanced",
      label: "PPS",
      teams: most,
      from: 1.2,
    }),
  };
};

export const shootingAnalyses: Written<AnalysisStory>[] = [trueShooting, effective, perShot];
