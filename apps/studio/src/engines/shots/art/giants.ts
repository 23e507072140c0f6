import { repeat, ribbon, round, type Point } from '../../../art/geometry.ts';
import { body, eye, type Species } from './sketch.ts';

export const shark: Species = {
  width: 270,
  height: 138,
  draw({ main, accent }, swing, id) {
    const outline = 'M128 6C112 -22 60 -36 14 -36C-36 -36 -76 -14 -98 -8V8C-76 16 -40 34 4 36C36 38 60 34 76 30L96 22C112 20 126 14 128 6Z';
    return `<g transform="translate(-94 0) skewY(${round(swing * 14)}) scale(${round(1 - Math.abs(swing) * 0.14)} 1)"><path d="M6 -8C-14 -20 -28 -52 -38 -56C-34 -30 -28 -12 -22 0C-26 10 -32 22 -32 36C-24 34 -10 16 6 8Z" fill="${main.deep}"/></g><path d="M32 -34C20 -52 4 -64 -10 -66C-8 -52 -12 -40 -16 -30Z" fill="${main.deep}"/><path d="M-60 -20L-76 -34L-74 -14Z" fill="${main.deep}"/>${body(outline, main.mid, '', `${id}-b`, { depth: 74, belly: `<path d="M-120 16Q20 30 140 2V80H-120Z" fill="${main.light}"/>` })}<path d="M64 -6q-6 12 0 24M54 -6q-6 12 0 24M44 -6q-6 12 0 24" stroke="${main.dark}" stroke-width="3.4" fill="none" opacity=".7"/><path d="M116 12C104 28 86 28 74 22C88 20 104 18 116 12Z" fill="${main.dark}"/><path d="M112 14l-4 7l-5 -5l-4 7l-5 -5l-4 6l-5 -4Z" fill="#fff"/><g transform="translate(24 22) rotate(${round(30 + swing * 10)})"><path d="M8 -10C-6 10 -26 34 -46 40C-40 20 -34 4 -20 -10Z" fill="${main.deep}"/></g><path d="M-40 30L-58 46L-58 24Z" fill="${main.deep}"/>${eye(94, -10, 7.5)}<path d="M82 -22l22 6" stroke="${main.dark}" stroke-width="5" stroke-linecap="round"/><path d="M-30 -30q20 -4 40 -2" stroke="${accent.light}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>`;
  },
};

