interface NavigateOptions {
  state?: unknown;
  replace?: boolean;
  /** Opens the page with a view transition, where the browser has them: the poster of the pressed tile grows into the page. */
  isCurtain?: boolean;
}

/** Without a path, it is the current page. */
type Navigate = (path: string | undefined, options: NavigateOptions) => void;

/** Lets a store navigate. The router registers itself once mounted. */
export class NavigationStore {
  private navigate: Navigate = () => {};

  attach(navigate: Navigate) {
    this.navigate = navigate;
  }

  /** Stores state in the current history entry. */
  remember(state: object) {
    this.navigate(undefined, { replace: true, state });
  }

  go(path: string, options: NavigateOptions = {}) {
    this.navigate(path, options);
  }
}
