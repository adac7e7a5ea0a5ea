import type { ComponentType } from "react";
import found from "#src/styles/found.css?url&no-inline";
import loader from "#src/styles/loader.css?url&no-inline";
import { requestSearchIndex } from "../browser/search-index-request.ts";
import { keepPages } from "../browser/service-worker.ts";
import { wakeWayBack } from "./way-back.ts";

type Wake = (root: HTMLElement) => Promise<void>;

/** The islands by their names in the page. None of their code is fetched before the first touch. */
const ISLANDS = {
  AccountEnding: component(() => import("./AccountEnding.tsx")),
  AvatarBox: component(() => import("./AvatarBox.tsx")),
  FavoriteStar: component(() => import("./FavoriteStar.tsx")),
  LoginForm: component(withProvider(() => import("./LoginForm.tsx"))),
  RegisterForm: component(withProvider(() => import("./RegisterForm.tsx"))),
  SearchBox: component(() => import("./SearchBox.tsx"), found),
  VerificationMail: component(() => import("./VerificationMail.tsx")),
  NoticesPanel: component(() => import("./NoticesPanel.tsx")),
  PlayersTable: component(() => import("./PlayersTable.tsx")),
  HideScores: async (root) => (await import("./hide-scores.ts")).wakeHideScores(root),
  LogOut: async (root) => {
    const [{ wakeLogOut }] = await Promise.all([import("./log-out.ts"), applied(loader)]);
    return wakeLogOut(root);
  },
  WayBack: wakeWayBack,
} satisfies Record<string, Wake>;

/** The island that makes history entries, while it is asleep. */
const WALKED = "[data-island=PlayersTable]";

/** The state of each island that is awake or waking. */
const states = new WeakMap<HTMLElement, Promise<void> | "awake">();
const held = new WeakMap<HTMLElement, Event>();

/**
 * Wakes an island at the first sign of use. The script before the first paint calls this for every
 * such event, and holds back clicks and submissions that nothing in the page can handle yet; the
 * first of them is replayed when the island is awake. Events during the waking share its outcome.
 * Without an island it keeps pages for offline reading.
 */
export async function touch(touched?: HTMLElement, event?: Event): Promise<void> {
  if (touched === undefined || event === undefined) {
    await keepPages();
    return;
  }
  const root = event.type === "popstate" ? touched.querySelector<HTMLElement>(WALKED) : touched;
  if (root === null) return;
  const first = event.defaultPrevented && !held.has(root);
  if (first) held.set(root, event);
  if (root.dataset.island === "SearchBox" && (event as PointerEvent).pointerType !== "mouse") {
    requestSearchIndex();
  }
  const state = states.get(root);
  // The event was held back just before the island woke up.
  if (state === "awake") return first ? replay(event) : undefined;
  const waking = state ?? wake(root);
  states.set(root, waking);
  try {
    await waking;
  } catch (error) {
    // An island that failed to load is fetched again at the next touch. An unknown name fails in
    // the same way.
    states.delete(root);
    held.delete(root);
    throw error;
  } finally {
    delete root.dataset.waking;
  }
}

async function wake(root: HTMLElement): Promise<void> {
  await ISLANDS[root.dataset.island as keyof typeof ISLANDS](root);
  states.set(root, "awake");
  delete root.dataset.island;
  const notice = document.getElementById("notice");
  if (notice !== null && notice.textContent === root.dataset.trouble) notice.textContent = "";
  const kept = held.get(root);
  if (kept !== undefined) replay(kept);
}

function replay(event: Event): void {
  if (event.target instanceof HTMLFormElement) event.target.requestSubmit();
  // A copy of the click keeps its modifier keys, with which a link opens elsewhere.
  else if (event instanceof MouseEvent) event.target?.dispatchEvent(new MouseEvent("click", event));
}

/** An island's module. Its props come from `propsOf`, or else from the data of its element. */
interface IslandModule<Props> {
  default: ComponentType<Props>;
  propsOf?: (root: HTMLElement) => Props;
}

/** Fetches the provider's client, the site's largest script, beside the form that will need it. */
function withProvider<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => {
    void import("../browser/identity-provider.ts").catch(() => undefined);
    return load();
  };
}

/** An island of React, with the address of its additional style sheet. */
function component<Props extends object>(
  load: () => Promise<IslandModule<Props>>,
  styles?: string,
): Wake {
  return async (root) => {
    if (import.meta.env.DEV) await prepareForHotReload();
    const [{ default: Component, propsOf = givenProps<Props> }, { hydrate }] = await Promise.all([
      load(),
      import("./hydrate.ts"),
      styles && applied(styles),
    ]);
    await hydrate(root, Component, propsOf(root));
  };
}

function givenProps<Props>({ dataset }: HTMLElement): Props {
  return JSON.parse(dataset.props ?? "{}");
}

/** Resolves when the style sheet applies. */
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

/** Sets a global that the development server needs before the first React component loads. */
async function prepareForHotReload(): Promise<void> {
  const runtime = "/@react-refresh";
  const refresh = await import(/* @vite-ignore */ runtime);
  refresh.injectIntoGlobalHook(window);
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
}
