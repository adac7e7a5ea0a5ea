// Stands for `react` and `react-dom` in the Worker. An island is drawn there once, so hooks answer with
// their first values. Preact renders the elements, in a third of the bytes of React's server.

const ignore = () => {};

/** The first state, which nothing changes. */
export function useState<State>(initial: State | (() => State)): [State, () => void] {
  return [initial instanceof Function ? initial() : initial, ignore];
}

/** A place for an element, which stays empty. */
export function useRef<Value>(current?: Value): { current: Value | undefined } {
  return { current };
}

/** The function itself, as there is no later rendering to keep it for. */
export function useCallback<Callback>(callback: Callback): Callback {
  return callback;
}

/** The store's value for the server. */
export function useSyncExternalStore<Value>(
  _subscribe: unknown,
  _snapshot: unknown,
  serverSnapshot: () => Value,
): Value {
  return serverSnapshot();
}

/** Effects belong to the browser. */
export const useEffect = ignore;

/** The part of `react-dom` that islands call in the browser. */
export const flushSync = ignore;
