import { describe, expect, test, vi } from "vitest";
import { boundedText } from "#functions/http/bounded-text.ts";

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Creates a response in chunks that counts the chunks read and records a cancellation. */
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

describe("boundedText", () => {
  test.each<[string, Uint8Array[], string]>([
    ["an empty body", [], ""],
    ["one chunk", [utf8("[1]")], "[1]"],
    ["a body of exactly the limit", [utf8("1234"), utf8("567890")], "1234567890"],
    ["a character split across chunks", [bytes(0xc4), bytes(0x8d)], "č"],
  ])("reads %s", async (_, chunks, value) => {
    expect(await boundedText(answering(chunks).response, 10)).toEqual({ ok: true, value });
  });

  test.each<[string, Uint8Array[]]>([
    ["a byte that is not UTF-8", [bytes(0x22, 0xff, 0x22)]],
    ["a truncated character at the end", [bytes(0x22, 0xc4)]],
  ])("rejects %s", async (_, chunks) => {
    expect(await boundedText(answering(chunks).response, 10)).toEqual({
      ok: false,
      error: { kind: "not-text" },
    });
  });

  test("cancels an endless body at the limit", async () => {
    const { response, cancel, taken } = answering(endless(utf8("x".repeat(100))));
    expect(await boundedText(response, 1_000)).toEqual({ ok: false, error: { kind: "too-large" } });
    expect(cancel).toHaveBeenCalledOnce();
    expect(taken()).toBe(11);
  });

  test("cancels a body unread when its Content-Length exceeds the limit", async () => {
    const announced = answering(endless(utf8("x")), { "content-length": "1001" });
    expect(await boundedText(announced.response, 1_000)).toEqual({
      ok: false,
      error: { kind: "too-large" },
    });
    expect(announced.cancel).toHaveBeenCalledOnce();
    expect(announced.taken()).toBe(0);
  });

  test("cancels an endless body with a short Content-Length", async () => {
    const lying = answering(endless(utf8("xx")), { "content-length": "1" });
    expect((await boundedText(lying.response, 1_000)).ok).toBe(false);
    expect(lying.cancel).toHaveBeenCalledOnce();
  });

  test("limits concurrent reads by a shared budget and releases it afterwards", async () => {
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

  test("rejects when the connection breaks", async () => {
    const broken = new ReadableStream({ pull: (c) => c.error(new TypeError("terminated")) });
    await expect(boundedText(new Response(broken), 10)).rejects.toThrow("terminated");
  });
});