export const whale: Species = {
  width: 300,
  height: 168,
  draw({ main, accent }, swing, id) {
    const outline =
      'M132 10C134 -34 92 -58 40 -58C-20 -58 -60 -30 -96 -16C-108 -10 -108 6 -96 10C-60 26 -20 60 50 60C104 60 130 42 132 10Z';
    const grooves = repeat(6, (index) => `<path d="M${130 - index * 4} ${26 + index * 5}Q60 ${44 + index * 7} -20 ${30 + index * 6}"/>`);
    return `<g transform="translate(-96 -4) rotate(${round(swing * 16)})"><path d="M4 -8C-12 -26 -30 -44 -48 -44C-46 -24 -38 -10 -26 -2C-40 4 -50 18 -52 36C-32 36 -10 20 4 10Z" fill="${main.deep}"/></g>${body(outline, main.mid, `<g stroke="${main.deep}" stroke-width="3" fill="none" opacity=".5">${grooves}</g><path d="M-80 -30Q0 -70 90 -50" stroke="${accent.light}" stroke-width="7" stroke-dasharray="2 22" stroke-linecap="round" fill="none" opacity=".8"/>`, `${id}-b`, { depth: 116, belly: `<path d="M-110 22Q20 44 140 14V100H-110Z" fill="${main.light}"/>` })}<path d="M134 12Q100 30 74 14" stroke="${main.dark}" stroke-width="4.5" fill="none" stroke-linecap="round"/><g transform="translate(34 34) rotate(${round(38 + swing * 14)})"><path d="M8 -12C-10 8 -20 36 -44 44C-46 20 -34 0 -18 -14Z" fill="${main.deep}"/></g>${eye(78, 2, 9)}<path d="M64 -58C58 -76 48 -78 40 -80M66 -58C70 -76 82 -80 92 -80" stroke="${accent.light}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
  },
};

export const narwhal: Species = {
  width: 310,
  height: 132,
  draw({ main, accent }, swing, id) {
    const outline = 'M92 0C88 -34 50 -44 10 -42C-36 -40 -68 -16 -100 -8V8C-70 18 -36 42 14 42C58 42 90 30 92 0Z';
    const spots = repeat(
      14,
      (index) =>
        `<ellipse cx="${50 - (index % 7) * 20}" cy="${-30 + Math.floor(index / 7) * 16 + (index % 2) * 6}" rx="${6 + (index % 3) * 2}" ry="4" fill="${main.deep}" opacity=".8"/>`,
    );
    const horn = 'M84 -14L154 -34L90 0Z';
    return `<clipPath id="${id}-horn"><path d="${horn}"/></clipPath><path d="${horn}" fill="${accent.light}"/><g clip-path="url(#${id}-horn)" stroke="${accent.deep}" stroke-width="4">${repeat(7, (index) => `<path d="M${90 + index * 9} -40l6 40"/>`)}</g><g transform="translate(-98 0) rotate(${round(swing * 16)})"><path d="M6 -8C-14 -24 -34 -34 -46 -30C-42 -14 -36 -6 -26 0C-36 6 -44 16 -46 30C-30 32 -12 22 6 8Z" fill="${main.deep}"/></g>${body(outline, main.mid, spots, `${id}-b`, { depth: 84, belly: `<path d="M-110 18Q0 30 110 6V80H-110Z" fill="${main.light}"/>` })}<g transform="translate(26 26) rotate(${round(40 + swing * 16)})"><path d="M6 -8C-8 8 -14 24 -32 30C-32 12 -24 -2 -12 -10Z" fill="${main.deep}"/></g>${eye(62, -6, 8)}<path d="M90 8Q76 18 62 10" stroke="${main.dark}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  },
};

export const dragon: Species = {
  width: 320,
  height: 150,
  draw({ main, accent }, swing, id) {
    const course = (t: number): Point => [86 - t * 226, Math.sin(t * 7.4 + swing * 1.2 + 0.6) * (10 + t * 24)];
    const trunk = ribbon(course, (t) => 26 * (1 - t ** 1.8) + 4, 54);
    const ridge = repeat(13, (index) => {
      const [x, y] = course(0.06 + index * 0.068);
      const high = 40 - index * 1.8;
      return `<path d="M${round(x + 9)} ${round(y)}L${round(x - 8)} ${round(y - high)}L${round(x - 12)} ${round(y)}Z" fill="${accent.mid}"/>`;
    });
    const scales = repeat(13, (index) => {
      const [x, y] = course(0.08 + index * 0.066);
      return `<path d="M${round(x)} ${round(y - 14)}q-12 14 0 28" stroke="${main.deep}" stroke-width="4" fill="none" opacity=".7"/>`;
    });
    const [tailX, tailY] = course(1);
    const [x, y] = course(0);
    return `<path transform="translate(${round(tailX)} ${round(tailY)})" d="M8 0C-6 -24 -18 -26 -24 -22C-18 -8 -18 8 -24 22C-18 26 -6 24 8 0Z" fill="${accent.mid}"/>${ridge}${body(trunk, main.mid, scales, `${id}-b`, { depth: 54 })}<g transform="translate(${round(x)} ${round(y)})"><path d="M-8 -22C-20 -44 -36 -50 -50 -48C-40 -38 -36 -30 -30 -14ZM-4 20C-20 36 -36 40 -48 36C-38 28 -32 20 -28 8Z" fill="${accent.mid}"/><path d="M4 -26C0 -46 -12 -58 -26 -62C-16 -50 -14 -38 -12 -22M16 -26C18 -44 10 -58 2 -64" stroke="${accent.light}" stroke-width="8" fill="none" stroke-linecap="round"/>${body('M-22 -18C-10 -34 18 -34 28 -20L60 -14C72 -10 72 2 62 4L34 8C50 12 58 18 50 26C34 34 0 34 -18 20Z', main.mid, `<path d="M34 8L8 6" stroke="${main.dark}" stroke-width="5"/>`, `${id}-h`, { depth: 50 })}<path d="M58 4l-4 8l-6 -7l-4 8l-6 -7ZM52 26l-3 -8l-6 8Z" fill="#fff"/><circle cx="60" cy="-6" r="3.4" fill="${main.dark}"/><path d="M56 -2C80 4 84 22 76 34M40 24C50 40 44 50 34 54" stroke="${accent.light}" stroke-width="5" fill="none" stroke-linecap="round"/>${eye(18, -14, 8.5, '#FFF3A0')}<path d="M4 -26l24 8" stroke="${main.dark}" stroke-width="5" stroke-linecap="round"/></g>`;
  },
};

export const penguin: Species = {
  width: 128,
  height: 84,
  draw({ main, accent }, swing, id) {
    return `<path d="M-44 -8L-64 ${round(-18 + swing * 8)}L-58 -2L-66 ${round(12 - swing * 8)}L-44 10Z" fill="${accent.mid}"/>${body('M46 -4C40 -26 6 -28 -22 -20C-40 -14 -50 -6 -50 0C-50 8 -36 20 -14 24C16 28 44 18 46 -4Z', main.deep, '', `${id}-b`, { depth: 48, belly: `<path d="M-50 10Q0 2 50 0V60H-50Z" fill="#fff"/>` })}<path d="M42 -10L62 -4L42 4Z" fill="${accent.mid}"/><ellipse cx="26" cy="-2" rx="10" ry="8" fill="#fff"/><g transform="translate(6 -2) rotate(${round(150 + swing * 30)})"><path d="M0 -7C16 -12 34 -8 42 4C28 10 12 10 0 7Z" fill="${main.dark}"/></g>${eye(28, -6, 6)}`;
  },
};
