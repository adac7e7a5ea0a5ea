// Why an island: signing out also makes this browser, with all its tabs, forget the member.
import { MESSAGE_MS } from "../stores/account-form.ts";
import { signOut } from "../stores/session.ts";

/** Lets the Logout button sign out, under a loader that covers the page. */
export async function wakeLogOut(button: HTMLElement): Promise<void> {
  button.addEventListener("click", async () => {
    if (document.querySelector(".loader")) return;
    const uncover = cover();
    const failure = await signOut();
    // On success the loader stays until the next page replaces this one, and is gone from it should
    // anybody come back.
    if (failure === undefined) return addEventListener("pagehide", uncover);
    uncover();
    button.focus();
    const message = layer("alert", "message floating", failure);
    setTimeout(() => message.remove(), MESSAGE_MS);
  });
}

/** Covers the page, which takes part in nothing until it is uncovered again. */
function cover(): () => void {
  const covered = [...document.querySelectorAll<HTMLElement>("body > :not([inert])")];
  for (const part of covered) part.inert = true;
  const loader = layer("status", "loader", "Logging out ...");
  return () => {
    loader.remove();
    for (const part of covered) part.inert = false;
  };
}

function layer(role: "status" | "alert", className: string, text: string): HTMLElement {
  const element = document.createElement("p");
  element.setAttribute("role", role);
  element.className = className;
  document.body.appendChild(element);
  element.textContent = text;
  return element;
}
