/** The fields of the sign-in form. */
export interface Credentials {
  email: string;
  password: string;
}

/** The fields of the registration form. */
export interface Registration extends Credentials {
  username: string;
  repeat: string;
}

/** The hint for each invalid field. */
export type Hints<Form> = { [Field in keyof Form]?: string | undefined };

/** The reason why a form is invalid: a message for the form, and a hint for each invalid field. */
export interface Problem<Form> {
  message: string;
  fields: (keyof Form)[];
}

/** In Unicode code points: one may be two UTF-16 units. */
export const MAX_USERNAME = 8;
const MIN_PASSWORD = 6;
/** The identity provider's limit. */
const MAX_PASSWORD = 4096;

const MAX_EMAIL = 254;
const MAX_EMAIL_LOCAL = 64;
const EMAIL_LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const EMAIL_DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const REQUIRED = "is required!";
const UNPRINTABLE = /\p{C}/u;

/**
 * Returns whether a text is an email address of at most 254 characters, 64 of them before the "@".
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  return (
    local.length <= MAX_EMAIL_LOCAL &&
    EMAIL_LOCAL.test(local) &&
    text
      .slice(at + 1)
      .split(".")
      .every((label) => EMAIL_DOMAIN_LABEL.test(label))
  );
}

/**
 * Returns whether a text is a username: 1 to 8 printable characters, not all of them white space.
 */
export function isUsername(text: string): boolean {
  return text.trim() !== "" && !isLong(text) && !UNPRINTABLE.test(text);
}

/** The first problem of a sign-in form, in the order and words of product.md section 5. */
export function checkLogin(form: Credentials): Problem<Credentials> | undefined {
  return emptyFields(form) ?? problemOfCredentials(form);
}

/** The first problem of a registration form, in the order and words of product.md section 5. */
export function checkRegistration(form: Registration): Problem<Registration> | undefined {
  const { username, password, repeat } = form;
  const empty = emptyFields(form);
  if (empty !== undefined) return empty;
  if (isLong(username)) {
    const message = `Username must be ${MAX_USERNAME} or fewer characters`;
    return { message, fields: ["username"] };
  }
  const problem = problemOfCredentials(form);
  if (problem !== undefined) return problem;
  if (repeat !== password) return { message: "Passwords must match", fields: ["repeat"] };
  const message = "Invalid inputs";
  if (!isUsername(username)) return { message, fields: ["username"] };
  if (password.length > MAX_PASSWORD) return { message, fields: ["password"] };
  return undefined;
}

function emptyFields<Form extends object>(form: Form): Problem<Form> | undefined {
  const fields = (Object.keys(form) as (keyof Form)[]).filter((field) => form[field] === "");
  return fields.length > 0 ? { message: "Inputs cannot be empty", fields } : undefined;
}

function problemOfCredentials({ email, password }: Credentials): Problem<Credentials> | undefined {
  if (!isEmail(email)) return { message: "Invalid Email", fields: ["email"] };
  if (isShort(password)) {
    const message = `Password must be ${MIN_PASSWORD} or more characters`;
    return { message, fields: ["password"] };
  }
  return undefined;
}

/** The inline hints of the sign-in form. */
export function loginHints({ email, password }: Credentials): Hints<Credentials> {
  return {
    email: email === "" ? REQUIRED : isEmail(email) ? undefined : "is invalid!",
    password: isShort(password) ? "is too short!" : undefined,
  };
}

/** The inline hints of the registration form. */
export function registrationHints(form: Registration): Hints<Registration> {
  return {
    ...loginHints(form),
    username: form.username === "" ? REQUIRED : isLong(form.username) ? "is too long!" : undefined,
    repeat:
      form.repeat !== form.password ? "must match!" : form.repeat === "" ? REQUIRED : undefined,
  };
}

function isShort(password: string): boolean {
  return password.length < MIN_PASSWORD;
}

function isLong(username: string): boolean {
  return [...username].length > MAX_USERNAME;
}
