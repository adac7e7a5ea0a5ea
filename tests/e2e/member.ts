import type { APIRequestContext, Page } from "@playwright/test";
import { type Account, signUp } from "../fixtures/auth-accounts.ts";
import { randomAddress } from "../fixtures/browser.ts";

/** A server closes connections that were idle, maybe just when a request is sent over one. */
const CLOSED_CONNECTIONS = 3;

/** Registers a new member at the Auth emulator and gives the page's browser the session. */
export async function signIn(page: Page): Promise<{ email: string }> {
  const account = await signUp(process.env.AUTH_EMULATOR_HOST ?? "");
  await startSession(page.context().request, process.env.SITE_URL ?? "", account);
  return { email: account.email };
}

/**
 * Gives a request context, which keeps cookies, the session of a signed-in account, and returns the
 * member's profile.
 */
export async function startSession(
  request: APIRequestContext,
  siteUrl: string,
  { idToken, refreshToken }: Pick<Account, "idToken" | "refreshToken">,
): Promise<{ uid: string }> {
  await request.get(`${siteUrl}/api/session`, { maxRetries: CLOSED_CONNECTIONS });
  // A fast machine signs in more members a minute than one address may.
  const headers = {
    ...(await ownHeaders(request, siteUrl)),
    "CF-Connecting-IP": randomAddress(),
  };
  const post = () =>
    request.post(`${siteUrl}/api/session`, {
      headers,
      data: { idToken, refreshToken },
      maxRetries: CLOSED_CONNECTIONS,
    });
  let session = await post();
  // wrangler's proxy may take a connection that its runtime is just closing, after five idle seconds.
  // It sends a GET again by itself, but not a change, which has not reached the site.
  while (/^Error: Network connection lost\./.test(await session.text())) session = await post();
  if (session.status() !== 201) {
    throw new Error(`The session was refused: ${session.status()} ${await session.text()}`);
  }
  return ((await session.json()) as { user: { uid: string } }).user;
}

/** The headers by which the site takes a change for one of its own pages. */
export async function ownHeaders(
  request: APIRequestContext,
  siteUrl: string,
): Promise<Record<string, string>> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name.endsWith("XSRF-TOKEN"))?.value ?? "";
  return { Origin: new URL(siteUrl).origin, "X-XSRF-TOKEN": token };
}
