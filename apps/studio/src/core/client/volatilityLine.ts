import type { VolatilityValue } from '../play/wire.ts';
import { element } from './element.ts';
import type { Word } from './Stage.ts';

/** Returns a line that says how far the wins of a game spread, once the studio has told it. It stays away where there is nothing to say. */
export function volatilityLine(gameCode: string, word: Word): HTMLElement {
  const line = element('p', { text: '' });
  line.hidden = true;
  void askVolatility(gameCode).then((volatility) => {
    if (!volatility) return;
    line.textContent = word(`pays.volatility.${volatility}`);
    line.hidden = false;
  });
  return line;
}

async function askVolatility(gameCode: string): Promise<VolatilityValue['volatility']> {
  try {
    const response = await fetch(`/play/${gameCode}/volatility.json`);
    return response.ok ? ((await response.json()) as VolatilityValue).volatility : null;
  } catch {
    // The sheet has all else without it.
    return null;
  }
}
