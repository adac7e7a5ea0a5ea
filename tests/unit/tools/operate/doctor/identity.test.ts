import { afterEach, describe, expect, test, vi } from "vitest";
import { configurationOf, findingsOf } from "#tests/fixtures/deployment.ts";

const settings = {
  SITE_URL: "https://hardwood.example.com",
  FIREBASE_PROJECT_ID: "hardwood-prod",
  FIREBASE_API_KEY: "AIza-public-key",
  FIREBASE_AUTH_DOMAIN: "hardwood-prod.firebaseapp.com",
};

const configurationWith = (changed: Record<string, string>) =>
  configurationOf({ ...settings, ...changed });

const refusal = (message: string) => Response.json({ error: { message } }, { status: 400 });

/** Stubs the responses to the sign-in and to the project lookup. */
function provider(signIn: () => Response, project: () => Response) {
  const requested = vi.fn(async (url: string, _init: RequestInit) =>
    url.includes("signInWithPassword") ? signIn() : project(),
  );
  vi.stubGlobal("fetch", requested);
  return requested;
}
afterEach(() => vi.unstubAllGlobals());

const unknown = () => refusal("INVALID_LOGIN_CREDENTIALS");
const projectOf = (...authorizedDomains: string[]) =>
  Response.json({ projectId: "123456789", authorizedDomains });

describe("the identity provider of a deployment", () => {
  test("is requested with the key and the referrer of the site", async () => {
    const requested = provider(unknown, () =>
      projectOf("hardwood-prod.web.app", "hardwood.example.com"),
    );
    const findings = await findingsOf("Identity provider", configurationWith({}));
    expect(findings.map(({ says }) => says)).toEqual([
      "The identity provider takes the API key, and sign-in by password is on.",
      "The API key is of the project hardwood-prod.",
    ]);
    const [[url, init] = []] = requested.mock.calls;
    expect(url).toBe(
      "https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=AIza-public-key",
    );
    expect(init?.headers).toMatchObject({ Referer: "https://hardwood.example.com/" });
  });

  test("accepts a custom domain", async () => {
    provider(unknown, () => projectOf("auth.example.com", "hardwood.example.com"));
    const configuration = configurationWith({ FIREBASE_AUTH_DOMAIN: "auth.example.com" });
    expect(
      (await findingsOf("Identity provider", configuration)).map(({ state }) => state),
    ).toEqual(["ok", "ok"]);
  });

  test("is not requested without a key", async () => {
    const requested = provider(unknown, () => projectOf());
    expect(
      await findingsOf("Identity provider", configurationWith({ FIREBASE_API_KEY: "" })),
    ).toEqual([]);
    expect(requested).not.toHaveBeenCalled();
  });
});
