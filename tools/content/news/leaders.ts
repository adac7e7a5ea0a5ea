import { leaderBars } from "../charts/from-book.ts";
import { prose } from "../figure.ts";
import type { NewsStory, Written } from "../story.ts";

const LEADERS = "Hardwood season leaders";

const scoring: Written<NewsStory> = (b) => {
  const [first, next, total] = [
    b.leader("Points per game"),
    b.leader("Points per game", 2),
    b.leader("Points"),
  ];
  b.must(first.season.id === total.season.id, "the scoring leader leads in points as well");
  return {
    title: prose`${first.name} is the scoring champion at ${first.stat} a game`,
    body: [
      prose`${first.name} scored ${first.stat} points a game for the ${b.full(first.team)}, ahead of ${next.name} at ${next.stat}. ${first.surname} has the most points as well, ${total.stat}, in ${first.total("games")} games; ${next.surname} had ${b.less(next.total("games"), first.total("games"))} games more and came within ${b.less(total.stat, next.total("pts"))} points.`,
      prose`Nights of ${b.given(40)} or more carried the title: ${first.surname} had ${b.times("pts", 40, first.season.name)} of them, out of ${b.times("pts", 40)} in the whole league. He also had the ball more than anybody, with a usage of ${first.share("usage")} percent.`,
    ],
    sourceTxt: LEADERS,
    sourceUrl: "/nba",
    chart: leaderBars(b, {
      name: "points-per-game",
      title: "Points per game",
      category: "Points per game",
    }),
  };
};

const jokic: Written<NewsStory> = (b) => {
  const [boards, dimes, triple] = [
    b.leader("Rebounds per game"),
    b.leader("Assists per game"),
    b.leader("Triple-doubles"),
  ];
  b.must(
    boards.season.id === dimes.season.id && boards.season.id === triple.season.id,
    "one player leads rebounds, assists and triple-doubles",
  );
  const [next, level, ...others] = b.leaders("Triple-doubles").filter(({ rank }) => rank === 2);
  if (next === undefined || level === undefined) throw new Error("no pair comes next");
  b.must(others.length === 0, "a pair comes next in triple-doubles");
  b.must(
    b.stat(triple.team, "misc", "Tpl Dbl").text === triple.stat.text,
    "his team has no triple-double but his",
  );
  return {
    title: prose`${boards.name} leads in rebounds and assists at once`,
    body: [
      prose`${boards.name} of the ${b.full(boards.team)} is first in rebounds a game (${boards.stat}) and first in assists a game (${dimes.stat}). He scored ${boards.perGame("pts")} points on top of that.`,
      prose`He leads in triple-doubles, too, with ${triple.stat} in ${triple.total("games")} games. ${next.name} and ${level.name}, who come next, have ${next.stat} each, and the ${b.nick(boards.team)} as a team have none but his: ${b.stat(boards.team, "misc", "Tpl Dbl")}.`,
    ],
    sourceTxt: LEADERS,
    sourceUrl: "/nba",
    chart: leaderBars(b, {
      name: "triple-doubles",
      title: "Triple-doubles",
      category: "Triple-doubles",
    }),
  };
};

const blocks: Written<NewsStory> = (b) => {
  const [first, next, most] = [
    b.leader("Blocks per game"),
    b.leader("Blocks per game", 2),
    b.best("blk"),
  ];
  b.must(most.player === first.season.name, "the block leader has the best game");
  b.must(
    Number(first.stat.text) - Number(next.stat.text) > 1,
    "a block parts the best from the next",
  );
  b.must(b.at("misc", "5 Blk", "most") === first.team, "his team leads in games of five blocks");
  return {
    title: prose`${first.name} stands alone at the rim`,
    body: [
      prose`${first.name} blocked ${first.stat} shots a game. ${next.name} is the nearest at ${next.stat}: more than a block a game lies between the first and the next.`,
      prose`His ${first.total("blk")} blocks for the ${b.full(first.team)} include ${most.figure("blk")} in one game against the ${b.full(most.rival)} on ${most.day}. The ${b.nick(first.team)} had ${b.stat(first.team, "misc", "5 Blk")} games in which one player blocked ${b.given(5)} or more, the most of any team.`,
    ],
    sourceTxt: LEADERS,
    sourceUrl: "/nba",
    chart: leaderBars(b, {
      name: "blocks-per-game",
      title: "Blocks per game",
      category: "Blocks per game",
    }),
  };
};

const freeThrows: Written<NewsStory> = (b) => {
  const [made, share, next] = [
    b.leader("Free throws made"),
    b.leader("Free throw %"),
    b.leader("Free throw %", 2),
  ];
  return {
    title: prose`Most at the line, surest at the line`,
    body: [
      prose`${made.name} made ${made.stat} free throws for the ${b.full(made.team)}, more than anybody. The surest hand belongs to ${share.name} of the ${b.full(share.team)}, who hit ${share.stat} percent, ahead of ${next.name} at ${next.stat}.`,
      prose`To be listed a player has to make ${b.given(125)} of them over the season.`,
    ],
    sourceTxt: LEADERS,
    sourceUrl: "/nba",
    chart: leaderBars(b, {
      name: "free-throws-made",
      title: "Free throws made",
      category: "Free throws made",
    }),
  };
};

const steals: Written<NewsStory> = (b) => {
  const [first, next] = [b.leader("Steals"), b.leader("Steals", 2)];
  const [top, same, ...others] = b.bests("stl", 2);
  if (top === undefined || same === undefined) throw new Error("no games with steals");
  const most = top.figure("stl");
  b.must(same.figure("stl").text === most.text, "the most steals in a game are shared");
  b.must(others.length === 0, "they are shared by a pair");
  b.must(b.less(first.stat, next.stat).text === "1", "one steal parts the first from the next");
  return {
    title: prose`${first.name} edges ${next.name} in steals, ${first.stat} to ${next.stat}`,
    body: [
      prose`A single steal parts the first from the next. ${first.name} of the ${b.full(first.team)} has ${first.stat}, ${next.name} of the ${b.full(next.team)} ${next.stat}.`,
      prose`Nobody took more than ${most} in a game. ${b.player(top.player).name} of the ${b.full(top.team)} did it against the ${b.full(top.rival)} on ${top.day}, and ${b.player(same.player).name} of the ${b.full(same.team)} against the ${b.full(same.rival)} on ${same.day}.`,
    ],
    day: b.lastGameOf(first, next),
    sourceTxt: LEADERS,
    sourceUrl: "/nba",
  };
};

const iron: Written<NewsStory> = (b) => {
  const minutes = b.leader("Minutes");
  return {
    title: prose`${b.playedAtLeast(82)} players did not miss a game`,
    body: [
      prose`A season has ${b.given(82)} games, and ${b.playedAtLeast(82)} players were on the floor in all of them. The most minutes belong to ${minutes.name} of the ${b.full(minutes.team)}, ${minutes.stat} of them in ${minutes.total("games")} games.`,
    ],
    sourceTxt: LEADERS,
    sourceUrl: "/nba",
  };
};

export const leaderNews: Written<NewsStory>[] = [scoring, jokic, blocks, freeThrows, steals, iron];
