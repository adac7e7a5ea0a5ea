import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createVerificationMail } from "#src/client/stores/verification.ts";
import { openPage, type TestPage } from "../page.ts";

let page: TestPage;

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("resending the verification email", () => {
  it("sends one email for repeated requests", async () => {
    page.answer(() => new Response(null, { status: 204 }));
    const mail = createVerificationMail();
    await Promise.all([mail.send(), mail.send()]);
    await mail.send();
    expect(page.requests).toEqual(["POST /api/profile/verification"]);
    expect(mail.$verification.get()).toEqual({ state: "sent" });
  });

  it("allows a retry after a failure", async () => {
    const mail = createVerificationMail();
    await mail.send();
    expect(mail.$verification.get()).toMatchObject({ state: "failed" });
    page.answer(() => new Response(null, { status: 204 }));
    await mail.send();
    expect(mail.$verification.get()).toEqual({ state: "sent" });
  });
});
