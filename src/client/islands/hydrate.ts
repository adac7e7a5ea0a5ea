import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates server-rendered markup; resolves when the component handles events. */
export function hydrate<Props extends object>(
  root: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((onAwake) => {
    hydrateRoot(root, createElement(Awake, { onAwake }, createElement(Component, props)));
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
