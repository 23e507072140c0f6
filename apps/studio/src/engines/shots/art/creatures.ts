import { repeat, ribbon, round, type Point } from '../../../art/geometry.ts';
import { body, eye, type Species } from './sketch.ts';

export const puffer: Species = {
  width: 132,
  height: 112,
  draw({ main, accent }, swing, id) {
    const spikes = repeat(15, (index) => {
      const turn = -160 + index * 22;
      return turn > -24 && turn < 24 ? '' : `<path transform="rotate(${turn})" d="M38 -7L54 0L38 7Z" fill="${main.deep}"/>`;
    });
    const spots = repeat(
      7,
      (index) =>
        `<circle cx="${22 - index * 9}" cy="${-26 + (index % 3) * 9}" r="${4 + (index % 2) * 2}" fill="${accent.deep}" opacity=".8"/>`,
    );
    return `<g transform="translate(-40 0) skewY(${round(swing * 18)})"><path d="M6 -8C-8 -22 -22 -24 -24 -18C-18 -6 -18 6 -24 18C-22 24 -8 22 6 8Z" fill="${accent.mid}"/></g>${spikes}${body('M0 -44A44 44 0 1 1 -0.1 -44Z', main.mid, spots, `${id}-b`, { depth: 86, belly: `<ellipse cx="2" cy="34" rx="42" ry="34" fill="${main.light}"/>` })}<g transform="translate(-4 8) rotate(${round(swing * 26)})"><path d="M0 0C-6 -14 -22 -14 -24 -4C-22 8 -8 10 0 0Z" fill="${accent.mid}"/></g>${eye(24, -12, 11)}<path d="M40 6q6 4 4 9q-8 4 -12 -2Z" fill="${accent.deep}"/>`;
  },
};

export const seahorse: Species = {
  width: 84,
  height: 126,
  draw({ main, accent }, swing, id) {
    const spine = 'M6 -34C22 -24 24 6 8 22C-4 36 2 50 16 46C28 42 26 28 16 30';
    const trunk =
      'M2 -44C16 -50 26 -44 26 -36L40 -32V-24L24 -22C20 -16 28 -6 26 8C24 24 10 28 6 38C4 46 10 50 16 46C22 42 18 34 12 38L10 34C16 26 28 32 26 44C22 58 -4 58 -6 38C-8 24 -12 18 -12 0C-12 -20 -14 -38 2 -44Z';
    const rings = repeat(6, (index) => `<path d="M-18 ${-16 + index * 11}Q6 ${-8 + index * 11} 30 ${-16 + index * 11}"/>`);
    return `<g transform="translate(-10 -2) scale(${round((1 + swing * 0.3) * 10) / 10} 1)"><path d="M2 -18C-18 -22 -24 -8 -20 4C-16 14 -6 16 2 12Z" fill="${accent.mid}"/><path d="M0 -12L-18 -8M0 -2L-20 0M0 8L-16 8" stroke="${accent.deep}" stroke-width="2.4"/></g><path d="M0 -42L-8 -58L4 -52L8 -62L14 -50L24 -56L20 -42Z" fill="${accent.mid}"/>${body(trunk, main.mid, `<g fill="none" stroke="${main.deep}" stroke-width="3" opacity=".7">${rings}</g><path d="${spine}" stroke="${main.light}" stroke-width="5" fill="none" opacity=".5"/>`, `${id}-b`, { depth: 40 })}${eye(14, -35, 6)}`;
  },
};

