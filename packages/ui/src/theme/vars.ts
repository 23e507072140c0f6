import { color, type ColorName, shadow, type ElevationName } from './tokens';

const variables = <Name extends string>(names: Name[], group: string) =>
  Object.fromEntries(names.map((name) => [name, `var(--ui-palette-${group}-${name})`])) as Record<Name, string>;

/** The theme's CSS variables by name. Styles that use them are constants, computed once rather than for every tile of a grid. */
export const tone = variables(Object.keys(color) as ColorName[], 'tone');
export const elevation = variables(Object.keys(shadow) as ElevationName[], 'elevation');

/** Returns a dark overlay for a picture, so that text on it is readable. */
export const shade = (percent: number) => `color-mix(in srgb, ${tone.signDeep} ${percent}%, transparent)`;
