import type { MouseEventHandler } from "react";
import { FIGURE_COLUMNS } from "#domain/players/player-table.ts";
import { playerPath } from "#domain/players/players.ts";
import {
  type PlayerCells,
  type PlayersHeader,
  SORT_COLUMN_TEXTS,
} from "#domain/players/players-answer.ts";
import { teamPath } from "#domain/teams/team.ts";

const CAPTION = "Players under contract";

// A scrollable region takes the focus, so that the keyboard can scroll it.
const focusable = { tabIndex: 0 };

interface PlayerRowsProps {
  headers: PlayersHeader[];
  byLastName: PlayersHeader;
  rows: PlayerCells[];
  follow: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * The rows of a page, with sortable headers. On phones, age, position and team are the second line
 * of a player's cell.
 */
export function PlayerRows({ headers, byLastName, rows, follow }: PlayerRowsProps) {
  const [number, name, ...others] = headers;
  const details = others.slice(0, 3);
  // Columns without a figure in any row are left out.
  const hasFigures = rows.some(({ 5: points }) => points);
  const figures = hasFigures ? others.slice(3) : [];
  const link = ({ column, href, sort }: PlayersHeader) => (
    <a key={column} href={href} aria-current={sort && "true"} onClick={follow}>
      {SORT_COLUMN_TEXTS[column]}
    </a>
  );
  return (
    <section className="scroll" aria-label={CAPTION} {...focusable}>
      <table className="data players">
        <caption className="hidden-text">{CAPTION}</caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={number?.sort}>
              {number && link(number)}
            </th>
            <th scope="col" className="text pinned" aria-sort={name?.sort ?? byLastName.sort}>
              <div className="lines">
                <span>{name && link(name)}</span>
                <small>
                  {link(byLastName)}
                  <span className="narrow">{details.map(link)}</span>
                </small>
              </div>
            </th>
            {details.map((header) => (
              <th
                key={header.column}
                scope="col"
                className={header.column === "team" ? "wide text" : "wide"}
                aria-sort={header.sort}
              >
                {link(header)}
              </th>
            ))}
            {figures.map((header) => (
              <th key={header.column} scope="col" aria-sort={header.sort}>
                {link(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <PlayerRow key={`${cells[0]} ${cells[1]}`} {...{ cells, hasFigures }} />
          ))}
        </tbody>
      </table>
      <template />
    </section>
  );
}

function PlayerRow({ cells, hasFigures }: { cells: PlayerCells; hasFigures: boolean }) {
  const [number, name, age, position, team, pts, reb, ast, abbreviation, teamId, logo] = cells;
  const details = [age, position].map((detail) => (detail ? `${detail}, ` : "")).join("");
  return (
    <tr>
      <td>{number}</td>
      <th scope="row" className="text pinned">
        <div className="lines">
          <span>
            <a href={playerPath(name)}>{name}</a>
          </span>
          <small className="narrow">
            {details || null}
            {teamId === null ? (
              (team ?? "No data")
            ) : (
              <a href={teamPath({ id: teamId })}>{abbreviation}</a>
            )}
          </small>
        </div>
      </th>
      <td className="wide">{age}</td>
      <td className="wide">{position}</td>
      <td className="wide text">
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
      {hasFigures &&
        [pts, reb, ast].map((figure, at) => <td key={FIGURE_COLUMNS[at]}>{figure}</td>)}
    </tr>
  );
}