export const jelly: Species = {
  width: 104,
  height: 128,
  draw({ main, accent }, swing, id) {
    const squeeze = 1 + swing * 0.09;
    const threads = repeat(5, (index) => {
      const x = -28 + index * 14;
      return `<path d="M${x} -2C${round(x + swing * 10)} 16 ${round(x - swing * 12)} 32 ${round(x + swing * 8)} ${46 + (index % 2) * 10}" stroke="${index % 2 ? accent.mid : main.light}" stroke-width="${index % 2 ? 8 : 5}" fill="none" stroke-linecap="round"/>`;
    });
    const bell = 'M-46 0C-46 -40 -26 -58 0 -58C26 -58 46 -40 46 0Q38 10 30 0Q22 10 14 0Q7 10 0 0Q-7 10 -14 0Q-22 10 -30 0Q-38 10 -46 0Z';
    return `<g transform="scale(${round(squeeze * 100) / 100} ${round((2 - squeeze) * 100) / 100})">${threads}${body(bell, main.mid, `<ellipse cy="-20" rx="22" ry="18" fill="${accent.mid}" opacity=".7"/><path d="M-10 -14q10 10 20 0M0 -34v14" stroke="${accent.light}" stroke-width="5" fill="none" stroke-linecap="round"/>`, `${id}-b`, { depth: 80 })}${eye(-12, -16, 6)}${eye(14, -16, 6)}</g>`;
  },
};

/** Arms that trail behind, in waves. */
function arms(count: number, reach: number, spread: number, swing: number, color: string, tip: string): string {
  return repeat(count, (index) => {
    const aside = (index - (count - 1) / 2) * spread;
    const course = (t: number): Point => [
      -t * reach * (1 - Math.abs(index - (count - 1) / 2) * 0.06),
      aside * (0.5 + t * 0.8) + Math.sin(t * 5 + index * 1.3 + swing * 1.4) * 9 * t,
    ];
    return `<path d="${ribbon(course, (t) => 7 * (1 - t) + 2, 14)}" fill="${index % 2 ? tip : color}"/>`;
  });
}

export const squid: Species = {
  width: 164,
  height: 72,
  draw({ main, accent }, swing, id) {
    return `<g transform="translate(-22 0)">${arms(6, 56, 7, swing, main.mid, main.deep)}</g><path d="M34 -12L58 -30L76 0L58 30L34 12Z" fill="${accent.mid}"/>${body(
      'M80 0C52 -26 6 -28 -22 -16V16C6 28 52 26 80 0Z',
      main.mid,
      repeat(6, (index) => `<circle cx="${56 - index * 12}" cy="${-8 + (index % 2) * 5}" r="4" fill="${accent.light}" opacity=".8"/>`),
      `${id}-b`,
      { depth: 44 },
    )}${eye(-12, -3, 10)}`;
  },
};

export const octopus: Species = {
  width: 184,
  height: 132,
  draw({ main, accent }, swing, id) {
    return `<g transform="translate(-4 18)">${arms(7, 84, 13, swing, main.mid, main.deep)}</g>${body(
      'M74 -6C78 -46 40 -62 8 -56C-20 -50 -26 -20 -18 8C-12 34 20 44 42 40C62 36 72 22 74 -6Z',
      main.mid,
      repeat(
        7,
        (index) =>
          `<circle cx="${-4 + (index % 4) * 17}" cy="${-40 + Math.floor(index / 4) * 15 + (index % 2) * 5}" r="${5 + (index % 3)}" fill="${accent.mid}" opacity=".75"/>`,
      ),
      `${id}-b`,
      { depth: 90, belly: `<ellipse cx="40" cy="38" rx="40" ry="22" fill="${main.light}"/>` },
    )}${eye(26, -8, 13)}${eye(56, -8, 12)}<path d="M34 20q10 8 22 0" stroke="${main.dark}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M14 -26l20 6M68 -24l-14 5" stroke="${main.dark}" stroke-width="5" stroke-linecap="round"/>`;
  },
};

