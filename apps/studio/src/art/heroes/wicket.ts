import { repeat, round, scatter } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { border, flower, type FlowerColors, sunburst, wreath } from './rickshawArt.ts';
import { disc, sky } from './scenery.ts';

/** A batsman before the stumps of a full ground, in a wreath of flowers: under lights, or in the afternoon. */
export const wicket = defineHero({
  motif: 'batsman',
  coloring: { dark: 'jade', light: 'jade' },
  stands: { desktop: [1030, 262, 1.44], phone: [360, 232, 1.16] },
  colors: {
    dark: {
      near: '#0B1136',
      middle: '#141C52',
      far: '#3A2A8A',
      ink: '#0A0618',
      haze: '#FF9A3C',
      face: '#F0A020',
      edge: '#FFE08A',
      ray: '#FFF3C0',
      stand: '#1C1A5E',
      standNear: '#120F40',
      crowd: '#8E7CE8',
      grass: '#0B5A3A',
      grassOther: '#0E6C46',
      crease: '#E8C98A',
      wood: '#F3D49A',
      bail: '#E5242F',
      petal: '#FF5C9A',
      petalOther: '#FFB81F',
      heart: '#FFF3B0',
      leaf: '#2FC27E',
      ribbon: '#8A1246',
      hem: '#E8891C',
    },
    light: {
      near: '#0C4A3E',
      middle: '#10604A',
      far: '#A8E8FF',
      ink: '#10240F',
      haze: '#FFFFFF',
      face: '#FF8FB4',
      edge: '#FFE1EC',
      ray: '#FFFFFF',
      stand: '#2B8AC0',
      standNear: '#1A6A9C',
      crowd: '#CFF1FF',
      grass: '#1C7E3E',
      grassOther: '#2C9650',
      crease: '#F3DCA8',
      wood: '#FFE7B8',
      bail: '#D81E35',
      petal: '#F0387C',
      petalOther: '#FF9A1F',
      heart: '#FFF8D0',
      leaf: '#138A4A',
      ribbon: '#D0244E',
      hem: '#FFC62E',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 150;
    const pitch = isPhone ? motifY + radius * 0.98 : height * 0.84;
    const rise = height * (isPhone ? 0.1 : 0.2);
    const next = scatter(71);
    const heads = repeat(isPhone ? 80 : 130, () => {
      const [x, y] = [motifX - radius * 1.7 + next() * (width - motifX + radius * 1.7), pitch - rise * (0.2 + next() * 0.5)];
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(2.6 + next() * 2)}"/>`;
    });
    const bands = repeat(7, (index) => {
      const [from, to] = [(index * 2 - 7) * radius * 0.3, (index * 2 - 6) * radius * 0.3];
      return `M${round(motifX + from)} ${round(pitch)}H${round(motifX + to)}L${round(motifX + to * 2.4)} ${height}H${round(motifX + from * 2.4)}Z`;
    });
    const stumps = (x: number, size: number) =>
      `<g transform="translate(${round(x)} ${round(pitch + 34)}) scale(${size})"><path d="M-26 0V-130H-16V0ZM-5 0V-130H5V0ZM16 0V-130H26V0Z" fill="${colors.wood}"/><path d="M-27 -138H-1V-131H-27ZM1 -138H27V-131H1Z" fill="${colors.bail}"/></g>`;
    return [
      sky(stage, id, colors),
      disc(stage, radius, colors),
      sunburst(stage, radius, colors.ray, 0.3),
      `<path d="M0 ${round(pitch - rise * 0.5)}Q${motifX} ${round(pitch - rise * 1.2)} ${width} ${round(pitch - rise * 0.8)}V${height}H0Z" fill="${colors.stand}"/><g fill="${colors.crowd}" opacity=".6">${heads}</g><path d="M0 ${round(pitch - rise * 0.16)}H${width}V${height}H0Z" fill="${colors.standNear}"/>`,
      `<path d="M0 ${round(pitch)}H${width}V${height}H0Z" fill="${colors.grass}"/><path d="${bands}" fill="${colors.grassOther}"/>${isPhone ? '' : `<path d="M${round(motifX - radius * 0.9)} ${round(pitch + 20)}H${round(motifX + radius * 1.5)}L${round(motifX + radius * 2)} ${height}H${round(motifX - radius * 1.2)}Z" fill="${colors.crease}"/>`}`,
      wreath(stage, radius * 1.12, colors),
      stumps(motifX + radius * 1.24, isPhone ? 0.9 : 1.3),
      motif,
      isPhone ? hedge(motifX, motifY + radius * 1.16, radius, colors) : '',
      border(stage, colors, colors.ribbon, colors.hem),
    ];
  },
});

/** Draws a hedge in bloom, before which a bust ends. */
function hedge(x: number, y: number, reach: number, { petal, petalOther, heart, leaf }: FlowerColors) {
  const bushes = repeat(
    9,
    (index) => `<circle cx="${round(x + (index - 4) * reach * 0.29)}" cy="${round(y)}" r="${round(reach * 0.22)}"/>`,
  );
  const blooms = repeat(8, (index) =>
    flower(x + (index - 3.5) * reach * 0.3, y - (index % 2) * reach * 0.09, reach * 0.085, index % 2 === 0 ? petal : petalOther, heart),
  );
  return `<g fill="${leaf}">${bushes}</g>${blooms}`;
}
