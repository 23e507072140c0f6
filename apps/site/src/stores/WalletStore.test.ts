import type { ServerResponse } from 'node:http';
import { when } from 'mobx';
import { expect, it, onTestFinished, vi } from 'vitest';
import { balance, member } from '../testing/sample';
import { startStores } from '../testing/startStores';

it('GAM-06 never shows a balance older than one it has shown', async () => {
  const { wallet } = await startStores();
  wallet.take(balance('100000', 5));
  wallet.take(balance('99960', 6));
  wallet.take(balance('100000', 5));
  expect(wallet.balance?.balance).toBe('99960');
  wallet.take(balance('99960', 6));
  expect(wallet.balance?.seq).toBe(6);
});

it('remembers that the amount is hidden', async () => {
  const { wallet, browser, service } = await startStores();
  service.answer('balance', () => ({ value: balance('100', 1) }));
  wallet.toggleHidden();
  expect(wallet.isHidden).toBe(true);
  const again = await startStores();
  again.browser.setItem('balance-hidden', browser.getItem('balance-hidden') ?? '');
  again.service.answer('balance', () => ({ value: balance('100', 1) }));
  await again.wallet.start();
  expect(again.wallet.isHidden).toBe(true);
});

it('GAM-06 follows the pushed balance of a member, and forgets it with the session', async () => {
  const stores = await startStores({ token: 'token' });
  const { service, wallet, push, session } = stores;
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('balance', () => ({ value: balance('100000', 5) }));
  service.answer('logout', () => ({ value: null }));
  onTestFinished(stores.start());

  const stream = await service.nextStream();
  await when(() => wallet.balance?.seq === 5);
  const pushed = JSON.stringify({ kind: 'balance', balance: balance('99960', 6) });
  // Cut at any byte: lines must be reassembled.
  stream.write(`: hello\n\ndata: ${pushed.slice(0, 20)}`);
  stream.write(`${pushed.slice(20)}\n\n`);
  await when(() => wallet.balance?.seq === 6);
  expect(push.isConnected).toBe(true);

  await session.signOut();
  await when(() => !push.isConnected);
  expect(wallet.balance).toBeUndefined();
});

it('opens the stream again when it breaks', async () => {
  const stores = await startStores({ token: 'token' });
  const { service, wallet } = stores;
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('balance', () => ({ value: balance('100000', 5) }));
  onTestFinished(stores.start());
  const stream = await service.nextStream();
  say(stream, 7);
  await when(() => wallet.balance?.seq === 7);

  stream.destroy();
  say(await service.nextStream(), 8);
  await when(() => wallet.balance?.seq === 8);
  expect(wallet.balance?.seq).toBe(8);
});

it('GAM-06 shows the balance less the stake while a game shows a round, and the result after it', async () => {
  const { wallet } = await startStores();
  wallet.take(balance('1000', 5));
  wallet.hold(40n);
  wallet.take(balance('960', 6));
  wallet.take(balance('1560', 7));
  wallet.take(balance('960', 6));
  expect(wallet.balance).toMatchObject({ balance: '960', seq: 5 });
  wallet.release();
  expect(wallet.balance).toMatchObject({ balance: '1560', seq: 7 });
});

it('GAM-06 shows the balance 15 seconds after the last word of a game that stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { wallet } = await startStores();
  wallet.take(balance('1000', 5));
  wallet.hold(40n);
  wallet.take(balance('1560', 7));
  vi.advanceTimersByTime(10_000);
  wallet.hold(40n);
  vi.advanceTimersByTime(14_000);
  expect(wallet.balance?.balance).toBe('960');
  vi.advanceTimersByTime(1000);
  expect(wallet.balance?.balance).toBe('1560');
});

function say(stream: ServerResponse, seq: number) {
  stream.write(`data: ${JSON.stringify({ kind: 'state', balance: balance('99000', seq) })}\n\n`);
}
