// Why an island: signing out also clears the cached member in all tabs of this browser.
import { say } from "../browser/notice.ts";
import { signOut } from "../stores/session.ts";

/** Makes the Logout button sign out, with a loader that covers the page. */
export async function wakeLogOut(button: HTMLElement): Promise<void> {
  button.addEventListener("click", async () => {
    if (document.querySelector(".loader")) return;
    const uncover = cover();
    const failure = await signOut();
    // On success the loader stays until the next page replaces this one; the back-forward cache
    // restores the page without it.
    if (failure === undefined) return addEventListener("pagehide", uncover);
    uncover();
    button.focus();
    say(failure);
  });
}

/** Covers the page with a loader and makes the rest inert; returns a function that undoes it. */
function cover(): () => void {
  const covered = [...document.querySelectorAll<HTMLElement>("body > :not([inert])")];
  for (const part of covered) part.inert = true;
  const loader = document.createElement("p");
  loader.setAttribute("role", "status");
  loader.className = "loader";
  document.body.appendChild(loader);
  loader.textContent = "Logging out ...";
  return () => {
    loader.remove();
    for (const part of covered) part.inert = false;
  };
}
