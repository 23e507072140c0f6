interface NavigateOptions {
  state?: unknown;
  replace?: boolean;
}

/** Without a path it is the page that is open. */
type Navigate = (path: string | undefined, options: NavigateOptions) => void;

/** Lets a store lead to another page. The router attaches itself once it is mounted. */
export class NavigationStore {
  private navigate: Navigate = () => {};

  attach(navigate: Navigate) {
    this.navigate = navigate;
  }

  /** Leaves word for whoever comes back to the page that is open. */
  remember(state: object) {
    this.navigate(undefined, { replace: true, state });
  }

  go(path: string, options: NavigateOptions = {}) {
    this.navigate(path, options);
  }
}
