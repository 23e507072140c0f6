import { repeat, round, scatter } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { disc, shafts, sky } from './scenery.ts';

/** A ball in flight over a full ground: under floodlights, or on a bright afternoon. */
export const stadium = defineHero({
  motif: 'ball',
  coloring: { dark: 'snow', light: 'snow' },
  middle: [158, 150],
  stands: { desktop: [1040, 242, 1.52], phone: [364, 226, 1.2] },
  colors: {
    dark: {
      near: '#04121A',
      middle: '#08262E',
      far: '#0F5A4A',
      ink: '#04140E',
      haze: '#57D9A3',
      face: '#12604A',
      edge: '#2C9A74',
      mast: '#061A1C',
      lamp: '#FFFDE8',
      beam: '#E9FFF4',
      stand: '#0A3036',
      standNear: '#07232A',
      crowd: '#2F7A78',
      grass: '#0B5A33',
      grassOther: '#0E6A3D',
      line: '#E9FFF4',
    },
    light: {
      near: '#0A3F82',
      middle: '#0F4C90',
      far: '#9ADCFF',
      ink: '#0A1B33',
      haze: '#FFFFFF',
      face: '#FFE27A',
      edge: '#FFF8D8',
      mast: '#E6F2FA',
      lamp: '#FFFFFF',
      beam: '#FFFFFF',
      stand: '#1B5AA0',
      standNear: '#123F7A',
      crowd: '#7FB2EA',
      grass: '#2E9E4A',
      grassOther: '#46B85A',
      line: '#FFFFFF',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 148;
    const pitch = isPhone ? motifY + radius * 1.02 : height * 0.86;
    const rise = height * (isPhone ? 0.12 : 0.2);
    const next = scatter(7);
    const heads = repeat(isPhone ? 90 : 150, () => {
      const [x, y] = [next() * width, pitch - rise * (0.1 + next() * 0.62)];
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(2.4 + next() * 2)}"/>`;
    });
    const mast = (aside: number, top: number) => {
      const x = motifX + radius * aside;
      const lamps = repeat(
        8,
        (index) => `<circle cx="${round(x - 27 + (index % 4) * 18)}" cy="${round(top + 10 + Math.floor(index / 4) * 18)}" r="6.5"/>`,
      );
      return `<path d="M${round(x - 4)} ${round(top)}h8L${round(x + 9)} ${round(pitch)}h-18Z" fill="${colors.mast}"/><rect x="${round(x - 40)}" y="${round(top - 4)}" width="80" height="46" rx="6" fill="${colors.mast}"/><g fill="${colors.lamp}">${lamps}</g>`;
    };
    const [start, end] = isPhone ? [-1.32, 1.3] : [-1.3, 1.52];
    const top = height * (isPhone ? 0.07 : 0.1);
    const bands = repeat(7, (index) => {
      const [from, to] = [(index * 2 - 7) * radius * 0.3, (index * 2 - 6) * radius * 0.3];
      return `M${round(motifX + from)} ${round(pitch)}L${round(motifX + to)} ${round(pitch)}L${round(motifX + to * 2.4)} ${height}L${round(motifX + from * 2.4)} ${height}Z`;
    });
    return [
      sky(stage, id, colors),
      disc(stage, radius, colors),
      `<path d="M0 ${round(pitch - rise * 0.6)}Q${motifX} ${round(pitch - rise * 1.5)} ${width} ${round(pitch - rise * 0.9)}V${height}H0Z" fill="${colors.stand}"/><g fill="${colors.crowd}" opacity=".55">${heads}</g><path d="M0 ${round(pitch - rise * 0.16)}H${width}V${height}H0Z" fill="${colors.standNear}"/>`,
      mast(start, top),
      mast(end, top),
      `<g opacity=".12">${shafts(motifX + radius * start, top + 16, pitch, [[motifX - radius * 0.9, radius * 1.1]], colors.beam)}${shafts(motifX + radius * end, top + 16, pitch, [[motifX - radius * 0.2, radius * 1.1]], colors.beam)}</g>`,
      `<path d="M0 ${round(pitch)}H${width}V${height}H0Z" fill="${colors.grass}"/><path d="${bands}" fill="${colors.grassOther}"/><path d="M${round(motifX - radius * 1.6)} ${round(pitch)}H${width}" stroke="${colors.line}" stroke-width="4" opacity=".7"/>`,
      motif,
    ];
  },
});
