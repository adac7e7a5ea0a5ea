import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "knicks best duo",
    "Karl-Anthony Towns and Tyler Kolek of the Knicks were 16.3 points better than their opponents in " +
      "48 minutes.",
    "In 369 minutes. Pairs with at least 300 minutes together; fewer during the season.",
    "Players | Per 48 | MIN | +/− (10)",
    "Karl-Anthony Towns, Tyler Kolek | +16.3 | 369 | +125",
    "OG Anunoby, Mitchell Robinson | +15.9 | 548 | +182",
    "Jalen Brunson, Miles McBride | +14.9 | 591 | +183",
  ],
  [
    "most used lineup",
    "Rudy Gobert, Julius Randle, Donte DiVincenzo, Anthony Edwards and Jaden McDaniels of the " +
      "Timberwolves were on the floor together for 710 minutes.",
    "Players | Per 48 | MIN | +/− (10)",
    "Rudy Gobert, Julius Randle, Donte DiVincenzo, Anthony Edwards, Jaden McDaniels | +7.7 | 710 | +114",
    "Karl-Anthony Towns, OG Anunoby, Josh Hart, Mikal Bridges, Jalen Brunson | +1.5 | 541 | +17",
    "Tobias Harris, Duncan Robinson, Cade Cunningham, Jalen Duren, Ausar Thompson | +11.9 | 530 | +131",
  ],
  [
    "worst lineup",
    "Michael Porter Jr., Nic Claxton, Noah Clowney, Nolan Traoré and Egor Dëmin of the Nets were 24.5 " +
      "points worse than their opponents in 48 minutes.",
    "In 143 minutes. Lineups with at least 100 minutes together; fewer during the season.",
    "Players | Per 48 | MIN | +/− (10)",
    "Michael Porter Jr., Nic Claxton, Noah Clowney, Nolan Traoré, Egor Dëmin | −24.5 | 143 | −73",
    "Russell Westbrook, DeMar DeRozan, Precious Achiuwa, Keegan Murray, Maxime Raynaud | −22.9 | 130 " +
      "| −62",
    "Royce O'Neale, Dillon Brooks, Grayson Allen, Mark Williams, Collin Gillespie | −19.3 | 122 | −49",
  ],
  ["wizards best playoff lineup", "No lineups. Lineups with at least 50 minutes together."],
  [
    "best playoff pair",
    "Karl-Anthony Towns and OG Anunoby of the Knicks were 24.7 points better than their opponents in " +
      "48 minutes.",
    "In 328 minutes. Pairs with at least 300 minutes together.",
    "Players | Per 48 | MIN | +/− (10)",
    "Karl-Anthony Towns, OG Anunoby | +24.7 | 328 | +169",
    "Karl-Anthony Towns, Mikal Bridges | +20.4 | 355 | +151",
    "Devin Vassell, Victor Wembanyama | +20.3 | 428 | +181",
  ],
])("%s", expectShown);
