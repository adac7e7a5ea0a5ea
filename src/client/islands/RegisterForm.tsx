// Why an island: the password goes straight to the identity provider and never through our edge.
import { useEffect, useState } from "react";
import type { IdentityConfig } from "#domain/member/identity-config.ts";
import { createRegisterForm } from "../stores/register-form.ts";
import { Field } from "./parts/Field.tsx";
import { FormMessage } from "./parts/FormMessage.tsx";
import { PasswordToggle } from "./parts/PasswordToggle.tsx";
import { SubmitButton } from "./parts/SubmitButton.tsx";
import { useAccountForm } from "./parts/use-account-form.ts";

interface RegisterFormProps {
  identity: IdentityConfig;
  /** The page after registering. */
  next: string;
  loginHref: string;
}

export default function RegisterForm({ identity, next, loginHref }: RegisterFormProps) {
  const [form] = useState(() => createRegisterForm(identity, next));
  const [shown, setShown] = useState(false);
  const { state, hints, handlers } = useAccountForm(form);
  useEffect(() => form.prepare(), [form]);
  const secret = shown ? "text" : "password";
  return (
    <form className="account" method="post" noValidate {...handlers}>
      {/* Not "username": password managers would offer it in place of the email address. */}
      <Field
        name="username"
        label="Username"
        type="text"
        autoComplete="nickname"
        hint={hints.username}
        fault={state.faults.username}
      />
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint={hints.email}
        fault={state.faults.email}
      />
      <Field
        name="password"
        label="Password"
        type={secret}
        autoComplete="new-password"
        hint={hints.password}
        fault={state.faults.password}
      />
      <Field
        name="repeat"
        label="Repeat Password"
        type={secret}
        autoComplete="new-password"
        hint={hints.repeat}
        fault={state.faults.repeat}
      />
      <div className="row">
        <PasswordToggle
          shown={shown}
          onToggle={() => setShown(!shown)}
          controls="password repeat"
        />
      </div>
      <SubmitButton label="Register" busyLabel="Registering" busy={state.phase !== "idle"} />
      <FormMessage message={state.message} />
      <a href={loginHref}>Have an Account? Login Here</a>
    </form>
  );
}
