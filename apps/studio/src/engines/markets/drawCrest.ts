import { drawLine } from '../../art/lettering.ts';
import { ramps, type RampName } from '../../art/ramps.ts';
import type { Competition } from './season.ts';

/** Colours of the teams of a competition, by their place in it: field and charge. */
const strips: readonly (readonly [field: RampName, charge: RampName])[] = [
  ['crimson', 'snow'],
  ['royal', 'gold'],
  ['jade', 'snow'],
  ['onyx', 'ember'],
  ['violet', 'pearl'],
  ['azure', 'onyx'],
  ['gold', 'royal'],
  ['teal', 'gold'],
  ['rose', 'onyx'],
  ['bronze', 'snow'],
];

const shields = [
  'M50 4 92 14V52C92 78 74 92 50 98 26 92 8 78 8 52V14Z',
  'M8 8H92V54C92 80 70 92 50 98 30 92 8 80 8 54Z',
  'M50 3A47 47 0 1 1 49.9 3Z',
  'M50 3 94 24 84 78 50 97 16 78 6 24Z',
];
const badges = ['M50 2 93 26V74L50 98 7 74V26Z', 'M12 6H88L98 50 88 94H12L2 50Z', 'M50 2 98 50 50 98 2 50Z', 'M6 18 24 6H94V82L76 94H6Z'];

/** Patterns on a field, drawn in the colour of the charge. */
const patterns = [
  '<path d="M38 0H62V100H38Z"/>',
  '<path d="M0 0H20V100H0ZM40 0H60V100H40ZM80 0H100V100H80Z"/>',
  '<path d="M0 62 62 0H100L0 100Z"/>',
  '<path d="M0 0H100V42H0Z"/>',
  '<path d="M50 0H100V50H0V100H50Z"/>',
];

/** Draws the crest of a football team, or the badge of a team of e-sports, as SVG. `place` is the team's place in its competition. */
export function drawCrest(team: string, sport: Competition['sport'], place: number): string {
  const [field = 'snow', charge = 'onyx'] = strips[place % strips.length] ?? [];
  const outlines = sport === 'football' ? shields : badges;
  const shape = outlines[(place * 3 + team.length) % outlines.length] ?? '';
  const pattern = patterns[(place + team.length) % patterns.length] ?? '';
  const letters = team
    .split(' ')
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2);
  const face = sport === 'football' ? 'alfa-slab-one' : 'bungee';
  const { outline } = drawLine(letters, face, 'flat', { centerX: 50, foot: 68, maxWidth: letters.length > 1 ? 52 : 34, maxHeight: 36 });
  const { mid, deep, dark } = ramps[field];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><clipPath id="c"><path d="${shape}"/></clipPath><g clip-path="url(#c)"><path d="M0 0H100V100H0Z" fill="${mid}"/><g fill="${ramps[charge].mid}" opacity=".9">${pattern}</g><path d="M50 0H100V100H50Z" fill="#000" opacity=".14"/></g><path d="${shape}" fill="none" stroke="${dark}" stroke-width="6"/><path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/><path d="${outline}" fill="#fff" stroke="${deep}" stroke-width="9" stroke-linejoin="round"/><path d="${outline}" fill="#fff" stroke="${dark}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/></svg>`;
}
