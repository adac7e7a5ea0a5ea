// Why an island: pages, orders and filters of the table follow each other without a new document.
import { useStore } from "@nanostores/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  parseTableQuery,
  type TableQuery,
  tableSearch,
  withoutFilters,
} from "#domain/players/player-table.ts";
import {
  NO_MATCHES,
  playersCount,
  playersHead,
  playersPage,
} from "#domain/players/players-answer.ts";
import type { PlayersTableProps } from "../browser/drawn-table.ts";
import { focusLike, likenessOf } from "../browser/focus.ts";
import { showHead } from "../browser/page-head.ts";
import { layoutOf, settle } from "../browser/table-layout.ts";
import { createPlayersTable, type Turned } from "../stores/players-table.ts";
import { Pager } from "./parts/Pager.tsx";
import { PlayerFields } from "./parts/PlayerFields.tsx";
import { PlayerRows } from "./parts/PlayerRows.tsx";

export { drawnTable as propsOf } from "../browser/drawn-table.ts";

export default function PlayersTable({ answer: first, players, teams }: PlayersTableProps) {
  const [table] = useState(() => createPlayersTable(first));
  const [answer, setAnswer] = useState(first);
  const said = useStore(table.$said);
  const isLate = useStore(table.$late);
  const results = useRef<HTMLDivElement>(null);
  const { query, pages, back, forward, headers, byLastName, clear } = playersPage(answer);
  const { page, total, rows } = answer;

  useEffect(() => {
    const form = filters();
    const part = () => results.current as HTMLElement;
    const show = (turned: Turned) => {
      const before = layoutOf(part());
      const focused = likenessOf(part());
      // Restores the layout before the browser paints the page.
      flushSync(() => setAnswer(turned.answer));
      focusLike(focused, part());
      fillIn(form, turned);
      settle(part(), before, turned);
      showHead(playersHead(turned.answer));
      const count = document.querySelector("[data-part=count]");
      if (count) count.textContent = playersCount(turned.answer, players);
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const { activeElement } = document;
      const isTyped = activeElement === form.elements.namedItem("name");
      table.narrow(fieldsOf(form), isTyped ? "name" : undefined);
    });
    // No clean-up: the island lives as long as its page.
    table.watch(show, () => fieldsOf(form));
  }, [table, players]);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    table.follow(event.currentTarget.href);
  };
  const ways = { page, pages, back, forward, follow };
  const order = new URLSearchParams(tableSearch(withoutFilters(query)));
  return (
    <>
      <p className={said.look} role="status">
        {said.text}
      </p>
      <PlayerFields
        first={playersPage(first).query}
        teams={teams}
        onChoose={(field) => table.narrow(fieldsOf(filters()), field)}
        onType={() => table.type(() => fieldsOf(filters()))}
        onLeave={table.leave}
      />
      {/* Keyed by answer: reused elements would count as layout shifts when rows change height. */}
      <div key={answer.query} className="results" ref={results} aria-busy={isLate || undefined}>
        {[...order].map(([name, value]) => (
          <input key={name} form="filters" type="hidden" name={name} value={value} />
        ))}
        <div className="above">
          {clear && (
            <a className="clear" href={clear} onClick={follow}>
              Clear filters
            </a>
          )}
          {total > 0 && <Pager {...ways} label="Pages" />}
        </div>
        {total > 0 ? (
          <>
            <PlayerRows headers={headers} byLastName={byLastName} rows={rows} follow={follow} />
            <Pager {...ways} label="Pages, below the table" />
          </>
        ) : (
          <p className="no-matches">{NO_MATCHES}</p>
        )}
      </div>
    </>
  );
}

/** The form of the filter fields. */
function filters(): HTMLFormElement {
  return document.getElementById("filters") as HTMLFormElement;
}

/** The query of the fields, in the order of the shown rows. */
function fieldsOf(form: HTMLFormElement): TableQuery {
  const entries = [...new FormData(form)] as [field: string, text: string][];
  return parseTableQuery(new URLSearchParams(entries));
}

/** Sets the fields that follow a page to the values of its query. */
function fillIn(form: HTMLFormElement, { answer, filled }: Turned): void {
  const { name, position, team } = playersPage(answer).query;
  const values = { name, pos: position ?? "", team: String(team ?? "") };
  for (const field of filled) {
    (form.elements.namedItem(field) as HTMLInputElement).value = values[field];
  }
}
