import { color, type ColorName } from '@site/ui/tokens';

const names = Object.keys(color) as ColorName[];

/** The brand's colours as CSS variables with light and dark values. */
export const colorVariables = names.map((name) => `--${name}: light-dark(${color[name].light}, ${color[name].dark})`).join('; ');
