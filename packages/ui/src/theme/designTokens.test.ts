import { expect, it } from 'vitest';
import { designTokensOf } from './designTokens';

it('SYS-13 gives colours of both schemes, with alpha', () => {
  const { color } = designTokensOf({ tokens: { action: { dark: '#3FD0A0' } } });
  expect(color.dark.action.$value).toEqual({ colorSpace: 'srgb', components: [0.2471, 0.8157, 0.6275], alpha: 1, hex: '#3fd0a0' });
  expect(color.light.action.$value.hex).toBe('#ffb224');
  expect(color.dark.scrim.$value).toEqual({ colorSpace: 'srgb', components: [0.0314, 0.0353, 0.0549], alpha: 0.78, hex: '#08090e' });
  // On a sign, the brand's action colour of the dark scheme.
  expect(color.light.signAction.$value.hex).toBe('#3fd0a0');
});

it('SYS-13 scales corners, and names typefaces, durations and easing', () => {
  const { radius, font, duration, easing } = designTokensOf({ roundness: 0.5, typeface: { display: 'inter' } });
  expect(radius.tile.$value).toEqual({ value: 7, unit: 'px' });
  expect(font.display.$value[0]).toBe('Inter Variable');
  expect(font.text.$value.at(-1)).toBe('sans-serif');
  expect(duration.liftMs.$value).toEqual({ value: 200, unit: 'ms' });
  expect(easing.standard.$value).toEqual([0.2, 0.7, 0.2, 1]);
});
