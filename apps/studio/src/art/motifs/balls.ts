import { round } from '../geometry.ts';
import { drawLine } from '../lettering.ts';
import { defineMotif } from './defineMotif.ts';

/** Four numbered draw balls. */
export const balls = defineMotif({
  isWritten: true,
  colorings: {
    gold: 'crimson',
    azure: 'royal',
    rose: 'violet',
    lime: 'jade',
    ember: 'gold',
    teal: 'snow',
    crimson: 'gold',
    orchid: 'lime',
  },
  paint: (main, accent) => ({ first: main.mid, second: accent.mid, third: main.deep, fourth: accent.deep, ink: main.dark }),
  touches: {
    gold: { second: '#E5383B', third: '#2E7BFF', fourth: '#18B57B', ink: '#120A2A' },
    azure: { third: '#FFB824' },
    rose: { third: '#27B7A5', fourth: '#FFB824' },
    lime: { third: '#F4601E' },
    teal: { second: '#E5242F', fourth: '#F4601E' },
    ember: { third: '#3E6BFF', fourth: '#12906A' },
    crimson: { third: '#1D38A8' },
    orchid: { third: '#35BDF5' },
  },
  draw({ first, second, third, fourth, ink }, id) {
    const drawBall = (x: number, y: number, radius: number, color: string, number: string) => {
      const gradient = `${id}-ball${number}`;
      const size = (share: number) => round(radius * share);
      const numeral = drawLine(number, 'passion-one', 'flat', { centerX: 0, foot: size(0.3), maxWidth: size(0.8), maxHeight: size(0.6) });
      return `
        <g transform="translate(${x} ${y})">
          <radialGradient id="${gradient}" cx=".34" cy=".28" r=".85">
            <stop offset="0" stop-color="#fff" stop-opacity=".75"/>
            <stop offset=".3" stop-color="${color}"/>
            <stop offset=".72" stop-color="${color}"/>
            <stop offset="1" stop-color="${ink}"/>
          </radialGradient>
          <circle r="${radius}" fill="${color}"/>
          <circle r="${radius}" fill="url(#${gradient})"/>
          <circle r="${size(0.56)}" fill="#fff" stroke="${color}" stroke-width="${size(0.06)}"/>
          <path d="${numeral.outline}" fill="${ink}"/>
          <ellipse cx="${size(-0.42)}" cy="${size(-0.58)}" rx="${size(0.24)}" ry="${size(0.13)}" transform="rotate(-38 ${size(-0.42)} ${size(-0.58)})" fill="#fff" opacity=".9"/>
        </g>`;
    };
    return (
      drawBall(218, 86, 56, third, '21') +
      drawBall(78, 98, 62, fourth, '5') +
      drawBall(232, 206, 64, second, '36') +
      drawBall(124, 196, 92, first, '8')
    );
  },
});
