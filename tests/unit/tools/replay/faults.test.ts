import { describe, expect, it } from "vitest";
import { apiMoment, type Fault, faultOf, withFaults } from "#tools/replay/faults.ts";

const faults = (...names: Fault[]) => new Set(names);

describe("the faults of a replay", () => {
  it("are every fifth answer's, in turn", () => {
    const all = faults("429", "500", "slow", "truncated");
    const first = Array.from({ length: 25 }, (_, at) => faultOf(at + 1, all));
    expect(first.filter(Boolean)).toEqual(["429", "500", "slow", "truncated", "429"]);
    expect(first.indexOf("429")).toBe(4);
    expect(faultOf(5, faults())).toBeUndefined();
    expect(faultOf(5, faults("postponed"))).toBeUndefined();
  });

  const game = (id: number, period: number, status = "3rd Qtr") => ({
    id,
    period,
    status,
    time: "Q3 5:00",
    home_team_score: 70,
  });

  it.each<[Fault[], ReturnType<typeof game>, object]>([
    [[], game(1, 3), {}],
    [["score-back"], game(1, 3), { home_team_score: 68 }],
    [["score-back"], game(1, 4), {}],
    [["score-back"], game(2, 3), {}],
    [["postponed"], game(2, 2), {}],
    [["postponed"], game(2, 3), { status: "Postponed", period: 2, time: null }],
    [["postponed"], game(2, 4, "Final"), { status: "Postponed", period: 2, time: null }],
    [["postponed"], game(1, 3), {}],
  ])("with %j change a game", (names, before, change) => {
    expect(withFaults([before], [1, 2], faults(...names))).toEqual([{ ...before, ...change }]);
  });

  it("set the API's clock five minutes ahead", () => {
    expect(apiMoment(0, faults("clocks"))).toBe(300_000);
    expect(apiMoment(0, faults())).toBe(0);
  });
});
