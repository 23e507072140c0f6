import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ChainLink, shareChain } from './shareChain.ts';

const noWallet = () => 0n;

it('DR-11.3 leaves 3,200, 1,600 and 200 of the worked example, 5,000 in all', () => {
  const links = [
    { takerId: 1, giverId: null, grossMinor: 5000n },
    { takerId: 2, giverId: 1, grossMinor: 1800n },
    { takerId: 3, giverId: 2, grossMinor: 200n },
  ];
  expect(Object.fromEntries(shareChain(links, noWallet))).toEqual({ 1: 3200n, 2: 1600n, 3: 200n });
});

it.each([
  ['lets an upline that earns less than it gives add the difference', 10n, { 1: -2n, 2: 5n }],
  ['gives those below what there is where the wallet is short', 1n, { 1: -1n, 2: 4n }],
])('DR-11.3 %s', (_what, walletMinor, nets) => {
  const links = [
    { takerId: 1, giverId: null, grossMinor: 3n },
    { takerId: 2, giverId: 1, grossMinor: 5n },
  ];
  expect(Object.fromEntries(shareChain(links, () => walletMinor))).toEqual(nets);
});

it('DR-11 pays over any chain what the platform owes its heads, and draws no wallet below zero', () => {
  const anyLinks = fc
    .array(fc.record({ giver: fc.integer({ min: 0, max: 20 }), grossMinor: fc.bigInt(0n, 1000n) }), { maxLength: 12 })
    .map((drawn) =>
      drawn.map(({ giver, grossMinor }, index): ChainLink => ({
        takerId: index + 1,
        giverId: giver > 0 && giver <= index ? giver : null,
        grossMinor,
      })),
    );
  fc.assert(
    fc.property(anyLinks, fc.bigInt(0n, 500n), (links, walletMinor) => {
      const nets = shareChain(links, () => walletMinor);
      const owed = links.filter(({ giverId }) => giverId === null).reduce((sum, { grossMinor }) => sum + grossMinor, 0n);
      expect([...nets.values()].reduce((sum, net) => sum + net, 0n)).toBe(owed);
      for (const net of nets.values()) expect(net >= -walletMinor).toBe(true);
    }),
  );
});
