import { setCondition } from "./cursor.ts";
import { closed, takeLateComparison, takeLimits } from "./ranges.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

/**
 * Reads how far a team was ahead or behind: at the end of a quarter that follows ("trailing by ten
 * at half-time"), or else at any time.
 */
export function readStand({ cursor, slots }: Reading, value: string, term: Term): undefined {
  const first = takeLimits(cursor);
  if (first === undefined) return cursor.stop(term);
  cursor.take("figure");
  const points = closed(takeLateComparison(cursor, first));
  const moment = cursor.take("moment");
  if (moment === undefined) return setCondition(slots, value as "led", points, cursor, term);
  const lead = value === "led" ? points : { min: -points.max, max: -points.min };
  setCondition(slots, moment as "athalf", lead, cursor, term);
}
