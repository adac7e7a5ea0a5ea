import type { PlayerCells, PlayersAnswer } from "#domain/players/players-answer.ts";

/** The props of the players table. */
export interface PlayersTableProps {
  answer: PlayersAnswer;
  /** The number of players on rosters. */
  players: number;
  /** The options of the team filter. */
  teams: { id: number; name: string }[];
}

/**
 * Reads the props of the server-rendered table. Its rows and teams come from the HTML, because
 * sending them twice would cost every visitor a kilobyte.
 */
export function drawnTable(root: HTMLElement): PlayersTableProps {
  const { answer, players } = JSON.parse(root.dataset.props ?? "");
  const rows = [...root.querySelectorAll<HTMLTableRowElement>("tbody tr")].map(drawnRow);
  const [, ...options] = root.querySelectorAll<HTMLOptionElement>("[name=team] option");
  const teams = options.map(({ value, text }) => ({ id: Number(value), name: text }));
  return { answer: { ...answer, rows }, players, teams };
}

function drawnRow({ cells }: HTMLTableRowElement): PlayerCells {
  const [number = "", , age = "", position = "", team = "", pts = "", reb = "", ast = ""] = [
    ...cells,
  ].map((cell) => cell.textContent);
  const link = cells[4]?.querySelector("a");
  return [
    Number(number),
    cells[1]?.querySelector("a")?.textContent ?? "",
    age,
    position,
    link?.title ?? team,
    pts,
    reb,
    ast,
    link?.querySelector(".short")?.textContent ?? null,
    link ? Number(link.pathname.split("/").at(-1)) : null,
    link?.querySelector("img")?.getAttribute("src") ?? null,
  ];
}
