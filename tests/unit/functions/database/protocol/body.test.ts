import { describe, expect, test } from "vitest";
import { readBody } from "#functions/database/protocol/body.ts";
import type { Principal } from "#functions/database/protocol/rules.ts";

const member: Principal = { kind: "member", uid: "ada", email: null };
const administrator: Principal = { kind: "administrator" };
const MB = 1024 * 1024;

const requestOf = (body: BodyInit) => new Request("http://d/a.json", { method: "PUT", body });
const TOO_LARGE =
  "Data to write exceeds the maximum size that can be modified with a single request.";

describe("the body of a write", () => {
  test.each([
    ["member", member, 64 * 1024],
    ["administrator", administrator, 16 * MB],
  ])("of a %s is read up to the limit of bytes, and no further", async (_, principal, limit) => {
    const longest = `${"x".repeat(limit - 2)}é`;
    expect((await readBody(requestOf(longest), principal)).length).toBe(limit - 1);
    await expect(readBody(requestOf(`${longest}x`), principal)).rejects.toMatchObject({
      status: 400,
      message: TOO_LARGE,
    });
  });

  test("that is not UTF-8 is refused", async () => {
    const body = new Uint8Array([34, 0xff, 34]);
    await expect(readBody(requestOf(body), administrator)).rejects.toMatchObject({
      status: 400,
      message: "Invalid data; not UTF-8.",
    });
  });

  test("is taken off the connection when it is refused, up to 32 MB", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(stream) {
        sent += MB;
        stream.enqueue(new Uint8Array(MB));
      },
    });
    const init = { method: "PUT", body: endless, duplex: "half" };
    await expect(readBody(new Request("http://d/a.json", init), member)).rejects.toMatchObject({
      message: TOO_LARGE,
    });
    expect(sent).toBeGreaterThan(32 * MB);
    expect(sent).toBeLessThan(36 * MB);
  });
});
