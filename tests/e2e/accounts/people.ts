import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { signUp } from "#tests/fixtures/auth-accounts.ts";
import { mailLinks } from "#tools/run/auth-emulator.ts";
import { ownHeaders, startSession } from "../member.ts";
import { expect } from "../site.ts";

/** The registration of a visitor, unique for each test. */
export interface Person {
  username: string;
  email: string;
  password: string;
}

export function newPerson(): Person {
  return { username: "hooper", email: `fan-${randomUUID()}@example.com`, password: "alley-oop" };
}

/** Fills in the open registration form. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Repeat Password").fill(person.password);
}

/**
 * Makes the page's browser that of a new member, as registering leaves it, without the form and the
 * dashboard; ends on a document without scripts. For tests of what a member does afterwards.
 */
export async function becomeMember(page: Page): Promise<Person> {
  const username = "hooper";
  const account = await signUp(process.env.AUTH_EMULATOR_HOST ?? "", { displayName: username });
  const user = await startSession(page.context().request, process.env.SITE_URL ?? "", account);
  // Any document of the site can fill its storage, and this one is the smallest.
  await page.goto("/robots.txt");
  await page.evaluate((profile) => {
    localStorage.setItem("user", JSON.stringify(profile));
    const favorites = { uid: profile.uid, keys: [], state: "read", at: Date.now() };
    localStorage.setItem("favorites", JSON.stringify(favorites));
  }, user);
  return { username, email: account.email, password: account.password };
}

/** Registers through the form; ends on the dashboard. */
export async function register(page: Page): Promise<Person> {
  const person = newPerson();
  await page.goto("/user/register");
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/$/);
  return person;
}

/** Fills in the open sign-in form and sends it. */
export async function logIn(page: Page, { email, password }: Omit<Person, "username">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** The form's live region, which shows its messages. */
export function messageOf(page: Page) {
  return page.locator("form").getByRole("alert");
}

/** The link in the newest email of a kind to an address. */
export async function mailTo(email: string, kind: "VERIFY_EMAIL" | "PASSWORD_RESET") {
  let link: string | undefined;
  await expect(async () => {
    const mails = await mailLinks(process.env.AUTH_EMULATOR_HOST ?? "");
    link = mails.findLast((mail) => mail.email === email && mail.requestType === kind)?.oobLink;
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}

/** Adds favorites as another device would: this browser's cache does not have them yet. */
export async function favor(page: Page, keys: string[]): Promise<void> {
  // Leaving the page ends its requests, which would cache the previous favorites; this one has none.
  await page.goto("/robots.txt");
  const headers = await ownHeaders(page.request, process.env.SITE_URL ?? "");
  for (const key of keys) {
    const answer = await page.request.put(`/api/favorites/${key}`, { headers, data: {} });
    if (!answer.ok()) throw new Error(`${key} was refused: ${await answer.text()}`);
  }
  await page.evaluate(() => localStorage.removeItem("favorites"));
}
