import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAccountForm } from "#src/client/stores/account-form.ts";

function form(submit: (values: { name: string }) => Promise<string | undefined>) {
  return createAccountForm({
    empty: { name: "" },
    check: ({ name }) =>
      name === "" ? { message: "Inputs cannot be empty", fields: ["name"] } : undefined,
    hints: ({ name }) => ({ name: name === "" ? "is required!" : undefined }),
    submit,
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an account form", () => {
  it("is busy for 1,000 ms after an input error and shows the message for 5,000 ms", async () => {
    const submit = vi.fn();
    const { $form, send } = form(submit);
    await send();
    expect($form.get()).toMatchObject({
      phase: "submitting",
      message: { tone: "error", text: "Inputs cannot be empty" },
    });
    vi.advanceTimersByTime(999);
    expect($form.get().phase).toBe("submitting");
    vi.advanceTimersByTime(1);
    expect($form.get().phase).toBe("idle");
    vi.advanceTimersByTime(3_999);
    expect($form.get().message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect($form.get().message).toBeUndefined();
    expect(submit).not.toHaveBeenCalled();
  });

  it("shows a second message for its own 5,000 ms", async () => {
    const { $form, send } = form(vi.fn());
    await send();
    vi.advanceTimersByTime(4_000);
    await send();
    vi.advanceTimersByTime(4_999);
    expect($form.get().message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect($form.get().message).toBeUndefined();
  });

  it("submits once for repeated sends", async () => {
    const submit = vi.fn(async () => undefined);
    const { $form, fill, send } = form(submit);
    fill({ name: "hooper" });
    await Promise.all([send(), send(), send()]);
    await send();
    expect(submit).toHaveBeenCalledExactlyOnceWith({ name: "hooper" });
    expect($form.get()).toMatchObject({ phase: "done", values: { name: "" }, clearings: 1 });
  });

  it("is idle again after a refusal and keeps its values", async () => {
    const { $form, fill, send } = form(async () => "Refused.");
    fill({ name: "hooper" });
    await send();
    expect($form.get()).toMatchObject({
      phase: "idle",
      values: { name: "hooper" },
      message: { tone: "error", text: "Refused." },
    });
  });

  it("shows hints only for visited fields", () => {
    const { $form, hintsOf, leave } = form(vi.fn());
    expect(hintsOf($form.get())).toEqual({});
    leave("name");
    leave("name");
    expect(hintsOf($form.get())).toEqual({ name: "is required!" });
    expect($form.get().visited).toEqual(["name"]);
  });

  it("marks a faulty field until its value changes", async () => {
    const { $form, fill, send } = form(vi.fn());
    await send();
    vi.advanceTimersByTime(60_000);
    fill({ name: "" });
    expect($form.get().faults).toEqual({ name: "Inputs cannot be empty" });
    fill({ name: "h" });
    expect($form.get().faults).toEqual({});
  });

  it("keeps a success message and clears its fields", async () => {
    const { $form, fill, run } = form(vi.fn());
    fill({ name: "hooper" });
    await run("recovering", async () => ({ tone: "success", text: "Sent." }));
    vi.advanceTimersByTime(60_000);
    expect($form.get()).toMatchObject({ phase: "idle", message: { text: "Sent." }, clearings: 1 });
  });
});
