import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ChainLink, shareChain } from './shareChain.ts';

const noWallet = () => 0n;
const netsOf = (...[links, walletMinorOf]: Parameters<typeof shareChain>) =>
  new Map([...shareChain(links, walletMinorOf)].map(([takerId, { netMinor }]) => [takerId, netMinor]));

it('DR-11.3 leaves 3,200, 1,600 and 200 of the worked example, 5,000 in all', () => {
  const links = [
    { takerId: 1, giverId: null, grossMinor: 5000n },
    { takerId: 2, giverId: 1, grossMinor: 1800n },
    { takerId: 3, giverId: 2, grossMinor: 200n },
  ];
  expect(Object.fromEntries(netsOf(links, noWallet))).toEqual({ 1: 3200n, 2: 1600n, 3: 200n });
});

it.each([
  ['lets an upline that earns less than it gives add the difference', 10n, { 1: -2n, 2: 5n }],
  ['gives those below what there is where the wallet is short', 1n, { 1: -1n, 2: 4n }],
])('DR-11.3 %s', (_what, walletMinor, nets) => {
  const links = [
    { takerId: 1, giverId: null, grossMinor: 3n },
    { takerId: 2, giverId: 1, grossMinor: 5n },
  ];
  expect(Object.fromEntries(netsOf(links, () => walletMinor))).toEqual(nets);
});

it.each([
  ['takes back through the chain, each from its own wallet', [10n, 10n], [-5n, -3n], { 1: -2n, 2: -3n }],
  ['takes what there is from a taker, and its upline stands in for the rest', [10n, 1n], [-5n, -3n], { 1: -4n, 2: -1n }],
  ['takes nothing from empty wallets', [0n, 0n], [-5n, -3n], { 1: 0n, 2: 0n }],
  ['gives below what came back from there, too', [0n, 4n], [3n, -4n], { 1: 7n, 2: -4n }],
])('DR-11.3 %s', (_what, wallets, [above = 0n, below = 0n], nets) => {
  const links = [
    { takerId: 1, giverId: null, grossMinor: above },
    { takerId: 2, giverId: 1, grossMinor: below },
  ];
  expect(Object.fromEntries(netsOf(links, (takerId) => wallets[takerId - 1] ?? 0n))).toEqual(nets);
});

it('DR-11 pays over any chain what the platform moves to and from its heads, and draws no wallet below zero', () => {
  const anyLinks = fc
    .array(fc.record({ giver: fc.integer({ min: 0, max: 20 }), grossMinor: fc.bigInt(-1000n, 1000n) }), { maxLength: 12 })
    .map((drawn) =>
      drawn.map(({ giver, grossMinor }, index): ChainLink => ({
        takerId: index + 1,
        giverId: giver > 0 && giver <= index ? giver : null,
        grossMinor,
      })),
    );
  fc.assert(
    fc.property(anyLinks, fc.bigInt(0n, 500n), (links, walletMinor) => {
      const shares = shareChain(links, () => walletMinor);
      const heads = links.filter(({ giverId }) => giverId === null);
      const fromPlatform = heads.reduce((sum, { takerId }) => sum + (shares.get(takerId)?.receivedMinor ?? 0n), 0n);
      expect([...shares.values()].reduce((sum, { netMinor }) => sum + netMinor, 0n)).toBe(fromPlatform);
      for (const { takerId, giverId, grossMinor } of links) {
        const { receivedMinor = 0n, netMinor = 0n } = shares.get(takerId) ?? {};
        expect(netMinor >= -walletMinor).toBe(true);
        const isTowardsGross =
          grossMinor > 0n ? receivedMinor >= 0n && receivedMinor <= grossMinor : receivedMinor <= 0n && receivedMinor >= grossMinor;
        expect(isTowardsGross).toBe(true);
        const isOfPlatform = grossMinor > 0n && giverId === null;
        // The platform always has enough money.
        expect(isOfPlatform ? receivedMinor : grossMinor).toBe(grossMinor);
      }
    }),
  );
});
