import { describe, expect, it } from "vitest";
import { assetHeaders } from "#functions/http/asset-headers.ts";
import { SECURITY_HEADERS, secure } from "#functions/http/security-headers.ts";

function secured(given: Record<string, string>): Headers {
  const headers = new Headers(given);
  secure(headers);
  return headers;
}

describe("the headers of a response", () => {
  it("include every security header", () => {
    const headers = secured({});
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name)).toBe(value);
    }
  });

  it("keep the response's own values", () => {
    const own = { "Content-Security-Policy": "x", "Cross-Origin-Resource-Policy": "cross-origin" };
    const headers = secured(own);
    for (const [name, value] of Object.entries(own)) expect(headers.get(name)).toBe(value);
  });

  it("require TLS for a year, without preload", () => {
    const requested = SECURITY_HEADERS["Strict-Transport-Security"];
    expect(requested).toBe("max-age=31536000; includeSubDomains");
  });

  it.each([
    ["text/html", "text/html; charset=utf-8"],
    ["text/plain;charset=UTF-8", "text/plain;charset=UTF-8"],
    ["image/svg+xml", "image/svg+xml; charset=utf-8"],
    ["application/xml", "application/xml; charset=utf-8"],
    ["application/json", "application/json"],
    ["image/png", "image/png"],
  ])("add a charset to text types only: %s", (type, named) => {
    expect(secured({ "Content-Type": type }).get("Content-Type")).toBe(named);
  });
});

describe("the headers of static files", () => {
  const rules = assetHeaders()
    .trim()
    .split("\n\n")
    .map((rule) => rule.split("\n"));
  const ruleOf = (address: string) => rules.find(([first]) => first === address) ?? [];

  it("are those of every response", () => {
    const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
    expect(ruleOf("/*")).toEqual(["/*", ...lines]);
  });

  it.each(["/icons/*", "/badges.svg", "/favicon.svg", "/favicon.ico"])(
    "let other sites embed %s, in place of the general rule",
    (address) => {
      const rule = ruleOf(address).slice(1);
      const taken = rule.indexOf("  ! Cross-Origin-Resource-Policy");
      expect(taken).toBeGreaterThan(-1);
      expect(rule[taken + 1]).toBe("  Cross-Origin-Resource-Policy: cross-origin");
    },
  );

  it("stay within the asset layer's limits: 100 rules, 2,000 characters per line", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...rules.flat().map((line) => line.length))).toBeLessThanOrEqual(2_000);
  });
});
