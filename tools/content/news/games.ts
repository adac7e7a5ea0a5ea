import { bars } from "../charts/bars.ts";
import { prose } from "../figure.ts";
import type { NewsStory, Written } from "../story.ts";

const adebayo: Written<NewsStory> = (b) => {
  const top = b.best("pts");
  const next = b.best("pts", 2, top.iso);
  const player = b.player(top.player);
  b.must(top.winner === top.team, "the best scorer won his game");
  return {
    title: prose`${top.figure("pts")} points in one night for ${player.name}`,
    body: [
      prose`${player.name} scored ${top.figure("pts")} against the ${b.full(top.rival)} on ${top.day}, with ${top.figure("reb")} rebounds beside it, and the ${b.full(top.team)} won ${top.score}.`,
      prose`Nobody had come near it this season. Until that night the best was ${next.figure("pts")} by ${b.player(next.player).name} on ${next.day}. Counting this one, ${b.given(50)} or more have been scored ${b.times("pts", 50, undefined, top.iso)} times.`,
    ],
    day: top.day,
    sourceTxt: "Box scores, Hardwood open data",
    sourceUrl: b.sources.lines(top, next),
    chart: bars({
      name: "points-in-a-game",
      title: `Most points in a game until ${top.day.text}`,
      bars: b.bests("pts", 5, top.iso).map((game) => {
        const print = game.figure("pts").text;
        return { label: game.player, value: Number(print), print };
      }),
    }),
  };
};

const nembhard: Written<NewsStory> = (b) => {
  const [top, next] = [b.best("ast"), b.best("ast", 2)];
  const player = b.player(top.player);
  b.must(top.day.text === b.lastDay.text, "the most assists came on the last day");
  b.must(b.isRookie(player), "they were a rookie's");
  return {
    title: prose`${player.name} saves ${top.figure("ast")} assists for the last day`,
    body: [
      prose`On the season's last day ${player.name} handed out ${top.figure("ast")} assists for the ${b.full(top.team)} against the ${b.full(top.rival)}, the most in any game this season. ${b.player(next.player).name} had set the mark with ${next.figure("ast")} on ${next.day}.`,
      prose`${player.surname} is a rookie. Over ${player.total("games")} games he averaged ${player.perGame("ast")} assists.`,
    ],
    sourceTxt: "Box scores, Hardwood open data",
    sourceUrl: b.sources.lines(top, next),
  };
};

const barnes: Written<NewsStory> = (b) => {
  const top = b.best("reb");
  const next = b.best("reb", 2, top.iso);
  const player = b.player(top.player);
  b.must(
    Number(top.figure("pts").text) >= 10 && Number(top.figure("ast").text) >= 10,
    "the rebounding record is a triple-double",
  );
  return {
    title: prose`${top.figure("reb")} rebounds, and a triple-double, for ${player.name}`,
    body: [
      prose`The season has a new high in rebounds, and it came in a triple-double. ${player.name} took ${top.figure("reb")} for the ${b.full(top.team)} against the ${b.full(top.rival)} on ${top.day}, with ${top.figure("pts")} points and ${top.figure("ast")} assists. It ended ${top.score} to the ${b.nick(top.winner)}.`,
      prose`The mark had stood at ${next.figure("reb")}, set by ${b.player(next.player).name} of the ${b.full(next.team)} on ${next.day}.`,
    ],
    day: top.day,
    sourceTxt: "Box scores, Hardwood open data",
    sourceUrl: b.sources.lines(top, next),
  };
};

const rout: Written<NewsStory> = (b) => {
  const top = b.game("margin");
  const next = b.game("margin", 2, top.iso);
  b.must(!top.homeWon, "the widest margin was won on the road");
  return {
    title: prose`${b.nick(top.winner)} win by ${top.margin} in ${b.city(top.loser)}`,
    body: [
      prose`The widest margin of the season so far was opened on the road. On ${top.day} the ${b.full(top.winner)} beat the ${b.full(top.loser)} ${top.score}, a difference of ${top.margin} points.`,
      prose`Until then the widest had been ${next.margin}: the ${b.full(next.winner)} over the ${b.full(next.loser)} (${next.score}) on ${next.day}.`,
    ],
    day: top.day,
    sourceTxt: "Final scores, Hardwood open data",
    sourceUrl: b.sources.games(top, next),
    chart: bars({
      name: "widest-margins",
      title: `The widest margins until ${top.day.text}`,
      bars: b.games("margin", 5, top.iso).map((game) => {
        const print = game.margin.text;
        return { label: `${game.winner} over ${game.loser}`, value: Number(print), print };
      }),
    }),
  };
};

const shootout: Written<NewsStory> = (b) => {
  const top = b.game("total");
  const next = b.game("total", 2, top.iso);
  return {
    title: prose`${top.total} points between ${b.city(top.winner)} and ${b.city(top.loser)}`,
    body: [
      prose`The ${b.full(top.winner)} beat the ${b.full(top.loser)} ${top.score} on ${top.day}. Together they scored ${top.total}, more than any game before it this season.`,
      prose`The old high was ${next.total}, when the ${b.full(next.winner)} beat the ${b.full(next.loser)} ${next.score} on ${next.day}.`,
    ],
    day: top.day,
    sourceTxt: "Final scores, Hardwood open data",
    sourceUrl: b.sources.games(top, next),
  };
};

const home: Written<NewsStory> = (b) => {
  const losses = (team: string, floor: "home" | "road") =>
    Number(b.standing(team, floor).text.split("-")[1]);
  const fewest = (team: string, floor: "home" | "road", but: string[] = []) =>
    b.names.every(
      (other) => [team, ...but].includes(other) || losses(other, floor) > losses(team, floor),
    );
  b.must(fewest("OKC", "home"), "the Thunder lost the fewest games at home");
  b.must(
    fewest("OKC", "road") && fewest("SAS", "road", ["OKC"]),
    "they and the Spurs lead the road",
  );
  return {
    title: prose`What a home floor was worth: ${b.league.homeShare} percent`,
    body: [
      prose`Home teams won ${b.league.homeWins} of ${b.league.homeGames} games, or ${b.league.homeShare} percent; the games on neutral floors are left out, as they are in the official home and road records.`,
      prose`The ${b.full("OKC")} were ${b.standing("OKC", "home")} at home, the fewest losses there of any team. On the road, too, they lost the fewest, ${b.standing("OKC", "road")}, and the ${b.full("SAS")} come next with ${b.standing("SAS", "road")}.`,
      prose`An average team scored ${b.league.average} points a game over the season's ${b.league.games} games, and ${b.league.onePoint} of those games were settled by a single point.`,
    ],
    sourceTxt: "Standings, Hardwood open data",
    sourceUrl: b.sources.standings,
  };
};

export const gameNews: Written<NewsStory>[] = [adebayo, nembhard, barnes, rout, shootout, home];
