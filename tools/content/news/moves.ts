import { bars } from "../charts/bars.ts";
import { courses, leaderBars } from "../charts/from-book.ts";
import { prose } from "../figure.ts";
import type { NewsStory, Written } from "../story.ts";

const DEADLINE = "2026-02-05";

const deadline: Written<NewsStory> = (b) => {
  const day = b.date(DEADLINE);
  const days = [1, 2, 3, 4, 5].map((date) => b.date(`2026-02-0${date}`));
  return {
    title: prose`${b.movesOn("trade", day)} trades on one day`,
    body: [
      prose`${day} was the day of the deals. The teams made ${b.movesOn("trade", day)} trades on it, of ${b.movesUntil("trade", DEADLINE)} since the season began. A trade is counted as one, however many players it sends.`,
      prose`Most moves are smaller. Up to this day teams had signed players ${b.movesUntil("signed", DEADLINE)} times, extensions of contracts among them, re-signed them ${b.movesUntil("re-signed", DEADLINE)} times and waived them ${b.movesUntil("waived", DEADLINE)} times.`,
    ],
    day,
    sourceTxt: "Hardwood transactions",
    sourceUrl: "/nba/transactions/2026-02",
    chart: bars({
      name: "trades-by-day",
      title: "Trades in the first days of February",
      bars: days.map((one) => {
        const print = b.movesOn("trade", one).text;
        const label = one.text.replace(/, \d+$/, "");
        return { label, value: Number(print), print, marked: one.text === day.text };
      }),
    }),
  };
};

const harden: Written<NewsStory> = (b) => {
  const player = b.player("James Harden");
  b.must(player.team === "CLE", "Harden ended the season in Cleveland");
  return {
    title: prose`${player.name} and a better half in ${b.city("CLE")}`,
    body: [
      prose`On ${b.date("2026-02-04")} the ${b.full("CLE")} received ${player.name} from the ${b.full("LAC")} for ${b.player("Darius Garland").name} and draft consideration. From the day after the trade to the end they went ${b.between("CLE", "2026-02-05", "2026-04-12")}; up to that day they had been ${b.between("CLE", "2025-10-21", "2026-02-04")}.`,
      prose`${player.surname} scored ${player.perGame("pts")} points and made ${player.perGame("ast")} assists a game over the season, both teams together.`,
    ],
    sourceTxt: "Final scores since the trade, Hardwood open data",
    sourceUrl: b.sources.gamesOf("CLE", "2026-02-05", "2026-04-12"),
    chart: courses(b, {
      name: "cleveland-and-clippers",
      title: "Cleveland and the Clippers",
      teams: ["CLE", "LAC"],
    }),
  };
};

const spurs: Written<NewsStory> = (b) => {
  b.must(
    /-0$/.test(b.between("SAS", "2026-02-01", "2026-02-28").text),
    "the Spurs won all of February",
  );
  const months = ["2025-10", "2025-11", "2025-12", "2026-01"];
  const unbeaten = months.flatMap((month) =>
    b.names
      .filter((team) => /-0$/.test(b.between(team, `${month}-01`, `${month}-31`).text))
      .map((team) => `${team} ${month}`),
  );
  b.must(
    unbeaten.sort().join() === "CHI 2025-10,OKC 2025-10,SAS 2025-10",
    "before it a month without a loss was an October, of three teams",
  );
  return {
    title: prose`A February without a loss for the ${b.nick("SAS")}`,
    body: [
      prose`The ${b.full("SAS")} played through February without losing: ${b.between("SAS", "2026-02-01", "2026-02-28")}. With it they are ${b.between("SAS", "2025-10-21", "2026-02-28")} for the season.`,
      prose`Unbeaten months had only been seen in October, when they were a few games long: ${b.between("OKC", "2025-10-21", "2025-10-31")} for the ${b.full("OKC")}, ${b.between("CHI", "2025-10-21", "2025-10-31")} for the ${b.full("CHI")} and ${b.between("SAS", "2025-10-21", "2025-10-31")} for the ${b.nick("SAS")} themselves.`,
    ],
    day: b.date("2026-02-28"),
    sourceTxt: "Final scores, Hardwood open data",
    sourceUrl: b.sources.gamesOf("SAS", "2026-02-01", "2026-02-28"),
  };
};

const official: Written<NewsStory>[] = [
  () => ({
    title: prose`The official standings, as the league keeps them`,
    sourceTxt: "NBA.com",
    sourceUrl: "https://www.nba.com/standings",
  }),
  () => ({
    title: prose`The official log of transactions`,
    sourceTxt: "NBA.com",
    sourceUrl: "https://www.nba.com/players/transactions",
  }),
  (b) => ({
    title: prose`The official list of season leaders`,
    sourceTxt: "NBA.com",
    sourceUrl: "https://www.nba.com/stats/leaders",
    chart: leaderBars(b, { name: "assists", title: "Assists", category: "Assists" }),
  }),
];

export const moveNews: Written<NewsStory>[] = [deadline, harden, spurs, ...official];
