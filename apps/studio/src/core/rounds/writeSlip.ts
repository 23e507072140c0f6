import type { Slip, VendorWords } from '@site/api/vendor';
import { type Language, say } from '../client/words.ts';
import type { EngineMove, Skin } from '../Engine.ts';

/** Maximum number of legs that the wallet takes. */
const MAX_LEGS = 100;

interface Placed {
  skin: Skin;
  move: EngineMove;
  draw: number | null;
}

/**
 * Writes what a move is placed on for the wallet, in the given languages. Returns undefined for a move without a choice.
 *
 * Source: MEM-06.
 */
export function writeSlip({ skin: { engine, theme }, move, draw }: Placed, languages: ReadonlyMap<string, Language>): Slip | undefined {
  const { calendar } = engine.clock ?? {};
  const said = [...languages].flatMap(([code, language]) => {
    const slip = engine.slip?.(theme, move, (key, places) => say(language, key, places));
    return slip && slip.legs.length > 0 ? [{ code, ...slip }] : [];
  });
  const [first] = said;
  if (!first) return undefined;
  const drawName = draw === null ? undefined : calendar?.nameOf(draw);
  const wordsOf = (index: number, part: 'event' | 'market' | 'selection'): VendorWords | undefined => {
    const texts = said.flatMap(({ code, legs }) => {
      const text = legs[index]?.[part];
      return text === undefined ? [] : [[code, text] as const];
    });
    const isAlike = new Set(texts.map(([, text]) => text)).size === 1;
    return isAlike ? texts[0]?.[1] : texts.length > 0 ? Object.fromEntries(texts) : undefined;
  };
  const legs = first.legs.slice(0, MAX_LEGS).map(({ selection, odds, amountMinor }, index) => ({
    event: wordsOf(index, 'event') ?? drawName,
    market: wordsOf(index, 'market'),
    selection: wordsOf(index, 'selection') ?? selection,
    odds,
    amountMinor,
  }));
  return { legs, odds: first.odds };
}
