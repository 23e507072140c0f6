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

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const hasUnit = (value: unknown, units: string[]) => {
  const { value: size, unit } = value as { value: number; unit: string };
  return isNumber(size) && units.includes(unit);
};

/** Form of the values of each type. Source: Design Tokens Format Module 2025.10 (W3C Design Tokens Community Group). */
const formOf: Record<string, (value: never) => boolean> = {
  color: ({ colorSpace, components, alpha, hex }: { colorSpace: string; components: number[]; alpha: number; hex: string }) =>
    colorSpace === 'srgb' &&
    components.length === 3 &&
    [...components, alpha].every((part) => part >= 0 && part <= 1) &&
    /^#[\da-f]{6}$/.test(hex),
  dimension: (value) => hasUnit(value, ['px', 'rem']),
  duration: (value) => hasUnit(value, ['ms', 's']),
  cubicBezier: (value: number[]) => value.length === 4 && value.every(isNumber) && [value[0], value[2]].every((x = -1) => x >= 0 && x <= 1),
  fontFamily: (value: string[]) => value.length > 0 && value.every((name) => name.length > 0 && !/["']/.test(name)),
  fontWeight: (value: number) => Number.isInteger(value) && value >= 1 && value <= 1000,
  shadow: (layers: { color: never; offsetX: never; offsetY: never; blur: never; spread: never; inset: boolean }[]) =>
    layers.length > 0 &&
    layers.every(
      ({ color, offsetX, offsetY, blur, spread, inset }) =>
        formOf['color']?.(color) &&
        [offsetX, offsetY, blur, spread].every((size) => hasUnit(size, ['px', 'rem'])) &&
        typeof inset === 'boolean',
    ),
};

/** Returns the type of every token by its path, and what breaks the format. A group gives its type to the tokens in it. */
function readFormat(group: object, type: string | undefined, path: string): { types: Record<string, string>; faults: string[] } {
  const { $type = type, ...rest } = group as { $type?: string; $value?: never };
  if ('$value' in rest) {
    const isRight = $type !== undefined && formOf[$type]?.(rest.$value) === true && Object.keys(rest).length === 1;
    return { types: { [path]: $type ?? '' }, faults: isRight ? [] : [`${path}: ${JSON.stringify(group)}`] };
  }
  const inside = Object.entries(rest).map(([name, part]) => readFormat(part as object, $type, path ? `${path}.${name}` : name));
  const wrong = Object.keys(rest).filter((name) => /^\$|[{}.]/.test(name));
  return {
    types: Object.assign({}, ...inside.map(({ types }) => types)) as Record<string, string>,
    faults: [...wrong, ...inside.flatMap(({ faults }) => faults)],
  };
}

it('SYS-13 writes every token in the format of design tools: with a type, and a value of its form', () => {
  const exported = JSON.parse(
    JSON.stringify(designTokensOf({ roundness: 0, tokens: { action: { light: 'hsl(200, 50%, 40%)' } } })),
  ) as object;
  const { types, faults } = readFormat(exported, undefined, '');
  expect(faults).toEqual([]);
  expect(types).toMatchObject({ 'color.dark.action': 'color', 'shadow.light.rest': 'shadow', 'textSize.body': 'dimension' });
  expect(new Set(Object.values(types))).toEqual(new Set(Object.keys(formOf)));
});

const px = (value: number) => ({ value, unit: 'px' });

it('SYS-13 gives shadows by their layers, sizes and weights of text', () => {
  const { shadow, textSize, textWeight } = designTokensOf();
  expect(shadow.dark.rest.$value).toMatchObject([
    { color: { hex: '#ffffff', alpha: 0.04 }, offsetX: px(0), offsetY: px(1), blur: px(0), spread: px(0), inset: true },
    { color: { hex: '#000000', alpha: 0.3 }, offsetX: px(0), offsetY: px(2), blur: px(6), spread: px(0), inset: false },
  ]);
  expect(textSize.body.$value).toEqual(px(14));
  expect(textWeight.title.$value).toBe(800);
});
