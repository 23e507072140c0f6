import { describe, expect, it } from 'vitest';
import type { Game } from '@site/api/games';
import { NameSearch } from './NameSearch.ts';

const game = (gameName: string, displayName = gameName, nodeId = 0): Game => ({
  nodeId,
  nodeName: displayName,
  gameName,
  displayName,
  gameType: 'RNG',
  vassalage: 'PG',
  gameCode: gameName,
  gameClassify: 'SLOTS',
  isHot: 0,
  isNew: 0,
  showIcon: 1,
  iconUrl: '',
  lagerIcon: '',
  pictures: [],
  ground: 'ink',
  status: 'open',
  vendorName: '',
});

const search = new NameSearch([
  game('Big Tiger Fair'),
  game('Gold Tiger', 'সোনার বাঘ'),
  game('Tigerlily'),
  game('Tiger'),
  game('Sun Pharaoh', 'فرعون الشمس'),
  game('Old Goldsmith'),
  game('Élan Vital'),
  game('Lucky 7'),
]);
const find = (text: string) => search.find(text).map(({ gameName }) => gameName);

describe('LOB-08 a search by name', () => {
  it('ranks the exact name first, then prefixes of names, then words, then substrings', () => {
    expect(find('tiger')).toEqual(['Tiger', 'Tigerlily', 'Big Tiger Fair', 'Gold Tiger']);
    expect(find('gold')).toEqual(['Gold Tiger', 'Old Goldsmith']);
  });

  it.each([
    ['TIGER  gold', ['Gold Tiger']],
    ['goldtiger', ['Gold Tiger']],
    ['tigre', ['Big Tiger Fair', 'Gold Tiger', 'Tigerlily', 'Tiger']],
    ['pharoah', ['Sun Pharaoh']],
    ['elan', ['Élan Vital']],
    ['বাঘ', ['Gold Tiger']],
    ['سونা', []],
    ['الشمس', ['Sun Pharaoh']],
    ['lucky ٧', ['Lucky 7']],
    ['gold tigr', ['Gold Tiger']],
    ['zzzz', []],
    ['   ', []],
    ['💥', []],
    ['<script>alert(1)</script>', []],
    ["' or 1=1 --", []],
    ['%', []],
    ['.*', []],
    ['x'.repeat(60), []],
  ])('%j finds %j', (text, names) => {
    expect(find(text)).toEqual(names);
  });

  it('LOB-08 takes at most 100 ms of the processor among ten thousand games, whatever the term', () => {
    const syllables = ['gol', 'ti', 'ger', 'lo', 'tus', 'dra', 'gon', 'sun', 'pha', 'raoh', 'moon', 'ri', 'ver'];
    const word = (seed: number) =>
      [0, 1, 2].map((turn) => syllables[(seed * (turn + 3) + turn * 5 + (seed >> 4)) % syllables.length]).join('');
    const many = new NameSearch(Array.from({ length: 10_000 }, (_, index) => game(`${word(index)} ${word(index * 7 + 1)} ${index}`)));
    for (const text of ['goltitus', 'tigerlo draogn', 'e', 'zzzzzzzzzz', 'moonrivre 77']) {
      const spent = process.threadCpuUsage();
      many.find(text);
      expect(process.threadCpuUsage(spent).user).toBeLessThan(100_000);
    }
  });
});
