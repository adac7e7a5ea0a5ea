// Why an island: the password goes straight to the identity provider and never through our edge.
import { useEffect, useState } from "react";
import { isEmail } from "#domain/member/credentials.ts";
import type { IdentityConfig } from "#domain/member/identity-config.ts";
import { createLoginForm, RECOVERY_TOOLTIP } from "../stores/login-form.ts";
import { Field } from "./parts/Field.tsx";
import { FormMessage } from "./parts/FormMessage.tsx";
import { PasswordToggle } from "./parts/PasswordToggle.tsx";
import { Spinner } from "./parts/Spinner.tsx";
import { SubmitButton } from "./parts/SubmitButton.tsx";
import { useAccountForm } from "./parts/use-account-form.ts";

interface LoginFormProps {
  identity: IdentityConfig;
  /** The page after signing in. */
  next: string;
  registerHref: string;
}

export default function LoginForm({ identity, next, registerHref }: LoginFormProps) {
  const [form] = useState(() => createLoginForm(identity, next));
  const [shown, setShown] = useState(false);
  const { state, hints, handlers } = useAccountForm(form);
  useEffect(() => form.prepare(), [form]);
  const recovering = state.phase === "recovering";
  return (
    <form className="account" method="post" noValidate {...handlers}>
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        hint={hints.email}
        fault={state.faults.email}
      />
      <Field
        name="password"
        label="Password"
        type={shown ? "text" : "password"}
        autoComplete="current-password"
        hint={hints.password}
        fault={state.faults.password}
      />
      <div className="row">
        <PasswordToggle shown={shown} onToggle={() => setShown(!shown)} controls="password" />
        <button
          className={isEmail(state.values.email) ? "plain ready" : "plain"}
          type="button"
          title={RECOVERY_TOOLTIP}
          aria-busy={recovering}
          aria-disabled={recovering}
          onClick={() => void form.recover()}
        >
          {recovering && <Spinner />}
          {recovering ? "Sending ..." : "Recover Password"}
        </button>
      </div>
      <SubmitButton
        label="Login"
        busyLabel="Logging in"
        busy={state.phase === "submitting" || state.phase === "done"}
      />
      <FormMessage message={state.message} />
      <a href={registerHref}>Not a member? Register Here</a>
    </form>
  );
}
