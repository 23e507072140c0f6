import { getContrastRatio } from '@mui/material/styles';
import { type BrandTokens, type ColorName, colorOf, type Scheme } from './tokens.ts';

export interface Contrast {
  ink: ColorName;
  ground: ColorName;
  scheme: Scheme;
  /** Contrast ratio from 1 to 21. Source: WCAG 2.2 "contrast ratio". */
  ratio: number;
  /** Required ratio: 4.5 for text, 3 for other graphics. Source: WCAG 2.2 1.4.3 and 1.4.11. */
  wanted: 4.5 | 3;
}

const readable: [ink: ColorName, grounds: ColorName[]][] = [
  ['text', ['page', 'sunken', 'surface', 'raised', 'overlay', 'select', 'hover']],
  ['muted', ['page', 'sunken', 'surface', 'raised', 'overlay', 'select', 'hover']],
  ['faint', ['page', 'sunken', 'surface', 'raised', 'overlay']],
  ['actionText', ['page', 'sunken', 'surface', 'raised', 'overlay', 'actionWash', 'select']],
  ['onAction', ['action', 'actionHover', 'actionPress']],
  ['onHot', ['hot']],
  ['good', ['page', 'surface', 'raised', 'goodWash']],
  ['bad', ['page', 'surface', 'raised', 'select', 'badWash']],
  ['info', ['page', 'surface', 'raised', 'infoWash']],
  ['text', ['actionWash', 'goodWash', 'badWash', 'infoWash']],
  ['onArt', ['sign', 'signDeep']],
  ['onArtMuted', ['sign', 'signDeep']],
  ['signAction', ['sign', 'signDeep']],
  ['onSignAction', ['signAction', 'signActionHover', 'signActionPress']],
];

const visible: [mark: ColorName, grounds: ColorName[]][] = [
  ['edge', ['page', 'sunken', 'surface', 'raised']],
  ['focus', ['page', 'sunken', 'surface', 'raised']],
  ['plot1', ['surface', 'raised']],
  ['plot2', ['surface', 'raised']],
  ['plot3', ['surface', 'raised']],
  ['plot4', ['surface', 'raised']],
  ['plotLoss', ['surface', 'raised']],
  ['plotPast', ['surface', 'raised']],
];

/**
 * Lists the contrast of every pair of foreground and background colours that the library uses, in both schemes, with the colours of a
 * brand.
 */
export function contrastOf(brand: BrandTokens = {}): Contrast[] {
  const measured = (table: typeof readable, wanted: Contrast['wanted']) =>
    table.flatMap(([ink, grounds]) =>
      grounds.flatMap((ground) =>
        (['light', 'dark'] as const).map((scheme) => ({
          ink,
          ground,
          scheme,
          ratio: getContrastRatio(colorOf(brand, ink, scheme), colorOf(brand, ground, scheme)),
          wanted,
        })),
      ),
    );
  return [...measured(readable, 4.5), ...measured(visible, 3)];
}
