import { decomposeColor, hslToRgb } from '@mui/material/styles';
import {
  type BrandTheme,
  color,
  type ColorName,
  colorOf,
  motion,
  radiusPx,
  type Scheme,
  shadow,
  spacingUnit,
  textPx,
  typefaces,
  weight,
} from './tokens.ts';

/**
 * Converts a look to design tokens, which design tools import.
 *
 * Source: Design Tokens Format Module 2025.10 (W3C Design Tokens Community Group).
 */
export function designTokensOf({ tokens = {}, roundness = 1, typeface: chosen }: BrandTheme = {}) {
  const colors = (scheme: Scheme) => tokensOf(Object.keys(color) as ColorName[], (name) => colorValue(colorOf(tokens, name, scheme)));
  const shadows = (scheme: Scheme) => mapped(shadow, (pair) => shadowValue(pair[scheme]));
  const { ease, ...durations } = motion;
  return {
    color: { $type: 'color', light: colors('light'), dark: colors('dark') },
    shadow: { $type: 'shadow', light: shadows('light'), dark: shadows('dark') },
    radius: { $type: 'dimension', ...mapped(radiusPx, (px) => pixels(px * roundness)) },
    space: { $type: 'dimension', unit: { $value: pixels(spacingUnit) } },
    duration: { $type: 'duration', ...mapped(durations, (value) => ({ value, unit: 'ms' })) },
    easing: { $type: 'cubicBezier', standard: { $value: [...ease.matchAll(/[\d.]+/g)].map(([number]) => Number(number)) } },
    textSize: { $type: 'dimension', ...mapped(textPx, pixels) },
    textWeight: { $type: 'fontWeight', ...mapped(weight, (value) => value) },
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

const pixels = (value: number) => ({ value, unit: 'px' });

/** Converts the layers of a shadow in CSS: `inset 0 1px 2px rgba(…), …`. */
const shadowValue = (written: string) =>
  [...written.matchAll(/(inset )?([-\d][-\d.px ]*?) (rgba\([^)]*\))/g)].map(([, inset, lengths = '', shade = '']) => {
    const [offsetX, offsetY, blur, spread] = `${lengths} 0 0`.split(' ').map((length) => pixels(Number.parseFloat(length)));
    return { color: colorValue(shade), offsetX, offsetY, blur, spread, inset: inset !== undefined };
  });

const familiesOf = (stack: string) => stack.split(', ').map((name) => name.replaceAll('"', ''));
