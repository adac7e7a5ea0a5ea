import { LONGEST_NAME, POSITIONS, type TableQuery } from "#domain/players/player-table.ts";
import { POSITION_TEXTS } from "#domain/players/players-answer.ts";
import type { SearchedField } from "#src/client/stores/players-table.ts";

interface PlayerFieldsProps {
  /** The initial values; the fields are uncontrolled. */
  first: TableQuery;
  teams: { id: number; name: string }[];
  onChoose: (field: SearchedField) => void;
  onType: () => void;
  onLeave: (field: SearchedField) => void;
}

/**
 * The fields of the form above the table. They refer to a separate form element, which is outside
 * of the island: so the browser submits the form itself until the island is awake.
 */
export function PlayerFields({ first, teams, onChoose, onType, onLeave }: PlayerFieldsProps) {
  const field = (name: SearchedField, label: string, value: string | number = "") => ({
    form: "filters",
    name,
    "aria-label": label,
    autoComplete: "off",
    defaultValue: value,
    onBlur: () => onLeave(name),
  });
  return (
    <search className="sieve" aria-label="Filter players">
      <input
        {...field("name", "Name", first.name)}
        type="search"
        placeholder="Name"
        maxLength={LONGEST_NAME}
        spellCheck="false"
        onInput={({ nativeEvent }) => (nativeEvent as InputEvent).isComposing || onType()}
      />
      <select {...field("pos", "Position", first.position)} onChange={() => onChoose("pos")}>
        <option value="">Position</option>
        {POSITIONS.map((position) => (
          <option key={position} value={position}>
            {POSITION_TEXTS[position]}
          </option>
        ))}
      </select>
      <select
        {...field("team", "Team", first.team)}
        translate="no"
        onChange={() => onChoose("team")}
      >
        <option value="" translate="yes">
          Team
        </option>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button className="button quiet" type="submit" form="filters">
        Filter
      </button>
    </search>
  );
}
