import { beforeEach, describe, expect, it, vi } from "vitest";
import { openProvider } from "#src/client/browser/identity-provider.ts";

const firebase = vi.hoisted(() => ({
  createUserWithEmailAndPassword: vi.fn(),
  sendEmailVerification: vi.fn(),
  updateProfile: vi.fn(),
}));
vi.mock("firebase/app", () => ({ initializeApp: vi.fn() }));
vi.mock("firebase/auth", () => ({ ...firebase, initializeAuth: vi.fn(), inMemoryPersistence: {} }));

const broken = Object.assign(new Error("offline"), { code: "auth/network-request-failed" });
const account = { username: "hooper", email: "a@b.c", password: "p", verifiedUrl: "https://s" };
const provider = openProvider({
  apiKey: "k",
  projectId: "p",
  authDomain: "a",
  emulatorHost: undefined,
});
const getIdToken = vi.fn<(isForced: boolean) => Promise<string>>();

beforeEach(() => {
  vi.resetAllMocks();
  firebase.updateProfile.mockResolvedValue(undefined);
  firebase.sendEmailVerification.mockResolvedValue(undefined);
  getIdToken.mockImplementation(async (isForced) => (isForced ? "with the name" : "first"));
  const user = { getIdToken, refreshToken: "r" };
  firebase.createUserWithEmailAndPassword.mockResolvedValue({ user });
});

describe("register", () => {
  it("returns a token refreshed after the name is set", async () => {
    expect(await provider.register(account)).toEqual({
      idToken: "with the name",
      refreshToken: "r",
      isEmailSent: true,
    });
  });

  it("succeeds once the account exists, even if every later request fails", async () => {
    firebase.updateProfile.mockRejectedValue(broken);
    firebase.sendEmailVerification.mockRejectedValue(broken);
    getIdToken.mockImplementation(async (isForced) => {
      if (isForced) throw broken;
      return "first";
    });
    expect(await provider.register(account)).toEqual({
      idToken: "first",
      refreshToken: "r",
      isEmailSent: false,
    });
  });

  it("fails when the account is not created", async () => {
    firebase.createUserWithEmailAndPassword.mockRejectedValue(broken);
    await expect(provider.register(account)).rejects.toBe(broken);
  });
});
