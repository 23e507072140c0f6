import type { DialogsStore } from '../../stores/DialogsStore';

/** Source: SYS-14. */
const WINDOW = 'popup,width=440,height=750';

interface Support {
  /** Page of the service, or an external address. */
  path: string;
  dialogs: DialogsStore;
}

/** Opens customer service in its own window. When the browser blocks it, offers a retry. Source: SYS-14. */
export function openSupport({ path, dialogs }: Support) {
  if (!openSupportWindow(path)) dialogs.open({ name: 'popupBlocked', retry: () => openSupport({ path, dialogs }) });
}

/** Opens the window. Returns true unless blocked. */
export function openSupportWindow(path: string): boolean {
  const opened = window.open(supportAddress(path), 'customer-service', WINDOW);
  opened?.focus();
  return opened !== null;
}

/** Returns the address with this page's colours, when it is a page of the service. */
export function supportAddress(path: string): string {
  if (!path.startsWith('/') || document.documentElement.dataset['colorScheme'] !== 'light') return path;
  return `${path}${path.includes('?') ? '&' : '?'}theme=light`;
}
