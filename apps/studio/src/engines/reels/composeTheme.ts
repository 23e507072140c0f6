import { mix } from '../../art/colors.ts';
import { scatter } from '../../art/geometry.ts';
import { type MotifName, motifs } from '../../art/motifs/motifs.ts';
import { type RampName, ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import type { GameTraits } from '../../core/Engine.ts';
import { models } from './models.ts';
import type { Cabinet, SlotSymbol, Strip, Theme } from './Theme.ts';

/** Gradients of cells on which every symbol stands out. */
const cells: readonly Cabinet['cell'][] = [
  ['#FFF8E6', '#F1DFB8'],
  ['#F2FBFF', '#C4E2F4'],
  ['#F4FFF2', '#C6E8CB'],
  ['#FFF3F7', '#F2C9D8'],
  ['#F7F3FF', '#D3C7F2'],
  ['#FFF6EC', '#F2CFA8'],
  ['#FBFBF6', '#D9DBCB'],
  ['#EFFCFA', '#B9E3DD'],
];

/**
 * Returns the theme of a game: one drawn by hand, or a model's strips and pays with symbols and colours of the game's own. The game's motif
 * pays most; the others, their colours and the cells follow from its code.
 */
export function composeTheme({ gameCode, look }: GameTraits): Theme {
  const drawn = models.find(({ name }) => name === gameCode);
  if (drawn) return { ...drawn, hand: look.hand, cabinet: light(drawn.cabinet, look) };
  const next = scatter(seedOf(gameCode));
  const below = (end: number) => Math.floor(next() * end);
  const model = models[below(models.length)];
  const cell = cells[below(cells.length)];
  if (!model || !cell) throw new Error('The reels have no models.');
  const own = replaceSymbols(model, look.motif, below);
  const named = <Value>(by: Partial<Record<SlotSymbol, Value>>) =>
    Object.fromEntries(Object.entries(by).map(([symbol, value]) => [own(symbol as SlotSymbol), value]));
  const rename = (strips: readonly Strip[]) => strips.map((strip) => strip.map(own));
  return {
    ...model,
    name: gameCode,
    hand: look.hand,
    symbols: colorSymbols(
      Object.keys(model.symbols).map((symbol) => own(symbol as SlotSymbol)),
      look,
      below,
    ),
    wild: own(model.wild),
    scatter: own(model.scatter),
    strips: rename(model.strips),
    pays: named(model.pays),
    freeSpins: model.freeSpins && { ...model.freeSpins, strips: rename(model.freeSpins.strips) },
    cabinet: light(cabinetOf(look, cell), look),
  };
}

/** Returns the replacement of each of the model's symbols: the game's motif for the wild one, and others drawn for the rest. */
function replaceSymbols({ symbols, wild }: Theme, motif: MotifName, below: (end: number) => number): (symbol: SlotSymbol) => SlotSymbol {
  const rest = (Object.keys(motifs) as MotifName[]).filter((name) => name !== motif);
  const replaced = new Map<SlotSymbol, SlotSymbol>([[wild, motif]]);
  for (const symbol of Object.keys(symbols) as SlotSymbol[])
    if (symbol !== wild) replaced.set(symbol, rest.splice(below(rest.length), 1)[0] ?? motif);
  return (symbol) => replaced.get(symbol) ?? symbol;
}

/** Colours the symbols, each unlike the last ones where its motif allows. The game's motif keeps the colouring of its poster. */
function colorSymbols(
  names: readonly SlotSymbol[],
  { motif, coloring }: GameTraits['look'],
  below: (end: number) => number,
): Theme['symbols'] {
  const used: RampName[] = [coloring];
  const colored: Theme['symbols'] = {};
  for (const name of names) {
    const offered: readonly RampName[] = motifs[name].colorings;
    const fresh = offered.filter((ramp) => !used.includes(ramp));
    const chosen =
      name === motif ? coloring : ((fresh.length > 0 ? fresh : offered)[below(Math.max(1, fresh.length || offered.length))] ?? coloring);
    colored[name] = chosen;
    used.push(chosen);
  }
  return colored;
}

/** Darkens the cells behind signs that glow. */
function light(cabinet: Cabinet, { hand, tone }: GameTraits['look']): Cabinet {
  return hand === 'neon' ? { ...cabinet, cell: [mix(tones[tone].foot, '#1A1730', 0.6), mix(tones[tone].ink, '#06050F', 0.7)] } : cabinet;
}

function cabinetOf({ tone, key, coloring }: GameTraits['look'], cell: Cabinet['cell']): Cabinet {
  const { base, foot, ink } = tones[tone];
  const accent = ramps[key];
  return {
    lit: base,
    edge: foot,
    board: accent.dark,
    rim: accent.mid,
    frame: ink,
    cell,
    winCell: ['#FFE38A', '#FFC02E'],
    winEdge: ramps[coloring].deep,
    ink: '#1A0B05',
  };
}

/** Returns a seed from the letters of a code: FNV-1a. */
function seedOf(code: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < code.length; index += 1) hash = Math.imul(hash ^ code.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
