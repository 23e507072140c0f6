import { decomposeColor, hslToRgb } from '@mui/material/styles';
import { type BrandTheme, color, type ColorName, colorOf, motion, radiusPx, type Scheme, spacingUnit, typefaces } from './tokens.ts';

/**
 * Converts a look to design tokens, which design tools import.
 *
 * Source: Design Tokens Format Module 2025.10 (W3C Design Tokens Community Group).
 */
export function designTokensOf({ tokens = {}, roundness = 1, typeface: chosen }: BrandTheme = {}) {
  const colors = (scheme: Scheme) => tokensOf(Object.keys(color) as ColorName[], (name) => colorValue(colorOf(tokens, name, scheme)));
  const { ease, ...durations } = motion;
  return {
    color: { $type: 'color', light: colors('light'), dark: colors('dark') },
    radius: { $type: 'dimension', ...mapped(radiusPx, (px) => ({ value: px * roundness, unit: 'px' })) },
    space: { $type: 'dimension', unit: { $value: { value: spacingUnit, unit: 'px' } } },
    duration: { $type: 'duration', ...mapped(durations, (value) => ({ value, unit: 'ms' })) },
    easing: { $type: 'cubicBezier', standard: { $value: [...ease.matchAll(/[\d.]+/g)].map(([number]) => Number(number)) } },
    font: {
      $type: 'fontFamily',
      text: { $value: familiesOf(typefaces[chosen?.text ?? 'inter']) },
      display: { $value: familiesOf(typefaces[chosen?.display ?? 'archivo']) },
    },
  };
}

const tokensOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, { $value: valueOf(name) }])) as Record<Name, { $value: Value }>;

const mapped = <Name extends string, From, Value>(from: Record<Name, From>, valueOf: (value: From) => Value) =>
  tokensOf(Object.keys(from) as Name[], (name) => valueOf(from[name]));

function colorValue(written: string) {
  const { type, values } = decomposeColor(written.startsWith('hsl') ? hslToRgb(written) : written);
  const [red = 0, green = 0, blue = 0, alpha = 1] = values as readonly number[];
  const channels = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha: type.endsWith('a') ? alpha : 1,
    hex: `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`,
  };
}

const familiesOf = (stack: string) => stack.split(', ').map((name) => name.replaceAll('"', ''));