export const turtle: Species = {
  width: 168,
  height: 112,
  draw({ main, accent }, swing, id) {
    const flipper = (x: number, y: number, turn: number, long: number) =>
      `<g transform="translate(${x} ${y}) rotate(${round(turn)})"><path d="M0 -10C14 -16 ${long * 0.8} -8 ${long} 6C${long * 0.7} 12 16 14 0 10Z" fill="${accent.mid}"/><circle cx="${long * 0.3}" cy="0" r="3.4" fill="${accent.deep}"/><circle cx="${long * 0.52}" cy="2" r="3" fill="${accent.deep}"/></g>`;
    const plates = `<path d="M0 -36L22 -24L14 2L-14 2L-22 -24ZM22 -24L50 -10M14 2L26 22M-14 2L-26 22M-22 -24L-52 -8" fill="none" stroke="${main.deep}" stroke-width="5"/><path d="M0 -32L18 -22L11 -2H-11L-18 -22Z" fill="${main.light}" opacity=".55"/>`;
    return `${flipper(-40, 12, 150 - swing * 20, 36)}<path d="M-52 4L-74 10L-54 16Z" fill="${accent.mid}"/>${body('M44 -4C52 -26 80 -28 82 -8C84 8 68 16 50 14Z', accent.mid, `<circle cx="58" cy="-4" r="4" fill="${accent.deep}"/>`, `${id}-h`, { depth: 30 })}${eye(70, -10, 6)}${body('M-60 10C-58 -26 -30 -44 0 -44C32 -44 54 -24 58 10C40 26 -42 26 -60 10Z', main.mid, plates, `${id}-b`, { depth: 80 })}<path d="M-62 10C-40 26 40 26 60 10L62 16C40 36 -44 36 -64 17Z" fill="${accent.light}"/>${flipper(22, 20, 62 + swing * 34, 58)}`;
  },
};

export const ray: Species = {
  width: 190,
  height: 148,
  draw({ main, accent }, swing, id) {
    const lift = swing * 10;
    const wings = `M78 0C70 -14 40 -24 16 ${-52 + lift}C0 ${-62 + lift} -18 ${-56 + lift} -20 ${-44 + lift * 0.7}C-22 -24 -34 -12 -46 0C-34 12 -22 24 -20 ${44 - lift * 0.7}C-18 ${56 - lift} 0 ${62 - lift} 16 ${52 - lift}C40 24 70 14 78 0Z`;
    return `<path d="${ribbon(
      (t) => [-40 - t * 54, Math.sin(t * 4 + swing) * 8 * t],
      (t) => 5 * (1 - t) + 1,
      12,
    )}" fill="${main.deep}"/>${body(
      wings,
      main.mid,
      repeat(
        9,
        (index) =>
          `<circle cx="${30 - (index % 3) * 20}" cy="${-24 + Math.floor(index / 3) * 24}" r="${5 + (index % 2) * 2}" fill="${accent.light}" opacity=".85"/>`,
      ),
      `${id}-b`,
      { depth: 120, belly: `<ellipse cx="16" rx="52" ry="17" fill="${main.light}" opacity=".5"/>` },
    )}<path d="M74 -12l14 -6l-4 12ZM74 12l14 6l-4 -12Z" fill="${main.deep}"/>${eye(58, -11, 6)}${eye(58, 11, 6)}`;
  },
};

export const eel: Species = {
  width: 200,
  height: 78,
  draw({ main, accent }, swing, id) {
    const course = (t: number): Point => [72 - t * 162, Math.sin(t * 6.4 + swing * 1.5) * (4 + t * 20)];
    const trunk = ribbon(course, (t) => 19 * (1 - t ** 2.2) + 2, 36);
    const fin = ribbon(course, (t) => 28 * (1 - t ** 3) * Math.min(1, t * 4) + 3, 36);
    const marks = repeat(9, (index) => {
      const [x, y] = course(0.1 + index * 0.095);
      return `<ellipse cx="${round(x)}" cy="${round(y - 4)}" rx="6" ry="9" fill="${accent.light}" opacity=".8"/>`;
    });
    const [x, y] = course(0);
    return `<path d="${fin}" fill="${accent.mid}"/>${body(trunk, main.mid, marks, `${id}-b`, { depth: 40 })}<g transform="translate(${round(x)} ${round(y)})">${body('M-10 -22C16 -24 28 -10 26 0C22 8 10 6 8 10C18 12 20 18 10 20C0 24 -10 22 -14 18Z', main.mid, '', `${id}-h`, { depth: 34 })}<path d="M8 6l3 5l4 -6l3 4l3 -6" fill="#fff"/>${eye(8, -9, 6.5)}</g>`;
  },
};

