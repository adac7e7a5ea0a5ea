import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { mailLinks } from "../../../tools/run/auth-emulator.ts";
import { expect } from "../site.ts";

/** A visitor of the site; a new one for each test. */
export interface Person {
  username: string;
  email: string;
  password: string;
}

export function newPerson(): Person {
  return { username: "hooper", email: `fan-${randomUUID()}@example.com`, password: "alley-oop" };
}

/** Types a registration into the form that is open. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Repeat Password").fill(person.password);
}

/** Becomes a member through the form, as a person does; ends on the dashboard. */
export async function register(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto("/user/register");
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Register" }).click();
  // Three calls and a page, while other tests keep the machine busy.
  await expect(page).toHaveURL(/\/$/, { timeout: 15_000 });
  return person;
}

/** Types a sign-in into the form that is open and sends it. */
export async function logIn(page: Page, { email, password }: Omit<Person, "username">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** The bar in which a form says how it went. */
export function messageOf(page: Page) {
  return page.locator("form").getByRole("alert");
}

/** The link in the newest mail of a kind to an address. */
export async function mailTo(email: string, kind: "VERIFY_EMAIL" | "PASSWORD_RESET") {
  let link: string | undefined;
  await expect(async () => {
    const mails = await mailLinks(process.env.AUTH_EMULATOR_HOST ?? "");
    link = mails.findLast((mail) => mail.email === email && mail.requestType === kind)?.oobLink;
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}

/** Makes favorites of what the keys name, as on another device: this browser has yet to hear of it. */
export async function favor(page: Page, keys: string[]): Promise<void> {
  // What the page still asks for would be kept as the favorites of before.
  await page.waitForLoadState("networkidle");
  await page.evaluate(async (favorites) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "X-XSRF-TOKEN": token, "Content-Type": "application/json" };
    for (const key of favorites) await fetch(`/api/favorites/${key}`, { method: "PUT", headers });
    delete localStorage.favorites;
  }, keys);
}
