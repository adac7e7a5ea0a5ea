import type { ComponentType } from "react";
import found from "../../styles/found.css?url&no-inline";

type Wake = (root: HTMLElement) => Promise<void>;

/** Every island by its name in the page. Nothing of one is fetched before it is touched. */
const ISLANDS = {
  AccountEnding: component(() => import("./AccountEnding.tsx")),
  AvatarBox: component(() => import("./AvatarBox.tsx")),
  FavoriteStar: component(() => import("./FavoriteStar.tsx")),
  LoginForm: component(() => import("./LoginForm.tsx")),
  RegisterForm: component(() => import("./RegisterForm.tsx")),
  SearchBox: component(() => import("./SearchBox.tsx"), found),
  VerificationMail: component(() => import("./VerificationMail.tsx")),
  PlayersTable: async (root) => (await import("./players-table.ts")).wakePlayersTable(root),
  LogOut: async (root) => (await import("./log-out.ts")).wakeLogOut(root),
} satisfies Record<string, Wake>;

/** How long an island may take to wake before it is marked as waking. */
const SLOW_MS = 150;
/** The island that makes entries of the history, while it is asleep. */
const WALKED = "[data-island=PlayersTable]";

type State = "waking" | "awake";

const states = new WeakMap<HTMLElement, State>();
const held = new WeakMap<HTMLElement, Event>();

/**
 * Wakes an island at the first sign that a person means it. The script that runs before the first
 * paint calls this for every such event, and holds back the clicks and submissions that nothing
 * in the page could handle yet: the first of them is played again once the island is awake. The
 * page itself is touched by what a member does outside of every island.
 */
export async function touch(touched: HTMLElement, event: Event): Promise<void> {
  const root = event.type === "popstate" ? touched.querySelector<HTMLElement>(WALKED) : touched;
  if (root === null) return;
  if (root.localName === "html") return noteUse();
  const first = event.defaultPrevented && !held.has(root);
  if (first) held.set(root, event);
  const state = states.get(root);
  // Held back just before the island woke up.
  if (state === "awake" && first) replay(event);
  if (state !== undefined) return;
  states.set(root, "waking");
  const slow = setTimeout(() => {
    root.dataset.waking = "";
  }, SLOW_MS);
  try {
    await ISLANDS[root.dataset.island as keyof typeof ISLANDS](root);
  } catch (error) {
    // A part that could not be fetched is asked for again at the next touch. A name that is not
    // known here fails in the same way: such an island is not awake.
    states.delete(root);
    held.delete(root);
    throw error;
  } finally {
    clearTimeout(slow);
    delete root.dataset.waking;
  }
  states.set(root, "awake");
  delete root.dataset.island;
  delete root.dataset.failed;
  const kept = held.get(root);
  if (kept !== undefined) replay(kept);
}

async function noteUse(): Promise<void> {
  await import("./ask-session.ts");
}

function replay(event: Event): void {
  if (event.target instanceof HTMLFormElement) event.target.requestSubmit();
  else if (event.target instanceof Element) event.target.closest("button")?.click();
}

/** An island of React, with the address of what styles it beyond the page's own style. */
function component<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  styles?: string,
): Wake {
  return async (root) => {
    if (import.meta.env.DEV) await prepareForHotReload();
    const [{ default: Component }, { hydrate }] = await Promise.all([
      load(),
      import("./hydrate.ts"),
      styles && applied(styles),
    ]);
    await hydrate(root, Component, JSON.parse(root.dataset.props ?? "{}"));
  };
}

/** Resolves once the style sheet applies. */
function applied(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Not loaded: ${href}`));
    };
    document.head.appendChild(link);
  });
}

/** What the development server wants to find before the first React component is loaded. */
async function prepareForHotReload(): Promise<void> {
  const runtime = "/@react-refresh";
  const refresh = await import(/* @vite-ignore */ runtime);
  refresh.injectIntoGlobalHook(window);
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
}