export const crab: Species = {
  width: 150,
  height: 108,
  draw({ main, accent }, swing, id) {
    const leg = (side: number, index: number) =>
      `<path d="M${side * 34} ${14 + index * 6}L${side * (58 + index * 2)} ${round(6 + index * 14 + swing * side * (index % 2 ? 5 : -5))}L${side * (62 + index)} ${round(26 + index * 12 + swing * side * (index % 2 ? 5 : -5))}" stroke="${main.deep}" stroke-width="8" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;
    const claw = (side: number) =>
      `<g transform="translate(${side * 50} -14) scale(${side} 1) rotate(${round(swing * 10)})"><path d="M-16 16L6 -6" stroke="${main.deep}" stroke-width="11" stroke-linecap="round"/><path d="M2 -2C-4 -22 10 -38 24 -34L16 -20L30 -22C32 -8 18 6 2 -2Z" fill="${accent.mid}"/></g>`;
    return `${[0, 1, 2].map((index) => leg(1, index) + leg(-1, index)).join('')}${claw(1)}${claw(-1)}<path d="M-14 -20V-36M14 -20V-36" stroke="${main.deep}" stroke-width="6"/>${body('M-44 4C-44 -22 -22 -26 0 -26C22 -26 44 -22 44 4C40 30 20 36 0 36C-20 36 -40 30 -44 4Z', main.mid, `<path d="M-30 -4Q0 -18 30 -4" stroke="${main.deep}" stroke-width="4" fill="none"/><circle cx="-16" cy="-10" r="4" fill="${accent.light}"/><circle cx="18" cy="-12" r="5" fill="${accent.light}"/>`, `${id}-b`, { depth: 56, belly: `<ellipse cy="34" rx="38" ry="16" fill="${main.light}"/>` })}${eye(-14, -38, 9)}${eye(14, -38, 9)}<path d="M-10 16q10 9 20 0" stroke="${main.dark}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  },
};

export const angler: Species = {
  width: 176,
  height: 134,
  draw({ main, accent }, swing, id) {
    const outline = 'M70 -14C58 -46 16 -56 -12 -46C-40 -36 -50 -14 -58 -8V10C-46 18 -34 46 2 52C40 58 70 44 78 24L44 14Z';
    return `<g transform="translate(-54 0) skewY(${round(swing * 16)})"><path d="M4 -9C-14 -30 -30 -32 -32 -26C-24 -8 -24 8 -32 26C-30 32 -14 30 4 11Z" fill="${accent.deep}"/></g><path d="M-14 -42L-28 -62L-36 -50L-48 -56L-44 -30Z" fill="${accent.deep}"/><path d="M10 -50C14 -78 60 -78 66 -50" stroke="${main.deep}" stroke-width="6" fill="none"/><circle cx="66" cy="-46" r="11" fill="${accent.light}"/><circle cx="63" cy="-49" r="4" fill="#fff"/><path d="M44 14L70 -14L84 4L78 26Z" fill="${main.dark}"/>${body(
      outline,
      main.mid,
      repeat(
        8,
        (index) =>
          `<circle cx="${-30 + (index % 4) * 17}" cy="${-30 + Math.floor(index / 4) * 18}" r="${3 + (index % 3)}" fill="${main.deep}"/>`,
      ),
      `${id}-b`,
      { depth: 96, belly: `<ellipse cx="14" cy="52" rx="56" ry="24" fill="${main.light}" opacity=".8"/>` },
    )}${teeth('M70 -14L74 2L64 -8L62 8L54 -1L52 12L46 8Z')}${teeth('M46 14L52 4L58 18L66 6L68 22L76 10L77 25Z')}<g transform="translate(-4 18) rotate(${round(20 + swing * 20)})"><path d="M0 0C-10 -12 -30 -10 -32 2C-28 14 -10 12 0 0Z" fill="${accent.mid}"/></g>${eye(34, -22, 13, '#FFF6B8')}`;
  },
};

function teeth(points: string): string {
  return `<path d="${points}" fill="#FFFBEA"/>`;
}
