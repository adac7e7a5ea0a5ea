import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn } from "#src/client/browser/identity.ts";

const openProvider = vi.fn();
vi.mock("#src/client/browser/identity-provider.ts", () => ({ openProvider }));

const config = { apiKey: "k", projectId: "p", authDomain: "a", emulatorHost: undefined };
const tokens = { idToken: "i", refreshToken: "r" };

beforeEach(() => {
  vi.stubEnv("SSR", false);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it("opens the provider again after a failure, and then only once", async () => {
  openProvider.mockImplementationOnce(() => {
    throw new Error("storage is forbidden");
  });
  expect(await signIn(config, "a@b.c", "p")).toEqual({ ok: false, error: { kind: "network" } });
  openProvider.mockReturnValue({ signIn: async () => tokens });
  for (let time = 0; time < 2; time += 1) {
    expect(await signIn(config, "a@b.c", "p")).toEqual({ ok: true, value: tokens });
  }
  expect(openProvider).toHaveBeenCalledTimes(2);
});

it("does not reveal that an address is taken", async () => {
  const account = { username: "Ada", email: "a@b.c", password: "secret", verifiedUrl: "/" };
  for (const code of ["auth/email-already-in-use", "auth/internal-error"]) {
    openProvider.mockReturnValue({ register: () => Promise.reject({ code }) });
    vi.resetModules();
    const fresh = await import("#src/client/browser/identity.ts");
    expect(await fresh.register(config, account)).toEqual({
      ok: false,
      error: { kind: "not-registered" },
    });
  }
});
