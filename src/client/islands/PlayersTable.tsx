// Why an island: pages, orders and filters of the table follow each other without a new document.
import { useStore } from "@nanostores/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  parseTableQuery,
  type TableQuery,
  tableSearch,
  withoutFilters,
} from "../../../domain/season/player-table.ts";
import {
  NOBODY_FOUND,
  type PlayersAnswer,
  playersCount,
  playersHead,
  playersPage,
} from "../../../domain/season/players-answer.ts";
import type { PlayersTableProps } from "../browser/drawn-table.ts";
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
  const { query, pages, back, forward, headers, clear } = playersPage(answer);
  const { page, total, rows } = answer;

  useEffect(() => {
    const form = filters();
    const show = (turned: Turned) => {
      const part = results.current;
      const before = layoutOf(part);
      const hadFocus = part?.contains(document.activeElement);
      // The layout is settled before the browser paints the page.
      flushSync(() => setAnswer(turned.answer));
      if (hadFocus) keepFocus(part);
      if (turned.field === undefined) fillIn(form, turned.answer);
      settle(part, before, turned);
      showHead(playersHead(turned.answer));
      const count = document.querySelector("[data-part=count]");
      if (count) count.textContent = playersCount(turned.answer, players);
    };
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const isTyped = (document.activeElement as HTMLInputElement | null)?.name === "name";
      table.narrow(fieldsOf(form), isTyped ? "name" : undefined);
    };
    const watching = new AbortController();
    const { signal } = watching;
    form.addEventListener("submit", submit, { signal });
    table.watch(show, () => fieldsOf(form), signal);
    return () => watching.abort();
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
      <p className={said.isMessage ? "message" : "hidden-text"} role="status">
        {said.text}
      </p>
      <PlayerFields
        first={playersPage(first).query}
        teams={teams}
        onChoose={(field) => table.narrow(fieldsOf(filters()), field)}
        onType={() => table.type(() => fieldsOf(filters()))}
        onLeave={table.leave}
      />
      <div className="results" ref={results} aria-busy={isLate || undefined}>
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
            <PlayerRows headers={headers} rows={rows} follow={follow} />
            {/* With another number of rows it is drawn anew: nothing moves that a person follows. */}
            <Pager key={tableSearch(query)} {...ways} label="Pages, below the table" />
          </>
        ) : (
          <p className="nobody">{NOBODY_FOUND}</p>
        )}
      </div>
    </>
  );
}

/** The form that the fields name. */
function filters(): HTMLFormElement {
  return document.getElementById("filters") as HTMLFormElement;
}

/** What the fields ask for, in the order of the rows that are shown. */
function fieldsOf(form: HTMLFormElement): TableQuery {
  const entries = [...new FormData(form)] as [field: string, text: string][];
  return parseTableQuery(new URLSearchParams(entries));
}

/** Gives the fields the values that belong to a page's address. */
function fillIn(form: HTMLFormElement, answer: PlayersAnswer): void {
  const { name, position, team } = playersPage(answer).query;
  const values = { name, pos: position ?? "", team: String(team ?? "") };
  for (const [field, value] of Object.entries(values)) {
    (form.elements.namedItem(field) as HTMLInputElement).value = value;
  }
}

/** Gives the focus of a control that is gone to what has come in its place. */
function keepFocus(part: HTMLElement | null): void {
  if (part?.contains(document.activeElement)) return;
  const refuge = part?.querySelector<HTMLElement>("table,.nobody");
  if (!refuge) return;
  refuge.tabIndex = -1;
  refuge.focus({ preventScroll: true });
}
