import type { Slip, VendorWords } from '@site/api/vendor';
import { say, type Words } from '../client/words.ts';
import type { EngineMove, Skin } from '../Engine.ts';

/** Maximum number of legs that the wallet takes. */
const MAX_LEGS = 100;
/** Maximum number of texts of a part: a hundred legs in all languages would be more than a wallet reads. */
const MAX_TEXTS = 450;

interface Placed {
  skin: Skin;
  move: EngineMove;
  draw: number | null;
}

/**
 * Writes what a move is placed on for the wallet, in every language, and in English alone where it has many legs. Returns undefined for a move
 * without a choice.
 *
 * Source: MEM-06.
 */
export function writeSlip({ skin: { engine, theme }, move, draw }: Placed, languages: ReadonlyMap<string, Words>): Slip | undefined {
  const { calendar } = engine.clock ?? {};
  const inAll = [...languages].flatMap(([code, words]) => {
    const slip = engine.slip?.(theme, move, (key, places) => say(words, key, places));
    return slip && slip.legs.length > 0 ? [{ code, ...slip }] : [];
  });
  const [first] = inAll;
  if (!first) return undefined;
  const said = inAll.length * first.legs.length > MAX_TEXTS ? inAll.filter(({ code }) => code === 'EN') : inAll;
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
