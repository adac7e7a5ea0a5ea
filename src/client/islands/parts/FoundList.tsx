import { type MouseEvent, useEffect } from "react";
import type { HitGroup } from "#src/client/stores/search-box.ts";

interface FoundListProps {
  id: string;
  groups: HitGroup[];
  active: number | undefined;
  /** Called when the visitor follows a hit in this tab. */
  onFollow: () => void;
}

/** The groups whose lines begin with a badge, or with its space. */
const BADGED = ["Teams", "Players"];

/** The element id of a hit, by its index among all hits. */
export function hitId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** Hits as a list box of links; the focus stays in the search field. */
export function FoundList({ id, groups, active, onFollow }: FoundListProps) {
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(hitId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onFollow();
  };
  let next = 0;
  const linesOf = ({ title = "", hits }: HitGroup) =>
    hits.map(({ href, logo, name, detail }) => {
      const place = next++;
      return (
        <a
          key={place}
          id={hitId(id, place)}
          href={href}
          role="option"
          tabIndex={-1}
          aria-selected={active === place}
          onClick={follow}
        >
          {logo && <img src={logo} width={24} height={24} alt="" />}
          {!logo && BADGED.includes(title) && <i />}
          <b>{name}</b> <small>{detail}</small>
        </a>
      );
    });
  return (
    <div
      className="found"
      id={id}
      role="listbox"
      aria-label="Teams, players, pages and articles"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) =>
        group.title === undefined ? (
          linesOf(group)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a list box takes groups, not field sets.
          <div key={group.title} role="group" aria-label={group.title}>
            <p className="eyebrow" aria-hidden="true">
              {group.title}
            </p>
            {linesOf(group)}
          </div>
        ),
      )}
    </div>
  );
}
