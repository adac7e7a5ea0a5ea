// Replaces `react` and `react-dom` in the Worker, where an island is rendered once and hooks return
// their initial values. Preact renders the elements, because it is smaller than React's server
// renderer.

const ignore = () => {};

/** The initial state, which never changes. */
export function useState<State>(initial: State | (() => State)): [State, () => void] {
  return [initial instanceof Function ? initial() : initial, ignore];
}

/** A ref, which stays empty. */
export function useRef<Value>(current?: Value): { current: Value | undefined } {
  return { current };
}

/** The function itself, because there is no later rendering. */
export function useCallback<Callback>(callback: Callback): Callback {
  return callback;
}

/** The store's value on the server. */
export function useSyncExternalStore<Value>(
  _subscribe: unknown,
  _snapshot: unknown,
  serverSnapshot: () => Value,
): Value {
  return serverSnapshot();
}

/** Effects run in the browser only. */
export const useEffect = ignore;

/** Islands call this part of `react-dom` in the browser only. */
export const flushSync = ignore;
