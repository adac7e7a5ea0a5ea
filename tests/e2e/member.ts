import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";

/** Registers a new member at the Auth emulator and gives the page's browser the session. */
export async function signIn(page: Page): Promise<{ email: string }> {
  return signInWith(page.context().request, process.env.SITE_URL ?? "");
}

/** Does the same as `signIn`, for any request context that keeps cookies. */
async function signInWith(request: APIRequestContext, siteUrl: string): Promise<{ email: string }> {
  const email = `member-${randomUUID()}@example.com`;
  const emulator = process.env.AUTH_EMULATOR_HOST;
  const account = await fetch(
    `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: "only-a-test", returnSecureToken: true }),
    },
  );
  if (!account.ok) throw new Error(`The emulator answered ${account.status}.`);
  const { idToken, refreshToken } = (await account.json()) as Record<string, string>;
  await request.get(`${siteUrl}/api/session`);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name.endsWith("XSRF-TOKEN"))?.value ?? "";
  const session = await request.post(`${siteUrl}/api/session`, {
    headers: { Origin: new URL(siteUrl).origin, "X-XSRF-TOKEN": token },
    data: { idToken, refreshToken },
  });
  if (session.status() !== 201) {
    throw new Error(`The session was refused: ${session.status()} ${await session.text()}`);
  }
  return { email };
}
