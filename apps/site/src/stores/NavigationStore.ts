interface NavigateOptions {
  state?: unknown;
  replace?: boolean;
}

type Navigate = (path: string, options: NavigateOptions) => void;

/** Lets a store lead to another page. The router attaches itself once it is mounted. */
export class NavigationStore {
  private navigate: Navigate = () => {};

  attach(navigate: Navigate) {
    this.navigate = navigate;
  }

  go(path: string, options: NavigateOptions = {}) {
    this.navigate(path, options);
  }
}
