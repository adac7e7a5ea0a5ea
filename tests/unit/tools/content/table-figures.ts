import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { grouped } from "./committed-figures.ts";

/** Finds figures again in the season's tables themselves, which are not part of the product. */

type Row = Record<string, string>;

export function tableFigures(folder: string): (ref: string) => string | undefined {
  const read = (file: string): Row[] =>
    parse(readFileSync(join(folder, `${file}.csv`), "utf8"), { columns: true });
  const by = (rows: Row[], column: string) => new Map(rows.map((row) => [row[column], row]));
  const games = read("games");
  const lines = read("player_game_logs");
  const [game, totals] = [by(games, "game_id"), by(read("player_totals"), "player_id")];
  const advanced = by(read("player_advanced"), "player_id");
  const teamId = new Map(read("teams").map((row) => [row.abbreviation, row.team_id]));
  const [home, away] = [
    (row: Row | undefined) => Number(row?.home_points),
    (row: Row | undefined) => Number(row?.away_points),
  ];
  const n = (row: Row | undefined, column: string) => Number(row?.[column]);
  const half = (value: number, places: number) =>
    ((Math.sign(value) * Math.round(Math.abs(value) * 10 ** places + 1e-7)) / 10 ** places).toFixed(
      places,
    );
  const COUNTS: Record<string, string> = {
    games: "gp",
    doubleDoubles: "dd2",
    tripleDoubles: "td3",
  };
  const SHARES: Record<string, string> = {
    usage: "usg_pct",
    trueShooting: "ts_pct",
    impact: "pie",
  };

  return (ref) => {
    const [kind = "", a = "", b = "", c = "", d = ""] = ref.split("/");
    switch (kind) {
      case "player": {
        const row = totals.get(a);
        if (b === "name") return row?.player;
        if (b === "per-game") return half(n(row, COUNTS[c] ?? c) / n(row, "gp"), 1);
        if (b === "total") return grouped(row?.[COUNTS[c] ?? c]);
        if (b === "share") return half(100 * n(advanced.get(a), SHARES[c] ?? c), 1);
        if (b === "plus-minus") return `${n(row, "plus_minus") > 0 ? "+" : ""}${row?.plus_minus}`;
        return undefined;
      }
      case "line":
        return lines.find((row) => row.game_id === a && row.player_id === b)?.[c];
      case "times": {
        const found = lines.filter(
          (row) =>
            n(row, a) >= Number(b) &&
            (c === "all" || totals.get(row.player_id)?.player === c) &&
            (game.get(row.game_id)?.date ?? "") <= d,
        );
        return String(found.length);
      }
      case "game": {
        const points = [home(game.get(a)), away(game.get(a))];
        const [most, least] = [Math.max(...points), Math.min(...points)];
        if (b === "score") return `${most}-${least}`;
        return String(b === "margin" ? most - least : most + least);
      }
      case "between": {
        const own = games.filter(
          (row) =>
            [row.home_team_id, row.away_team_id].includes(teamId.get(a)) &&
            (row.date ?? "") >= b &&
            (row.date ?? "") <= c,
        );
        const won = own.filter(
          (row) => (row.home_team_id === teamId.get(a)) === home(row) > away(row),
        ).length;
        return `${won}-${own.length - won}`;
      }
      case "played":
        return String([...totals.values()].filter((row) => n(row, "gp") >= Number(a)).length);
      case "league": {
        const floor = games.filter((row) => row.neutral_site === "0");
        const won = floor.filter((row) => home(row) > away(row)).length;
        const points = games.reduce((sum, row) => sum + home(row) + away(row), 0);
        return {
          games: grouped(games.length),
          average: half(points / games.length / 2, 1),
          "home-wins": String(won),
          "home-games": grouped(floor.length),
          "home-share": half((100 * won) / floor.length, 1),
          "one-point": String(games.filter((row) => Math.abs(home(row) - away(row)) === 1).length),
        }[a];
      }
      default:
        return undefined;
    }
  };
}
