// Why an island: an avatar is changed and shown at once, without loading the page again.
import { useStore } from "@nanostores/react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { createAvatarBox } from "../stores/avatar.ts";
import { Field } from "./parts/Field.tsx";
import { SubmitButton } from "./parts/SubmitButton.tsx";

export default function AvatarBox({ photoURL }: { photoURL: string | null }) {
  const [box] = useState(() => createAvatarBox(photoURL));
  const avatar = useStore(box.$avatar);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasOpen = useRef(false);
  const open = avatar.box !== "closed";

  useEffect(() => {
    if (avatar.box === "open") form.current?.querySelector("input")?.focus();
    if (avatar.box === "closed" && wasOpen.current) {
      opener.current?.focus();
      form.current?.reset();
    }
    wasOpen.current = avatar.box !== "closed";
  }, [avatar]);

  const use = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void box.use(String(new FormData(event.currentTarget).get("photo-url") ?? "").trim());
  };

  return (
    <div className="avatar-box">
      <button
        ref={opener}
        className="avatar-opener"
        type="button"
        title="Change the avatar"
        aria-label="Avatar: change it"
        aria-expanded={open}
        aria-controls="avatar-form"
        onClick={open ? box.close : box.open}
      >
        {/* The script for members sets the picture, here and in the rest of the page. */}
        <span className="avatar large" />
        <span className="change">Change</span>
      </button>
      <form
        ref={form}
        id="avatar-form"
        className="account card"
        noValidate
        hidden={!open}
        onSubmit={use}
        onKeyDown={({ key }) => key === "Escape" && box.close()}
      >
        <Field
          name="photo-url"
          label="Image URL"
          type="url"
          autoComplete="photo"
          hint={avatar.failure}
        />
        <SubmitButton label="Use Avatar" busyLabel="Saving" busy={avatar.box === "saving"} />
        {avatar.photoURL !== null && (
          <button className="plain" type="button" onClick={() => void box.remove()}>
            Remove Avatar
          </button>
        )}
        <button className="icon-button close" type="button" aria-label="Close" onClick={box.close}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      </form>
    </div>
  );
}
