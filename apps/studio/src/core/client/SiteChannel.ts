import type { GameMessage, SiteMessage } from '@site/api/gameFrame';

/** The site holds back the balance for 15 seconds after it heard that a round is being played. */
const PLAYING_MS = 5000;

/** Exchanges messages with the site that embeds the game, and with no other origin. */
export class SiteChannel {
  readonly #origin: string | undefined;

  /** `origin` is the site's. Without an origin, or outside a frame, nothing is sent. */
  constructor(origin: string | undefined) {
    this.#origin = window.parent === window ? undefined : origin;
  }

  tell(message: GameMessage): void {
    // The browser delivers it only when the embedding page has exactly this origin.
    if (this.#origin) window.parent.postMessage(message, this.#origin);
  }

  /** Makes the site hold back its balance, less a stake, until the returned function is called. */
  holdBalance(stakeMinor: string, currency: string): () => void {
    const playing = { kind: 'playing', stakeMinor, currency } as const;
    this.tell(playing);
    const timer = setInterval(() => this.tell(playing), PLAYING_MS);
    return () => clearInterval(timer);
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
