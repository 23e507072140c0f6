import type { GameMessage, SiteMessage } from '@site/api/gameFrame';

/** Messages to and from the site that shows the game in a frame. Nobody else is told or heard. */
export class SiteChannel {
  readonly #origin: string | undefined;

  /** `origin` is the site's. Without one, or outside a frame, nothing is sent. */
  constructor(origin: string | undefined) {
    this.#origin = window.parent === window ? undefined : origin;
  }

  tell(message: GameMessage): void {
    // The browser delivers it only when the page around has this very origin.
    if (this.#origin) window.parent.postMessage(message, this.#origin);
  }

  hear(onMessage: (message: SiteMessage) => void): void {
    window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === window.parent && origin === this.#origin && isSiteMessage(data)) onMessage(data);
    });
  }
}

function isSiteMessage(data: unknown): data is SiteMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'look') return false;
  const { theme, language } = data as Record<string, unknown>;
  return (theme === 'light' || theme === 'dark') && typeof language === 'string' && /^[A-Z]{2,4}$/.test(language);
}
