import { getContrastRatio } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { type ColorName, color } from './tokens';

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
  ['onArt', ['sign']],
  ['onArtMuted', ['sign']],
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
const pairs = (table: typeof readable) => table.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));

it.each(pairs(readable))('SHL-10 %s is readable on %s in both schemes (4.5:1)', (ink, ground) => {
  expect(getContrastRatio(color[ink].light, color[ground].light)).toBeGreaterThanOrEqual(4.5);
  expect(getContrastRatio(color[ink].dark, color[ground].dark)).toBeGreaterThanOrEqual(4.5);
});

it.each(pairs(visible))('SHL-10 %s can be made out on %s in both schemes (3:1)', (mark, ground) => {
  expect(getContrastRatio(color[mark].light, color[ground].light)).toBeGreaterThanOrEqual(3);
  expect(getContrastRatio(color[mark].dark, color[ground].dark)).toBeGreaterThanOrEqual(3);
});
