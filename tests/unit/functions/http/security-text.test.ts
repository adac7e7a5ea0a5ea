import { expect, it } from "vitest";
import { securityText } from "#functions/http/security-text.ts";

const siteUrl = "https://hardwood.example.com";
const now = Date.UTC(2026, 10, 22, 13, 45);

it.each([
  ["mailto:security@example.com", "mailto:security@example.com"],
  ["/contact", "https://hardwood.example.com/contact"],
])("writes the contact %s as %s, with an expiry date within a year", async (contact, named) => {
  const answer = securityText({ contact, siteUrl, now });
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(
    [
      `Contact: ${named}`,
      "Expires: 2027-05-21T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://hardwood.example.com/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
