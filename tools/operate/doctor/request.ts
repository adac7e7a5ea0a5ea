import { boundedText } from "#functions/http/bounded-text.ts";

/** A response, or the reason why there is none. */
export type Answer =
  | { kind: "answer"; status: number; headers: Headers; text: string; body: unknown }
  | { kind: "none"; reason: string };

/** The largest response: the doctor reads names, numbers and lists of keys. */
const MAX_ANSWER_BYTES = 1024 * 1024;
const TIMEOUT_MS = 8_000;

/** Sends one request; the response's `body` is undefined when it is not JSON. Never throws. */
export async function request(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await boundedText(response, MAX_ANSWER_BYTES);
    if (!text.ok) return { kind: "none", reason: `an answer that is ${text.error.kind}` };
    const { value } = text;
    const { status, headers } = response;
    return { kind: "answer", status, headers, text: value, body: parsed(value) };
  } catch (error) {
    return { kind: "none", reason: reasonOf(error) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error's code, which unlike its message never contains the address with its credentials. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  const { cause } = error as { cause?: { code?: unknown } };
  if (typeof cause?.code === "string") return cause.code;
  return error.name === "TimeoutError" ? `nothing within ${TIMEOUT_MS / 1000} s` : error.name;
}
