import type { DialogsStore } from '../stores/DialogsStore';

/** Source: spec §2 "Customer-service pop-up". */
const WINDOW = 'popup,width=440,height=750';

interface Support {
  /** Page of the service, or an address outside. */
  path: string;
  dialogs: DialogsStore;
}

/** Customer service in a window of its own. A browser that holds it back is told of, with a way to try again. Source: SYS-14. */
export function openSupport({ path, dialogs }: Support) {
  if (!openSupportWindow(path)) dialogs.open({ name: 'popupBlocked', retry: () => openSupport({ path, dialogs }) });
}

/** Returns whether the browser let it. */
export function openSupportWindow(path: string): boolean {
  const opened = window.open(supportAddress(path), 'customer-service', WINDOW);
  opened?.focus();
  return opened !== null;
}

/** The page in the colours of this one, where it is ours. */
export function supportAddress(path: string): string {
  if (!path.startsWith('/') || document.documentElement.dataset['colorScheme'] !== 'light') return path;
  return `${path}${path.includes('?') ? '&' : '?'}theme=light`;
}
