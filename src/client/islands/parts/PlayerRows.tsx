import type { MouseEventHandler } from "react";
import { playerPath } from "../../../../domain/season/players.ts";
import {
  type PlayerCells,
  type PlayersPage,
  SORT_COLUMN_TEXTS,
} from "../../../../domain/season/players-answer.ts";
import { teamPath } from "../../../../domain/season/team.ts";

const CAPTION = "Players under contract";
const HEADER_CLASSES = [undefined, "text pinned", undefined, undefined, "text"];

// A scrollable region takes the focus, so that the keyboard can scroll it.
const focusable = { tabIndex: 0 };

interface PlayerRowsProps {
  headers: PlayersPage["headers"];
  rows: PlayerCells[];
  follow: MouseEventHandler<HTMLAnchorElement>;
}

/** The rows of a page, with sortable headers. */
export function PlayerRows({ headers, rows, follow }: PlayerRowsProps) {
  return (
    <section className="scroll" aria-label={CAPTION} {...focusable}>
      <table className="data players">
        <caption className="hidden-text">{CAPTION}</caption>
        <thead>
          <tr>
            {headers.map(({ column, href, sort }, index) => (
              <th key={column} scope="col" className={HEADER_CLASSES[index]} aria-sort={sort}>
                <a href={href} onClick={follow}>
                  {SORT_COLUMN_TEXTS[column]}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <PlayerRow key={`${cells[0]} ${cells[1]}`} cells={cells} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PlayerRow({ cells }: { cells: PlayerCells }) {
  const [number, name, age, position, team, abbreviation, teamId, logo] = cells;
  return (
    <tr>
      <td>{number}</td>
      <th scope="row" className="text pinned">
        <a href={playerPath(name)}>{name}</a>
      </th>
      <td>{age}</td>
      <td>{position}</td>
      <td className="text">
        {teamId === null ? (
          (team ?? "No data")
        ) : (
          <a href={teamPath({ id: teamId })} title={team ?? ""}>
            {logo && (
              <img
                className="badge"
                src={logo}
                width={20}
                height={20}
                alt=""
                // Without this, the server-rendered page would preload each badge.
                fetchPriority="low"
              />
            )}
            <span className="full">{team}</span>
            <span className="short">{abbreviation}</span>
          </a>
        )}
      </td>
    </tr>
  );
}
