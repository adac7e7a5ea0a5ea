import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkLogin,
  checkRegistration,
  isEmail,
  loginHints,
  registrationHints,
} from "../../../src/domain/credentials.ts";

describe("isEmail", () => {
  it.each([
    "fan@example.com",
    "first.last+tag@sub.example.co.uk",
    "fan@localhost",
    "o'neal@example.com",
    `${"a".repeat(64)}@example.com`,
    `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(60)}`,
  ])("takes %s", (text) => {
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
  ])("refuses %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("answers at once whatever it is given", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => typeof isEmail(text) === "boolean"),
    );
    expect(isEmail(`${"a.".repeat(100_000)}@${"b.".repeat(100_000)}`)).toBe(false);
  });
});

const email = "fan@example.com";

describe("checkLogin", () => {
  it.each([
    ["", "", "Inputs cannot be empty"],
    [email, "", "Inputs cannot be empty"],
    ["", "secret", "Inputs cannot be empty"],
    ["fan@", "short", "Invalid Email"],
    [email, "short", "Password must be 6 or more characters"],
    [email, "secret", undefined],
    [email, "      ", undefined],
  ])("%j, %j: %s", (email, password, message) => {
    expect(checkLogin({ email, password })).toBe(message);
  });
});

describe("checkRegistration", () => {
  const right = { username: "hooper", email, password: "secret", repeat: "secret" };

  it.each([
    [{}, undefined],
    [{ username: "" }, "Inputs cannot be empty"],
    [{ email: "" }, "Inputs cannot be empty"],
    [{ password: "" }, "Inputs cannot be empty"],
    [{ repeat: "", username: "much too long" }, "Inputs cannot be empty"],
    [{ username: "12345678" }, undefined],
    [{ username: "123456789", email: "fan" }, "Username must be 8 or fewer characters"],
    [{ username: "🏀🏀🏀🏀🏀🏀🏀🏀" }, undefined],
    [{ email: "fan", password: "short" }, "Invalid Email"],
    [{ password: "short" }, "Password must be 6 or more characters"],
    [{ repeat: "Secret" }, "Passwords must match"],
    [{ username: "a\u0000b" }, "Invalid inputs"],
    [{ username: "   " }, "Invalid inputs"],
    [{ password: "x".repeat(4097), repeat: "x".repeat(4097) }, "Invalid inputs"],
  ])("%j: %s", (wrong, message) => {
    expect(checkRegistration({ ...right, ...wrong })).toBe(message);
  });
});

describe("hints", () => {
  it("say what each field of a sign-in lacks", () => {
    expect(loginHints({ email: "", password: "" })).toEqual({
      email: "is required!",
      password: "is too short!",
    });
    expect(loginHints({ email: "fan@", password: "secret" })).toEqual({
      email: "is invalid!",
      password: undefined,
    });
  });

  it("say what each field of a registration lacks", () => {
    expect(
      registrationHints({ username: "ninechars", email, password: "secret", repeat: "secre" }),
    ).toEqual({
      username: "is too long!",
      email: undefined,
      password: undefined,
      repeat: "must match!",
    });
  });
});
