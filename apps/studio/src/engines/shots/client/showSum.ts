import { byId, element } from '../../../core/client/element.ts';
import type { Point } from './swim.ts';

const SUM_MS = 1100;

interface Sum extends Point {
  text: string;
  multiple: number;
}

/** Shows the pay of a catch above the water, where the fish was, for about a second. */
export function showSum({ x, y, text, multiple }: Sum): void {
  const sums = byId('sums', HTMLDivElement);
  const sum = element('span', {
    className: 'figure',
    text,
    attributes: { 'data-size': multiple >= 50 ? 'large' : multiple >= 10 ? 'middle' : 'small' },
  });
  sum.style.left = `${Math.max(50, Math.min(sums.clientWidth - 50, x))}px`;
  sum.style.top = `${Math.max(30, y)}px`;
  sums.append(sum);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    sum.animate(
      [
        { translate: '0 10px', scale: '0.5', opacity: 0 },
        { translate: '0 -8px', scale: '1.15', opacity: 1, offset: 0.2 },
        { translate: '0 -16px', scale: '1', opacity: 1, offset: 0.7 },
        { translate: '0 -46px', opacity: 0 },
      ],
      { duration: SUM_MS, fill: 'forwards' },
    );
  setTimeout(() => sum.remove(), SUM_MS);
}
