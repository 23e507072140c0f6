import { element } from '../../../core/client/element.ts';

const COLORS = 6;
/** More chips than this look like a tower that hides the table. */
const HIGHEST = 4;

/** Draws a stack of chips with its amount. Decorative: the place below names the amount. */
export function chipStack(amountMinor: bigint, money: (amountMinor: bigint) => string, chips = 1): HTMLElement {
  const tier = String(Math.floor(Math.log10(Number(amountMinor)) * 2) % COLORS);
  const discs = Array.from({ length: Math.min(HIGHEST, Math.max(1, chips)) }, () =>
    element('span', { className: 'bet-chip-disc', attributes: { 'data-tier': tier } }),
  );
  return element('span', {
    className: 'bet-chip',
    attributes: { 'aria-hidden': 'true', 'data-amount': shortAmount(money(amountMinor)) },
    children: discs,
  });
}

/** Shortens a formatted amount so that it fits on a chip: without currency and zero cents, thousands as k. */
export function shortAmount(formatted: string): string {
  const [digits = ''] = /\d[\d.,]*/.exec(formatted) ?? [];
  return digits.replace(/[.]00$/, '').replace(/,000$/, 'k');
}
