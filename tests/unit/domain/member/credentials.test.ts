import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkLogin,
  checkRegistration,
  isEmail,
  loginHints,
  registrationHints,
} from "#domain/member/credentials.ts";

describe("isEmail", () => {
  it.each([
    "fan@example.com",
    "first.last+tag@sub.example.co.uk",
    "fan@localhost",
    "o'neal@example.com",
    `${"a".repeat(64)}@example.com`,
    `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(60)}`,
  ])("accepts %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    "",
    "@",
    "fan",
    "fan@",
    "@example.com",
    "fan@example.",
    "fan@.com",
    "fan@exam ple.com",
    "fan@-example.com",
    ".fan@example.com",
    "fan.@example.com",
    "fa..n@example.com",
    "fan@one@example.com",
    "fan@exämple.com",
    "fan@example.com\n",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(61)}`,
    `a@${"b".repeat(64)}.com`,
  ])("rejects %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("never throws and rejects a very long text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => typeof isEmail(text) === "boolean"),
    );
    expect(isEmail(`${"a.".repeat(100_000)}@${"b.".repeat(100_000)}`)).toBe(false);
  });
});

const email = "fan@example.com";
const problem = (message: string, ...fields: string[]) => ({ message, fields });
const empty = (...fields: string[]) => problem("Inputs cannot be empty", ...fields);
const short = problem("Password must be 6 or more characters", "password");

describe("checkLogin", () => {
  it.each([
    ["", "", empty("email", "password")],
    [email, "", empty("password")],
    ["", "secret", empty("email")],
    ["fan@", "short", problem("Invalid Email", "email")],
    [email, "short", short],
    [email, "secret", undefined],
    [email, "      ", undefined],
  ])("%j, %j: %j", (email, password, expected) => {
    expect(checkLogin({ email, password })).toEqual(expected);
  });
});

describe("checkRegistration", () => {
  const right = { username: "hooper", email, password: "secret", repeat: "secret" };
  const long = "x".repeat(4097);

  it.each([
    [{}, undefined],
    [{ username: "" }, empty("username")],
    [{ email: "" }, empty("email")],
    [{ password: "" }, empty("password")],
    [{ repeat: "", username: "much too long" }, empty("repeat")],
    [{ username: "", email: "", password: "", repeat: "" }, empty(...Object.keys(right))],
    [{ username: "12345678" }, undefined],
    [
      { username: "123456789", email: "fan" },
      problem("Username must be 8 or fewer characters", "username"),
    ],
    [{ username: "🏀🏀🏀🏀🏀🏀🏀🏀" }, undefined],
    [{ email: "fan", password: "short" }, problem("Invalid Email", "email")],
    [{ password: "short" }, short],
    [{ repeat: "Secret" }, problem("Passwords must match", "repeat")],
    [{ username: "a\u0000b" }, problem("Invalid inputs", "username")],
    [{ username: "   " }, problem("Invalid inputs", "username")],
    [{ password: long, repeat: long }, problem("Invalid inputs", "password")],
  ])("%j: %j", (wrong, expected) => {
    expect(checkRegistration({ ...right, ...wrong })).toEqual(expected);
  });
});

describe("hints", () => {
  it("loginHints names the problem of each field", () => {
    expect(loginHints({ email: "", password: "" })).toEqual({
      email: "is required!",
      password: "is too short!",
    });
    expect(loginHints({ email: "fan@", password: "secret" })).toEqual({
      email: "is invalid!",
      password: undefined,
    });
  });

  it("registrationHints names the problem of each field", () => {
    expect(
      registrationHints({ username: "ninechars", email, password: "secret", repeat: "secre" }),
    ).toEqual({
      username: "is too long!",
      email: undefined,
      password: undefined,
      repeat: "must match!",
    });
    expect(registrationHints({ username: "", email: "", password: "", repeat: "" })).toEqual({
      username: "is required!",
      email: "is required!",
      password: "is too short!",
      repeat: "is required!",
    });
  });
});
