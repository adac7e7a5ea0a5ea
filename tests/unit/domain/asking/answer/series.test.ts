import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "which teams got swept in the playoffs",
    "4 playoff series of 4 games in 2025-26.",
    "The Thunder beat the Suns 4–0 in the West First Round. The Knicks beat the 76ers 4–0 in the East " +
      "Conf. Semifinals. The Thunder beat the Lakers 4–0 in the West Conf. Semifinals. The Knicks beat " +
      "the Cavaliers 4–0 in the East Conf. Finals.",
    "Winner | Loser | Games | Round (4)",
    "Thunder | Suns | 4–0 | West First Round",
    "Knicks | 76ers | 4–0 | East Conf. Semifinals",
    "Thunder | Lakers | 4–0 | West Conf. Semifinals",
  ],
  [
    "knicks playoff series vs celtics",
    "The Knicks had no such playoff series against the Celtics in 2025-26.",
  ],
  [
    "series that went seven games",
    "5 playoff series of 7 games in 2025-26.",
    "Winner | Loser | Games | Round (5)",
    "Pistons | Magic | 4–3 | East First Round",
    "76ers | Celtics | 4–3 | East First Round",
    "Cavaliers | Raptors | 4–3 | East First Round",
  ],
  [
    "knicks path to the finals",
    "The Knicks beat the Hawks 4–2 in the East First Round. The Knicks beat the 76ers 4–0 in the East " +
      "Conf. Semifinals. The Knicks beat the Cavaliers 4–0 in the East Conf. Finals. The Knicks beat " +
      "the Spurs 4–1 in the NBA Finals.",
  ],
  [
    "first round series in the east",
    "4 playoff series in 2025-26.",
    "The Pistons beat the Magic 4–3 in the East First Round. The 76ers beat the Celtics 4–3 in the " +
      "East First Round. The Knicks beat the Hawks 4–2 in the East First Round. The Cavaliers beat the " +
      "Raptors 4–3 in the East First Round.",
    "Winner | Loser | Games | Round (4)",
    "Pistons | Magic | 4–3 | East First Round",
    "76ers | Celtics | 4–3 | East First Round",
    "Knicks | Hawks | 4–2 | East First Round",
  ],
])("%s", expectShown);
