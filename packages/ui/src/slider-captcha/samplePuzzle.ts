import type { SliderCaptchaPuzzle } from './SliderCaptcha';

const scene = `
  <rect width="320" height="160" fill="#2B1170"/>
  <circle cx="236" cy="58" r="44" fill="#FFB224"/><circle cx="222" cy="50" r="44" fill="#2B1170" opacity=".25"/>
  <path d="M0 118C50 84 92 96 132 112S232 78 320 108V160H0Z" fill="#4A1D8C"/>
  <path d="M0 136C70 112 120 132 180 128S280 116 320 132V160H0Z" fill="#8A1C7C"/>
  <g fill="#FFE7B0"><circle cx="42" cy="30" r="2"/><circle cx="96" cy="52" r="1.6"/><circle cx="142" cy="24" r="2.2"/><circle cx="290" cy="22" r="1.8"/><circle cx="18" cy="70" r="1.4"/></g>
  <path d="M62 0v34" stroke="#1D1300" stroke-width="2"/><rect x="46" y="34" width="32" height="40" rx="14" fill="#D42034"/><path d="M54 34v40M62 34v40M70 34v40" stroke="#8E1020" stroke-width="1.5"/><rect x="50" y="30" width="24" height="6" rx="2" fill="#FFB224"/><rect x="50" y="72" width="24" height="6" rx="2" fill="#FFB224"/>`;

const jigsaw = 'M2 10h15a7 7 0 1 1 14 0h15v15a7 7 0 1 1 0 14v7H2Z';
const address = (viewBox: string, inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`)}`;

/** Position of the sample's gap. */
export const fittingX = 204;
const y = 52;

/** A sample puzzle for stories. */
export const samplePuzzle: SliderCaptchaPuzzle = {
  background: address(
    '0 0 320 160',
    `${scene}<path transform="translate(${fittingX} ${y})" d="${jigsaw}" fill="#08090E" fill-opacity=".72" stroke="#fff" stroke-opacity=".5"/>`,
  ),
  piece: address(
    `${fittingX} ${y} 54 48`,
    `<clipPath id="piece"><path transform="translate(${fittingX} ${y})" d="${jigsaw}"/></clipPath><g clip-path="url(#piece)">${scene}</g><path transform="translate(${fittingX} ${y})" d="${jigsaw}" fill="none" stroke="#fff" stroke-width="1.5"/>`,
  ),
  width: 320,
  height: 160,
  pieceWidth: 54,
  pieceHeight: 48,
  y,
};
