import { hue, type HueName } from './tokens';

/** The four colours of the hue that the root selects. Shapes use them as attributes, so no picture needs a style attribute. */
export const ink = { bed: 'var(--ink-bed)', deep: 'var(--ink-deep)', main: 'var(--ink-main)', light: 'var(--ink-light)' } as const;

/** Lets a styled root select its hue by `data-hue`. */
export const hueStyle = Object.fromEntries(
  (Object.keys(hue) as HueName[]).map((name) => [
    `&[data-hue="${name}"]`,
    Object.fromEntries(Object.entries(hue[name]).map(([step, value]) => [`--ink-${step}`, value])),
  ]),
);
