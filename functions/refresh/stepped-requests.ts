import { fail, type Result } from "#domain/result.ts";
import {
  createRequests,
  type GetJson,
  type QueryParameters,
  type Requests,
  type SourceAccess,
  type SourceRequestOptions,
} from "../data/sources/request.ts";
import type { SourceFailure } from "../data/sources/source.ts";

/** Ends a step of a run: what is left follows in the next one. */
export class StepOver extends Error {
  /** The pause before the next step in ms. */
  readonly pauseMs: number;
  /** The step got an answer that no step before had. */
  readonly gotAnswers: boolean;

  constructor(pauseMs: number, gotAnswers: boolean) {
    super("The step is over.");
    this.pauseMs = pauseMs;
    this.gotAnswers = gotAnswers;
  }
}

/** A longer pause ends the step, so that nothing is kept waiting in memory. */
const LONGEST_PAUSE_MS = 1_000;

/** A source that refuses a request refuses it in the next step, too. */
const REFUSALS = new Set<SourceFailure["kind"]>(["denied", "refused"]);

export interface SteppedOptions extends Omit<SourceRequestOptions, "mostRequests"> {
  answers: {
    read(request: string): string | undefined;
    keep(request: string, text: string): void;
  };
  /** The limit of a whole run's answers. */
  mostOfRun: number;
  /** The limit of one step's requests, retries included. */
  mostOfStep: number;
  /** The step waits for a source that asks for a pause: the last one, whose failure counts. */
  isPatient: boolean;
  /** The run has taken too long: what is not kept of its answers is not asked for. */
  isLate: boolean;
}

/**
 * Requests of a run that is divided into steps: each step asks for everything from the start, gets the
 * answers that are kept, and makes its share of new requests. A `StepOver` ends it then, or where a
 * pause is due. `left()` counts answers, kept or new, so that every step plans the same.
 */
export function steppedRequests(options: SteppedOptions): Requests {
  const { answers, mostOfRun, mostOfStep, isPatient, isLate } = options;
  let used = 0;
  let isNew = false;
  const inner = createRequests({
    ...options,
    mostRequests: mostOfStep,
    sleep: async (ms) => {
      if (ms > LONGEST_PAUSE_MS && !isPatient) throw new StepOver(ms, isNew);
      await options.sleep(ms);
    },
  });
  const to = (access: SourceAccess): GetJson => {
    const getJson = inner.to(access);
    return async <Value>(
      ...asked: [resource: string, parameters: QueryParameters, reduced?: (raw: unknown) => Value]
    ) => {
      const [resource, parameters] = asked;
      const request = JSON.stringify([access.name, resource, parameters]);
      if (used >= mostOfRun) return fail({ kind: "exhausted", source: access.name, resource });
      used += 1;
      const kept = answers.read(request);
      if (kept !== undefined) return JSON.parse(kept) as Result<Value, SourceFailure>;
      if (isLate) return fail({ kind: "slow", source: access.name, resource });
      if (inner.left() <= 0) throw new StepOver(0, isNew);
      const answer = await getJson(...asked);
      if (answer.ok || REFUSALS.has(answer.error.kind)) {
        answers.keep(request, JSON.stringify(answer));
        isNew = true;
      } else if (answer.error.kind === "exhausted") {
        throw new StepOver(0, isNew);
      }
      return answer;
    };
  };
  return { to, left: () => Math.max(0, mostOfRun - used) };
}
