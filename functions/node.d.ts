/** The one module of Node that the Worker has, by its compatibility flag `nodejs_als`. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    run<Result>(store: Store, action: () => Result): Result;
    getStore(): Store | undefined;
  }
}
