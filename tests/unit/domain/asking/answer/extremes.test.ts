import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { contractsOf, linesOf } from "#tests/fixtures/plain-answers.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

describe("the table under the youngest and the oldest with a game", () => {
  it.each([
    ["youngest player to score 40", 40, 1],
    ["oldest player to score 30", 30, -1],
  ])("has ages on the day of the game: %s", (question, least, sign) => {
    const born = new Map(
      contractsOf(() => true).map((row) => [row.player ?? "", row.birth_date ?? ""]),
    );
    const { rows } = ask(question);
    const ages = rows.map((row) => {
      const name = [...born.keys()].find((one) => row.startsWith(`${one} `)) ?? "?";
      const birth = born.get(name) ?? "";
      const days = linesOf(name, (line) => (line.count("pts") ?? 0) >= least)
        .map(({ date }) => date)
        .toSorted();
      const day = (sign > 0 ? days.at(0) : days.at(-1)) ?? "";
      const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
      const age = day.slice(5) < birth.slice(5) ? years - 1 : years;
      expect(row).toContain(` ${age} `);
      return sign * (Date.parse(day) - Date.parse(birth));
    });
    expect(ages).toHaveLength(10);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  });
});

it.each<[string, ...string[]]>([
  [
    "youngest player in the nba",
    "Cooper Flagg is the youngest of the players: 19 years old, born on December 21, 2006.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (10)",
    "Cooper Flagg | DAL | F | 19 | 6-9 | 205 | USA | Duke",
    "Noa Essengue | CHI | F | 19 | 6-8 | 194 | France | Ratiopharm Ulm (Germany)",
    "Joan Beringer | MIN | F | 19 | 6-11 | 230 | France | Cedevita Olimpija (Slovenia)",
  ],
  [
    "youngest player to score 40",
    "Cooper Flagg was the youngest of the players with 40 or more points in a game: 18 years " +
      "old on December 15, 2025, born on December 21, 2006.",
    "The table has ages on the day of the game.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft | Game (10)",
    "Cooper Flagg | DAL | F | 18 | 6-9 | 205 | USA | Duke | December 15, 2025",
    "Jeremiah Fears | NOP | G | 19 | 6-3 | 190 | USA | Oklahoma | April 7, 2026",
    "Stephon Castle | SAS | G | 21 | 6-6 | 215 | USA | Connecticut | February 7, 2026",
  ],
  [
    "lightest guard",
    "Yuki Kawamura is the lightest of the guards: 159 pounds.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (10)",
    "Yuki Kawamura | LAC | G | 25 | 5-7 | 159 | Japan | Japan",
    "AJ Johnson | NOP | G | 21 | 6-5 | 160 | USA | Illawarra",
    "Trae Young | WAS | G | 28 | 6-2 | 164 | USA | Oklahoma",
  ],
  [
    "oldest player to start a game this year",
    "LeBron James was the oldest of the players in a game as a starter: 41 years old on April " +
      "12, 2026, born on December 30, 1984.",
    "The table has ages on the day of the game.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft | Game (10)",
    "LeBron James | LAL | F | 41 | 6-9 | 250 | USA | St. Vincent-St. Mary HS (OH) | April 12, 2026",
    "Stephen Curry | GSW | G | 38 | 6-2 | 185 | USA | Davidson | April 12, 2026",
    "Brook Lopez | LAC | C | 38 | 7-1 | 282 | USA | Stanford | April 12, 2026",
  ],
  [
    "tallest player",
    "Victor Wembanyama is the tallest of the players: 7-4.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (10)",
    "Victor Wembanyama | SAS | F-C | 22 | 7-4 | 235 | France | Metropolitans 92",
    "Rocco Zikarsky | MIN | C | 20 | 7-3 | 227 | Australia | Brisbane Bullets (Australia)",
    "Zach Edey | MEM | C | 24 | 7-3 | 305 | Canada | Purdue",
  ],
  [
    "longest tenured player",
    "LeBron James is the longest-serving of the players: 22 years of service.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (10)",
    "LeBron James | PHI | F | 41 | 6-9 | 250 | USA | St. Vincent-St. Mary HS (OH)",
    "Kyle Lowry |  | G | 40 | 6-0 | 196 | USA | Villanova",
    "Al Horford | GSW | C-F | 40 | 6-8 | 240 | Dominican Republic | Florida",
  ],
  [
    "oldest lakers player",
    "Kevon Looney is the oldest of the players of the Los Angeles Lakers: 30 years old, born on February 6, 1996.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (10)",
    "Kevon Looney | LAL | F | 30 | 6-9 | 222 | USA | UCLA",
    "Matisse Thybulle | LAL | G-F | 29 | 6-5 | 202 | USA | Washington",
    "Austin Reaves | LAL | G | 28 | 6-5 | 197 | USA | Oklahoma",
  ],
  [
    "heaviest player",
    "Zach Edey is the heaviest of the players: 305 pounds.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (10)",
    "Zach Edey | MEM | C | 24 | 7-3 | 305 | Canada | Purdue",
    "Jusuf Nurkić | UTA | C | 32 | 6-11 | 290 | Bosnia and Herzegovina | Cedevita",
    "Nikola Jokić | DEN | C | 31 | 6-11 | 284 | Serbia | Mega Basket",
  ],
  [
    "oldest rookie",
    "Alex Morales is the oldest of the rookies: 28 years old, born on November 21, 1997.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (10)",
    "Alex Morales | ORL | G | 28 | 6-6 | 210 | USA | Wagner",
    "Cormac Ryan | MIL | G | 27 | 6-5 | 205 | USA | North Carolina",
    "Ethan Thompson |  | G | 27 | 6-4 | 195 | Puerto Rico | Oregon State",
  ],
  [
    "tallest player aged 50",
    "There is no such player.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (0)",
  ],
  [
    "oldest player to score 40",
    "Stephen Curry was the oldest of the players with 40 or more points in a game: 37 years " +
      "old on December 14, 2025, born on March 14, 1988.",
    "The table has ages on the day of the game.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft | Game (10)",
    "Stephen Curry | GSW | G | 37 | 6-2 | 185 | USA | Davidson | December 14, 2025",
    "Kevin Durant | HOU | F | 37 | 6-11 | 240 | USA | Texas | March 23, 2026",
    "DeMar DeRozan | SAC | G-F | 36 | 6-6 | 220 | USA | USC | March 15, 2026",
  ],
])("in whole: %s", expectShown);
