import type { PlayerCells, PlayersAnswer } from "../../../domain/season/players-answer.ts";

/** What the table is drawn from. */
export interface PlayersTableProps {
  answer: PlayersAnswer;
  /** How many players are under contract. */
  players: number;
  /** The teams to choose from. */
  teams: { id: number; name: string }[];
}

/**
 * What the server drew the table from. Its rows and teams are read back from what it drew: to send
 * them twice would cost every visitor a kilobyte.
 */
export function drawnTable(root: HTMLElement): PlayersTableProps {
  const { answer, players } = JSON.parse(root.dataset.props ?? "");
  const rows = [...root.querySelectorAll<HTMLTableRowElement>("tbody tr")].map(drawnRow);
  const options = root.querySelectorAll<HTMLOptionElement>("[name=team] [value]:not([value=''])");
  const teams = [...options].map(({ value, text }) => ({ id: Number(value), name: text }));
  return { answer: { ...answer, rows }, players, teams };
}

function drawnRow({ cells }: HTMLTableRowElement): PlayerCells {
  const [number, name, age, position, team] = [...cells].map((cell) => cell.textContent);
  const link = cells[4]?.querySelector("a");
  return [
    Number(number),
    name ?? "",
    age ?? null,
    position ?? null,
    link?.title ?? team ?? null,
    link?.querySelector(".short")?.textContent ?? null,
    link ? Number(link.pathname.split("/").at(-1)) : null,
    link?.querySelector("img")?.getAttribute("src") ?? null,
  ];
}
