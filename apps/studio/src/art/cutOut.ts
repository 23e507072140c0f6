export interface CutOut {
  /** Colour of the cut line. */
  ink: string;
  /** Prefix of the ids in the drawing; unique for each drawing. */
  id: string;
  /** Width of the cut line, in drawing units. */
  blur?: number;
  /** Offset of the hard shadow, in drawing units. */
  fall?: readonly [x: number, y: number];
  /** Opacity of the shadow, 0–1. Lower on pale backgrounds. */
  shadow?: number;
}

/** Adds a cut line and a hard shadow to a drawing, so that it looks cut from card. */
export function cutOut(drawing: string, { ink, id, blur = 4, fall = [8, 10], shadow = 0.38 }: CutOut) {
  const filter = [
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="blurred"/>`,
    '<feComponentTransfer in="blurred" result="wide"><feFuncA type="linear" slope="14" intercept="-1.2"/></feComponentTransfer>',
    `<feFlood flood-color="${ink}"/><feComposite in2="wide" operator="in" result="line"/>`,
    `<feOffset in="wide" dx="${fall[0]}" dy="${fall[1]}" result="fallen"/>`,
    `<feFlood flood-color="#000" flood-opacity="${shadow}"/><feComposite in2="fallen" operator="in" result="shade"/>`,
    '<feMerge><feMergeNode in="shade"/><feMergeNode in="line"/><feMergeNode in="SourceGraphic"/></feMerge>',
  ].join('');
  return `<filter id="${id}-cut" x="-15%" y="-15%" width="135%" height="135%" color-interpolation-filters="sRGB">${filter}</filter><g filter="url(#${id}-cut)">${drawing}</g>`;
}
