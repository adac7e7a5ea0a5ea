import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLoginForm } from "#src/client/stores/login-form.ts";
import { createRegisterForm } from "#src/client/stores/register-form.ts";
import { MEMBER, openPage, type TestPage } from "../page.ts";

const provider = vi.hoisted(() => ({ signIn: vi.fn(), register: vi.fn() }));
vi.mock(import("#src/client/browser/identity-provider.ts"), () => ({
  openProvider: () => provider,
}));
const ahead = vi.hoisted(() => vi.fn());
vi.mock(import("#src/client/browser/navigation.ts"), async (original) => ({
  ...(await original()),
  prefetchPage: ahead,
}));
vi.stubEnv("SSR", false);

const CONFIG = { apiKey: "k", projectId: "p", authDomain: "a", emulatorHost: undefined };
const TOKENS = { idToken: "id", refreshToken: "refresh" };
const LOGIN = { email: MEMBER.email, password: "secret" };
const REGISTRATION = { username: "hooper", ...LOGIN, repeat: "secret" };

let page: TestPage;
const left = vi.fn();
const session: Record<string, string> = {};

function edge(request: string): Response {
  if (request === "GET /api/session") return Response.json({ state: "visitor" });
  return Response.json({ state: "member", user: MEMBER }, { status: 201 });
}

/** The provider accepts the credentials and the site creates no session. */
function refuse(): Response {
  return Response.json({ code: "identity-unavailable" }, { status: 503 });
}

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  page.answer(edge);
  vi.stubGlobal("location", { origin: "https://site.example", assign: left });
  vi.stubGlobal("sessionStorage", session);
  provider.signIn.mockResolvedValue(TOKENS);
  provider.register.mockResolvedValue({ ...TOKENS, isEmailSent: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  delete session.notice;
});

const login = () => createLoginForm(CONFIG, "/nba/news");
const registration = () => createRegisterForm(CONFIG, "/nba/news");

describe("the login form", () => {
  it("navigates to the return path", async () => {
    const form = login();
    form.fill(LOGIN);
    await form.send();
    expect(ahead).toHaveBeenCalledExactlyOnceWith("/nba/news");
    expect(left).toHaveBeenCalledExactlyOnceWith("/nba/news");
  });

  it("stays and shows the reason when the site creates no session", async () => {
    page.answer(refuse);
    const form = login();
    form.fill(LOGIN);
    await form.send();
    expect(form.$form.get()).toMatchObject({
      phase: "idle",
      message: { tone: "error", text: expect.stringMatching(/unavailable right now/) },
    });
    expect(left).not.toHaveBeenCalled();
    expect(page.storage).toEqual({});
  });
});

describe("the registration form", () => {
  it.each([
    [true, /We sent a verification email to fan@example\.com/],
    [false, /was not sent.*resend it from your profile/],
  ])("navigates and leaves a notice about the email (sent: %s)", async (isEmailSent, words) => {
    provider.register.mockResolvedValue({ ...TOKENS, isEmailSent });
    const form = registration();
    form.fill(REGISTRATION);
    await form.send();
    expect(left).toHaveBeenCalledExactlyOnceWith("/nba/news");
    expect(session.notice).toMatch(words);
  });

  it("stays and reports the new account when the site creates no session", async () => {
    page.answer(refuse);
    const form = registration();
    form.fill(REGISTRATION);
    await form.send();
    expect(form.$form.get()).toMatchObject({
      phase: "idle",
      message: {
        tone: "error",
        text: "Your account was created, but signing in failed. Log in to continue.",
      },
    });
    expect(left).not.toHaveBeenCalled();
  });
});
