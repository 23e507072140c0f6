import { expect, it } from 'vitest';
import { routes } from '../routes';
import { member } from '../testing/sample';
import { type PlaceName, placeOf } from './places';

const every = () => true;
const none = () => false;
const as = (type: typeof member.type, isOn: (flag: string) => boolean = every) => ({ member: { ...member, type, hasVip: true }, isOn });

/** As if every page stood. */
function build(...paths: string[]) {
  const added = paths.map((path) => ({ path, page: 'member' as const }));
  routes.push(...added);
  return () => void routes.splice(-added.length);
}

it('SHL-11 income opens personalProfit for a member and agentRevenueReport for an agent', () => {
  const undo = build('/member/personalProfit', '/agentHome/agentRevenueReport');
  expect(placeOf('income', as(0))?.href).toBe('/member/personalProfit');
  for (const type of [1, 2, 41, 42] as const) expect(placeOf('income', as(type))?.href).toBe('/agentHome/agentRevenueReport');
  undo();
});

it.each([
  ['vip', '/member/playerRank', 'VIP'],
  ['manualRebate', '/member/manualRebate', 'MANPLAYREB3'],
] as const)('SHL-15 SHL-17 %s is an entry only while its flag is on', (name, path, flag) => {
  const undo = build(path);
  expect(
    placeOf(
      name,
      as(0, (asked) => asked === flag),
    )?.href,
  ).toBe(path);
  expect(placeOf(name, as(0, none))).toBeUndefined();
  undo();
});

it('SHL-15 a member without a rank has no VIP entry, whatever the brand has', () => {
  const undo = build('/member/playerRank');
  expect(placeOf('vip', { member: { ...member, hasVip: false }, isOn: every })).toBeUndefined();
  expect(placeOf('vip', { member: undefined, isOn: every })?.href).toBe('/member/playerRank');
  undo();
});

it('SHL-16 the agent centre is an agent’s entry alone', () => {
  expect(placeOf('agentCentre', as(1))?.href).toBe('/agentHome');
  expect(placeOf('agentCentre', as(0))).toBeUndefined();
  expect(placeOf('agentCentre', { member: undefined, isOn: every })).toBeUndefined();
});

it('SHL-17 an entry is hidden until the table of routes has its page', () => {
  const notYet: PlaceName = 'withdraw';
  expect(routes.some(({ path }) => path === '/member/withdraw')).toBe(placeOf(notYet, as(0)) !== undefined);
  const undo = build('/member/withdraw');
  expect(placeOf(notYet, as(0))?.href).toBe('/member/withdraw');
  undo();
});
