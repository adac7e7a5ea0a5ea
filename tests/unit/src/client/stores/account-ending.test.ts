import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAccountEndings, isConfirmingDeletion } from "#src/client/stores/account-ending.ts";

const session = vi.hoisted(() => ({ closeAccount: vi.fn(), signOutEverywhere: vi.fn() }));
vi.mock("#src/client/stores/session.ts", () => session);

beforeEach(() => void vi.resetAllMocks());

describe("deleting the account", () => {
  it("requires a confirmation", async () => {
    const endings = createAccountEndings();
    await endings.confirm();
    expect(session.closeAccount).not.toHaveBeenCalled();
    endings.open();
    expect(isConfirmingDeletion(endings.$ending.get())).toBe(true);
    await endings.confirm();
    expect(session.closeAccount).toHaveBeenCalledOnce();
    expect(endings.$ending.get()).toEqual({ state: "done" });
  });

  it("does nothing when the dialog is cancelled", async () => {
    const endings = createAccountEndings();
    endings.open();
    endings.cancel();
    await endings.confirm();
    expect(session.closeAccount).not.toHaveBeenCalled();
    expect(endings.$ending.get()).toEqual({ state: "idle" });
  });

  it("shows the reason of a failure and allows a retry", async () => {
    const endings = createAccountEndings();
    endings.open();
    session.closeAccount.mockResolvedValueOnce("Log in again.");
    await endings.confirm();
    const failed = { state: "failed", sentence: "Log in again.", of: "deleting" };
    expect(endings.$ending.get()).toEqual(failed);
    expect(isConfirmingDeletion(endings.$ending.get())).toBe(true);
    await endings.confirm();
    expect(endings.$ending.get()).toEqual({ state: "done" });
  });

  it("sends one request for repeated confirmations and ignores cancelling meanwhile", async () => {
    const endings = createAccountEndings();
    endings.open();
    const first = endings.confirm();
    endings.cancel();
    await endings.signOutEverywhere();
    await endings.confirm();
    await first;
    expect(session.closeAccount).toHaveBeenCalledOnce();
    expect(session.signOutEverywhere).not.toHaveBeenCalled();
  });
});

it("a failure to sign out everywhere opens no confirmation", async () => {
  const endings = createAccountEndings();
  session.signOutEverywhere.mockResolvedValueOnce("Try again.");
  await endings.signOutEverywhere();
  expect(endings.$ending.get()).toMatchObject({ state: "failed", sentence: "Try again." });
  expect(isConfirmingDeletion(endings.$ending.get())).toBe(false);
});
