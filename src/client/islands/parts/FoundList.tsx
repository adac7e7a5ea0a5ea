import { type MouseEvent, useEffect } from "react";
import type { AnswerHit } from "../../../../domain/search/answer-hit.ts";
import type { SearchHit } from "../../../../domain/search/search-index.ts";
import type { More } from "../../stores/search-box.ts";

interface FoundListProps {
  id: string;
  answer: AnswerHit | undefined;
  teams: SearchHit[];
  players: SearchHit[];
  more: More;
  active: number | undefined;
  /** Called when the visitor follows a hit in this tab. */
  onFollow: () => void;
}

/** The element id of a hit, by its index among all hits. */
export function hitId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** Hits as a list box of links; the focus stays in the search field. */
export function FoundList({ id, answer, teams, players, more, active, onFollow }: FoundListProps) {
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(hitId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const first = answer ? 1 : 0;
  const all = [...teams, ...players].map((hit, at) => ({ ...hit, place: first + at }));
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onFollow();
  };
  const optionOf = (place: number, href: string) => ({
    id: hitId(id, place),
    href,
    role: "option",
    tabIndex: -1,
    "aria-selected": active === place,
    onClick: follow,
  });
  const groups = [
    { title: "Teams", hits: all.slice(0, teams.length) },
    { title: "Players", hits: all.slice(teams.length) },
  ];
  return (
    <div
      className="found"
      id={id}
      role="listbox"
      aria-label="Teams and players"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {answer && (
        <a {...optionOf(0, answer.href)}>
          <b>{answer.sentence}</b> <small>Answer</small>
        </a>
      )}
      {groups.map(({ title, hits }) =>
        hits.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a list box takes groups, not field sets.
          <div key={title} role="group" aria-label={title}>
            <p className="eyebrow" aria-hidden="true">
              {title}
            </p>
            {hits.map(({ place, href, logo, name, detail }) => (
              <a key={place} {...optionOf(place, href)}>
                {logo ? <img src={logo} width={24} height={24} alt="" /> : <i />}
                <b>{name}</b> <small>{detail}</small>
              </a>
            ))}
          </div>
        ),
      )}
      {more && (
        <a {...optionOf(first + all.length, more.href)}>
          <b>All results</b>{" "}
          <small>
            {all.length} of {more.total} shown
          </small>
        </a>
      )}
    </div>
  );
}
