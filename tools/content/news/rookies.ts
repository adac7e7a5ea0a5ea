import { bars } from "../charts/bars.ts";
import { leaderBars } from "../charts/from-book.ts";
import { prose } from "../figure.ts";
import type { NewsStory, Written } from "../story.ts";

const PLAYER = "Hardwood player page";

const knueppel: Written<NewsStory> = (b) => {
  const [threes, next] = [b.leader("Threes made"), b.leader("Threes made", 2)];
  const rookie = b.rookie("fg3m");
  b.must(rookie.season.id === threes.season.id, "a rookie leads the league in threes");
  b.must(next.team === threes.team, "the next in threes is his team mate");
  b.must(b.at("averages", "3PM", "most") === threes.team, "his team leads in threes");
  return {
    title: prose`A rookie leads the league in threes`,
    body: [
      prose`${threes.name} made ${threes.stat} threes in his first season, more than anybody in the league, veterans included. The next on the list plays beside him: ${next.name} made ${next.stat}.`,
      prose`With both of them the ${b.full(threes.team)} hit ${b.stat(threes.team, "averages", "3PM")} a game, the most of any team. ${threes.surname}, the ${threes.pickWord()} pick of the draft, scored ${threes.perGame("pts")} a game and missed next to nothing: he played ${threes.total("games")} times.`,
    ],
    sourceTxt: "Hardwood season leaders",
    sourceUrl: "/nba",
    chart: leaderBars(b, { name: "threes-made", title: "Threes made", category: "Threes made" }),
  };
};

const flagg: Written<NewsStory> = (b) => {
  const player = b.player("Cooper Flagg");
  const most = b.rookie("pts");
  const average = ({ season }: typeof player) => season.pts / season.games;
  b.must(
    b
      .rookies("pts")
      .every(
        (rookie) => rookie.season.id === player.season.id || average(rookie) < average(player),
      ),
    "no rookie averaged more than Flagg",
  );
  b.must(player.pick().text === "1", "Flagg was the first pick");
  b.must(most.season.pts > player.season.pts, "another rookie has more points");
  return {
    title: prose`${player.name} is the rookies' best scorer by average`,
    body: [
      prose`The first pick of the draft scored ${player.perGame("pts")} points a game for the ${b.full(player.team)}, with ${player.perGame("reb")} rebounds and ${player.perGame("ast")} assists. No rookie averaged more points.`,
      prose`By the sum it is ${most.name} of the ${b.full(most.team)}: ${most.total("pts")} points in ${most.total("games")} games against ${player.total("pts")} in ${player.total("games")}.`,
      prose`It was a hard year to win in. The ${b.nick(player.team)} finished ${b.standing(player.team, "record")}.`,
    ],
    sourceTxt: PLAYER,
    sourceUrl: player.path,
    chart: bars({
      name: "rookie-points",
      title: "Points by rookies",
      bars: b.leadingRookies("pts", 5).map(({ season, total }) => {
        return { label: season.name, value: season.pts, print: total("pts").text };
      }),
    }),
  };
};

const queen: Written<NewsStory> = (b) => {
  const [boards, blocks, steals] = [b.rookie("reb"), b.rookie("blk"), b.rookie("stl")];
  return {
    title: prose`The other rookie lists: ${boards.name}, ${blocks.name}, ${steals.name}`,
    body: [
      prose`Points are not everything: counted over the season, ${boards.name} of the ${b.full(boards.team)} has the most rebounds of any rookie, ${boards.perGame("reb")} a game in ${boards.total("games")} games. Counted in the same way, ${blocks.name} of the ${b.full(blocks.team)} has the most blocks, ${blocks.perGame("blk")} a game in ${blocks.total("games")}, and ${steals.name} of the ${b.full(steals.team)} the most steals, ${steals.perGame("stl")} a game in ${steals.total("games")}.`,
    ],
    sourceTxt: PLAYER,
    sourceUrl: boards.path,
  };
};

export const rookieNews: Written<NewsStory>[] = [knueppel, flagg, queen];
