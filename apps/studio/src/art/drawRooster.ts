import { repeat } from './geometry.ts';
import { type RampName, ramps } from './ramps.ts';

/**
 * Draws a fighting cock from the side, facing right, 240 × 220. The stage moves the parts by their classes: `cock-wing`, `cock-head`,
 * `cock-tail` and `cock-legs`.
 */
export function drawRooster(plumage: RampName, accent: RampName): string {
  const { light, mid, deep, dark } = ramps[plumage];
  const tail = ramps[accent];
  const hackle = (index: number) =>
    `<path d="M${176 - index * 7} ${62 + index * 9}C${170 - index * 6} ${86 + index * 8} ${158 - index * 4} ${100 + index * 6} ${140 - index * 2} ${110 + index * 5}C${160 - index * 3} ${110 + index * 4} ${182 - index * 4} ${98 + index * 5} ${190 - index * 4} ${78 + index * 7}Z" fill="${index % 2 === 0 ? light : mid}"/>`;
  return `<svg class="cock" viewBox="0 0 240 220" aria-hidden="true">
    <g class="cock-legs" fill="none" stroke="#E8A92B" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><g class="cock-leg"><path d="M112 150L104 180L108 204M108 204L92 208M108 204L122 210M108 204L110 212"/><path d="M106 190L90 184" stroke-width="4" stroke="#F7F3EA"/></g><g class="cock-leg"><path d="M140 152L146 180L142 204M142 204L128 208M142 204L158 208M142 204L144 212"/><path d="M144 190L128 186" stroke-width="4" stroke="#F7F3EA"/></g></g>
    <g class="cock-tail">${sickle('M86 130C44 132 6 104 4 56C24 84 46 96 72 100Z', tail.dark)}${sickle('M84 122C40 112 12 74 22 22C38 58 58 76 84 92Z', tail.deep)}${sickle('M88 112C54 90 40 48 60 6C66 44 82 68 104 90Z', tail.mid)}${sickle('M96 106C80 82 78 50 98 28C96 58 104 76 118 92Z', tail.deep)}<path d="M60 6C50 46 62 80 88 104" fill="none" stroke="${tail.light}" stroke-width="3" opacity=".7"/><path d="M22 22C22 64 48 98 78 112" fill="none" stroke="${tail.light}" stroke-width="3" opacity=".4"/></g>
    <path d="M72 124C74 98 102 88 128 92C150 94 166 80 174 60C190 64 200 78 196 100C192 136 164 162 130 164C98 166 72 152 72 124Z" fill="${deep}"/><path d="M72 124C74 98 102 88 128 92C140 93 150 89 158 82C150 118 112 128 74 134C72 131 72 128 72 124Z" fill="${mid}"/><path d="M86 146C112 160 160 152 190 116C182 144 160 162 130 164C112 165 96 158 86 146Z" fill="${dark}" opacity=".6"/>
    ${repeat(4, (index) => hackle(3 - index))}
    <g class="cock-wing"><path d="M88 112C110 98 146 104 158 122C150 146 120 154 98 144C84 138 80 122 88 112Z" fill="${tail.deep}"/><path d="M96 114C114 104 142 110 152 124C134 120 112 122 94 130C90 124 90 118 96 114Z" fill="${light}"/><path d="M94 130C112 122 134 120 152 124C148 132 142 138 134 142C118 138 104 140 94 140C92 136 92 132 94 130Z" fill="${tail.mid}"/><path d="M104 142C116 138 128 138 138 140M108 132C124 126 138 126 148 130" fill="none" stroke="${tail.dark}" stroke-width="3" opacity=".6"/></g>
    <g class="cock-head"><path d="M168 66C166 44 178 30 192 32C206 34 210 48 206 62C200 78 176 82 168 66Z" fill="${light}"/><path d="M206 62C200 78 176 82 168 66C180 72 198 66 202 40C208 46 208 54 206 62Z" fill="${mid}"/>
    <path d="M170 42C164 32 166 22 172 18C175 25 178 22 180 12C186 16 187 22 188 25C191 18 195 14 200 14C200 22 201 26 203 30C206 28 209 28 211 30C209 36 206 40 202 42C192 34 180 36 170 42Z" fill="#E8202E"/><path d="M194 64C188 76 192 90 200 90C208 88 210 72 204 62Z" fill="#C3142A"/><path d="M178 48C184 42 198 42 204 50C204 60 196 66 186 64C180 62 176 54 178 48Z" fill="#E8202E"/>
    <path d="M203 48C214 48 224 53 230 62C220 62 212 62 204 60Z" fill="#FFD75A"/><path d="M204 56C212 58 222 60 230 62C220 64 212 64 205 62Z" fill="#CB7B10"/><circle cx="192" cy="52" r="6.6" fill="#180A08"/><circle cx="192" cy="52" r="4.8" fill="#FFC83D"/><circle cx="193" cy="52" r="2.8" fill="#180A08"/><circle cx="194.4" cy="50.4" r="1.2" fill="#fff"/><path d="M183 44L199 47" stroke="#180A08" stroke-width="3.4" stroke-linecap="round"/></g></svg>`.replaceAll(
    />\s+</g,
    '><',
  );
}

const sickle = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
