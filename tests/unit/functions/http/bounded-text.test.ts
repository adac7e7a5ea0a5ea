import { describe, expect, test, vi } from "vitest";
import { boundedText } from "../../../../functions/http/bounded-text.ts";

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

/** An answer in chunks, which counts how many were taken and says whether it was cancelled. */
function answering(chunks: Iterable<Uint8Array>, headers: Record<string, string> = {}) {
  const cancel = vi.fn();
  let taken = 0;
  const source = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = source.next();
        if (next.done) return controller.close();
        taken += 1;
        controller.enqueue(next.value);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body, { headers }), cancel, taken: () => taken };
}

function* endless(chunk: Uint8Array) {
  for (;;) yield chunk;
}

describe("the text of an answer", () => {
  test.each<[string, Uint8Array[], string]>([
    ["nothing", [], ""],
    ["one chunk", [utf8("[1]")], "[1]"],
    ["exactly the limit", [utf8("1234"), utf8("567890")], "1234567890"],
    ["a character cut in two by chunks", [bytes(0xc4), bytes(0x8d)], "č"],
  ])("%s", async (_, chunks, value) => {
    expect(await boundedText(answering(chunks).response, 10)).toEqual({ ok: true, value });
  });

  test.each<[string, Uint8Array[]]>([
    ["a byte that is no UTF-8", [bytes(0x22, 0xff, 0x22)]],
    ["half a character at the end", [bytes(0x22, 0xc4)]],
  ])("%s is no text", async (_, chunks) => {
    expect(await boundedText(answering(chunks).response, 10)).toEqual({
      ok: false,
      error: { kind: "not-text" },
    });
  });

  test("an endless body is cancelled at the limit", async () => {
    const { response, cancel, taken } = answering(endless(utf8("x".repeat(100))));
    expect(await boundedText(response, 1_000)).toEqual({ ok: false, error: { kind: "too-large" } });
    expect(cancel).toHaveBeenCalledOnce();
    expect(taken()).toBe(11);
  });

  test("a body that announces too much is cancelled unread", async () => {
    const announced = answering(endless(utf8("x")), { "content-length": "1001" });
    expect(await boundedText(announced.response, 1_000)).toEqual({
      ok: false,
      error: { kind: "too-large" },
    });
    expect(announced.cancel).toHaveBeenCalledOnce();
    expect(announced.taken()).toBe(0);
  });

  test("a body that announces less than it sends is cut off all the same", async () => {
    const lying = answering(endless(utf8("xx")), { "content-length": "1" });
    expect((await boundedText(lying.response, 1_000)).ok).toBe(false);
    expect(lying.cancel).toHaveBeenCalledOnce();
  });

  test("reads that share a budget fail beyond it, and give back what they held", async () => {
    const budget = { left: 16 };
    const chunks = () => answering([utf8("123456"), utf8("7890")]).response;
    const both = await Promise.all([
      boundedText(chunks(), 10, budget),
      boundedText(chunks(), 10, budget),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(budget.left).toBe(16);
    expect((await boundedText(chunks(), 10, budget)).ok).toBe(true);
  });

  test("a connection that breaks rejects", async () => {
    const broken = new ReadableStream({ pull: (c) => c.error(new TypeError("terminated")) });
    await expect(boundedText(new Response(broken), 10)).rejects.toThrow("terminated");
  });
});
