import { polar, repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { disc, sky } from './scenery.ts';

/** The fruit of the reels on a stage, under an arch of bulbs: at a late show, or at a matinée. */
export const reels = defineHero({
  motif: 'fruit',
  coloring: { dark: 'crimson', light: 'crimson' },
  middle: [150, 162],
  stands: { desktop: [1036, 256, 1.52], phone: [360, 232, 1.2] },
  colors: {
    dark: {
      near: '#12081F',
      middle: '#2A0B2E',
      far: '#5A0F2E',
      ink: '#1A0410',
      haze: '#FF5A3C',
      face: '#7A1230',
      edge: '#A81E3C',
      bulb: '#FFE29A',
      bulbEdge: '#FF9A1F',
      cloth: '#8E1230',
      clothDeep: '#4E0A22',
      boards: '#2A0F1A',
      boardsLine: '#1A0812',
      trim: '#FFB224',
    },
    light: {
      near: '#8A1F3A',
      middle: '#A62B40',
      far: '#FFB07A',
      ink: '#1A0A2E',
      haze: '#FFE9B0',
      face: '#FFF0C8',
      edge: '#FFFFFF',
      bulb: '#FFFFFF',
      bulbEdge: '#F2541E',
      cloth: '#E5484D',
      clothDeep: '#A81E3C',
      boards: '#8A3A1C',
      boardsLine: '#6B2A14',
      trim: '#FFD34E',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 148;
    const floor = isPhone ? motifY + radius * 0.92 : height * 0.84;
    const bulbs = repeat(25, (index) => {
      const [x, y] = polar(motifX, motifY, radius * 1.12, 150 + index * 10);
      return `<circle cx="${x}" cy="${y}" r="${round(scale * 8.5)}" fill="${colors.bulbEdge}"/><circle cx="${x}" cy="${y}" r="${round(scale * 5.2)}" fill="${colors.bulb}"/>`;
    });
    const boards = repeat(13, (index) => {
      const aside = (index - 6) * radius * 0.34;
      return `M${round(motifX + aside * 0.7)} ${round(floor)}L${round(motifX + aside * 2.6)} ${height}`;
    });
    const fold = (from: number, index: number) => {
      const x = from + (from < motifX ? 1 : -1) * index * radius * 0.13;
      const foldWidth = radius * 0.17;
      return `<path d="M${round(x)} -10h${round(foldWidth)}Q${round(x + foldWidth * 0.6)} ${round(floor * 0.6)} ${round(x + foldWidth * 0.9)} ${round(floor + 24)}h${round(-foldWidth)}Q${round(x - foldWidth * 0.2)} ${round(floor * 0.6)} ${round(x)} -10Z" fill="${index % 2 === 0 ? colors.cloth : colors.clothDeep}"/>`;
    };
    const [start, end] = isPhone ? [-20, width - 30] : [motifX - radius * 1.62, width - 30];
    return [
      sky(stage, id, colors),
      disc(stage, radius, colors),
      `<path d="M0 ${round(floor)}H${width}V${height}H0Z" fill="${colors.boards}"/><path d="${boards}" stroke="${colors.boardsLine}" stroke-width="4"/>`,
      `<circle cx="${motifX}" cy="${motifY}" r="${round(radius * 1.12)}" fill="none" stroke="${colors.clothDeep}" stroke-width="${round(scale * 26)}" stroke-dasharray="${round(radius * 1.12 * 4.36)} 2000" transform="rotate(145 ${motifX} ${motifY})"/>`,
      bulbs,
      repeat(isPhone ? 3 : 4, (index) => fold(end, index)),
      isPhone ? repeat(3, (index) => fold(start, index)) : '',
      `<path d="M0 ${round(floor)}H${width}v7H0Z" fill="${colors.trim}" opacity=".55"/>`,
      motif,
    ];
  },
});
