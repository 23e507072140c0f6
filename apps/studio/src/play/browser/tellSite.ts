import type { GameMessage } from '../wire.ts';

/** A way to tell the site that shows the game in a frame; nobody else is told anything. */
export function createSiteTeller(siteOrigins: readonly string[]): (message: GameMessage) => void {
  const around = window.parent;
  const origin = around === window ? undefined : (location.ancestorOrigins?.[0] ?? originOf(document.referrer));
  return (message) => {
    if (origin && siteOrigins.includes(origin)) around.postMessage(message, origin);
  };
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
