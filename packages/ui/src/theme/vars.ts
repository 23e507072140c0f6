import { color, type ColorName, type ElevationName, font, type FontName, type RadiusName, radiusPx, shadow } from './tokens';

const variables = <Name extends string>(names: Name[], group: string) =>
  Object.fromEntries(names.map((name) => [name, `var(--ui-${group}-${name})`])) as Record<Name, string>;

/** The theme's CSS variables by name. Styles that use them are constants, computed once rather than for every tile of a grid. */
export const tone = variables(Object.keys(color) as ColorName[], 'palette-tone');
export const elevation = variables(Object.keys(shadow) as ElevationName[], 'palette-elevation');
export const radius = variables(Object.keys(radiusPx) as RadiusName[], 'radius');
export const typeface = variables(Object.keys(font) as FontName[], 'typeface');

/** Returns a dark overlay for a picture, so that text on it is readable. */
export const shade = (percent: number) => `color-mix(in srgb, ${tone.signDeep} ${percent}%, transparent)`;
