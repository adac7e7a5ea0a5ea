import { expect, test } from "vitest";
import { createIncident } from "#domain/incident.ts";

test("an incident is reported at its first failure and at the next success, each once", () => {
  let now = 0;
  const reports: (string | number)[] = [];
  const incident = createIncident<string>({
    now: () => now,
    onFailure: (failure) => reports.push(failure),
    onRecovery: (afterMs) => reports.push(afterMs),
  });
  const happenings: [at: number, failure: string | undefined][] = [
    [5, undefined],
    [10, "first"],
    [20, "again"],
    [35, undefined],
    [40, undefined],
    [50, "next"],
    [51, undefined],
  ];
  for (const [at, failure] of happenings) {
    now = at;
    if (failure === undefined) incident.succeeded();
    else incident.failed(failure);
  }
  expect(reports).toEqual(["first", 25, "next", 1]);
});

test("an incident that no one listens to is kept silently", () => {
  const incident = createIncident({ now: () => 0, onFailure: undefined, onRecovery: undefined });
  expect(() => {
    incident.failed("broken");
    incident.succeeded();
  }).not.toThrow();
});
