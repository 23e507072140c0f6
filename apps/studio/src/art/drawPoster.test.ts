import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { drawPoster } from './drawPoster.ts';
import type { Motif } from './motifs/defineMotif.ts';
import { motifNames, motifs } from './motifs/motifs.ts';
import { glance } from './testing/glance.ts';

const games = catalogue();
const posters = games.map(({ name, theme }) => ({ name, theme, svg: drawPoster(theme) }));
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it('draws every game of the catalogue, lean, without fonts, pictures from elsewhere or scripts', () => {
  const odd = posters.filter(({ svg }) => svg.length > 60_000 || /<text|<image|<script|href="(?!#)|NaN|undefined/.test(svg));
  expect(odd.map(({ name }) => name)).toEqual([]);
});

it('LOB-01 shows forty motifs or more', () => {
  expect(new Set(games.map(({ theme }) => theme.motif)).size).toBeGreaterThanOrEqual(40);
});

it('refers to nothing but its own ids, and repeats none', () => {
  const odd = posters.filter(({ svg }) => {
    const ids = idsIn(svg);
    const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
    return used.length === 0 || new Set(ids).size < ids.length || used.some((id) => !ids.includes(id));
  });
  expect(odd.map(({ name }) => name)).toEqual([]);
});

it('can stand beside any other poster on one page: no id is shared', () => {
  const ids = posters.flatMap(({ svg }) => idsIn(svg));
  expect(new Set(ids).size).toBe(ids.length);
});

it('gives the same bytes for the same theme', () => {
  expect(posters.map(({ theme }) => drawPoster({ ...theme, lines: [...theme.lines] }))).toEqual(posters.map(({ svg }) => svg));
});

it.each(motifNames)('shows %s in every colouring as a picture, not a box', async (name) => {
  const { colorings }: Motif = motifs[name];
  const themes = posters.flatMap(({ theme }) => (theme.motif === name ? [theme] : []));
  const [sample] = themes;
  // A colouring that no game happens to have is shown on the ground of another.
  const svgs = colorings.flatMap((coloring) => {
    const theme = themes.find((each) => each.coloring === coloring) ?? sample;
    return theme ? [drawPoster({ ...theme, coloring })] : [];
  });
  expect(svgs).toHaveLength(colorings.length);
  const glances = await Promise.all(svgs.map((svg) => glance(svg, 110)));
  expect(Math.min(...glances.map(({ contrast }) => contrast))).toBeGreaterThan(30);
  expect(Math.min(...glances.map(({ colors }) => colors))).toBeGreaterThanOrEqual(8);
});

it('looks different from the poster before it, at a glance', async () => {
  const thumbnails = await Promise.all(posters.slice(0, 120).map(async ({ svg }) => (await glance(svg, 12)).pixels));
  const differences = thumbnails.slice(1).map((thumbnail, place) => {
    const before = thumbnails[place] ?? thumbnail;
    return thumbnail.reduce((sum, value, index) => sum + Math.abs(value - (before[index] ?? 0)), 0) / thumbnail.length;
  });
  expect(Math.min(...differences)).toBeGreaterThan(18);
});
