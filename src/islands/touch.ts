import type { ComponentType } from "react";

type Wake = (root: HTMLElement) => Promise<void>;

/** Every island by its name in the page. Nothing of one is fetched before it is touched. */
const ISLANDS: Record<string, Wake> = {
  AvatarBox: component(() => import("./AvatarBox.tsx")),
  FavoriteStar: component(() => import("./FavoriteStar.tsx")),
  LoginForm: component(() => import("./LoginForm.tsx")),
  RegisterForm: component(() => import("./RegisterForm.tsx")),
  VerificationMail: component(() => import("./VerificationMail.tsx")),
  PlayersTable: async (root) => (await import("./players-table.ts")).wakePlayersTable(root),
  LogOut: async (root) => (await import("./log-out.ts")).wakeLogOut(root),
};

/** The island that makes entries of the history, while it is asleep. */
const WALKED = "[data-island=PlayersTable]";

type State = "waking" | "awake";

const states = new WeakMap<HTMLElement, State>();
const held = new WeakMap<HTMLElement, Event>();

/**
 * Wakes an island at the first sign that a person means it. The script that runs before the first
 * paint calls this for every such event, and holds back the clicks and submissions that nothing
 * in the page could handle yet: the first of them is played again once the island is awake.
 */
export async function touch(touched: HTMLElement, event: Event): Promise<void> {
  const root = event.type === "popstate" ? touched.querySelector<HTMLElement>(WALKED) : touched;
  if (root === null) return;
  const first = event.defaultPrevented && !held.has(root);
  if (first) held.set(root, event);
  const state = states.get(root);
  // Held back just before the island woke up.
  if (state === "awake" && first) replay(event);
  if (state !== undefined) return;
  states.set(root, "waking");
  try {
    await ISLANDS[root.dataset.island ?? ""]?.(root);
  } catch (error) {
    // A part that could not be fetched is asked for again at the next touch.
    states.delete(root);
    held.delete(root);
    throw error;
  }
  states.set(root, "awake");
  delete root.dataset.island;
  delete root.dataset.failed;
  const kept = held.get(root);
  if (kept !== undefined) replay(kept);
}

function replay(event: Event): void {
  if (event.target instanceof HTMLFormElement) event.target.requestSubmit();
  else if (event.target instanceof Element) event.target.closest("button")?.click();
}

function component<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Wake {
  return async (root) => {
    if (import.meta.env.DEV) await prepareForHotReload();
    const [{ default: Component }, { hydrate }] = await Promise.all([
      load(),
      import("./hydrate.ts"),
    ]);
    await hydrate(root, Component, JSON.parse(root.dataset.props ?? "{}"));
  };
}

/** What the development server wants to find before the first React component is loaded. */
async function prepareForHotReload(): Promise<void> {
  const runtime = "/@react-refresh";
  const refresh = await import(/* @vite-ignore */ runtime);
  refresh.injectIntoGlobalHook(window);
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
}
