import { expect, it } from 'vitest';
import type { FailureCode } from './load';
import { MoneyCall, ofMoney } from './MoneyCall';

const failedWith = (code: FailureCode, details = {}) => ({ ok: false, code, details }) as const;

it('ERR-10 a call that moves money keeps its id until it succeeds or asks for something else', async () => {
  const call = new MoneyCall();
  const ids: string[] = [];
  const make = (content: string, reply: { ok: true } | ReturnType<typeof failedWith>) =>
    call.make<typeof reply>(content, (id) => {
      ids.push(id);
      return Promise.resolve(reply);
    });
  await make('500', failedWith('networkAbnormal'));
  await make('500', failedWith('unavailable'));
  await make('500', { ok: true });
  await make('500', { ok: true });
  await make('700', failedWith('networkAbnormal'));
  await make('500', { ok: true });
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(4);
});

it.each([
  ['wrongPaymentPassword', 'none'],
  ['insufficientFunds', 'none'],
  ['tooMany', 'none'],
  ['networkAbnormal', 'unknown'],
  ['unavailable', 'unknown'],
  ['vendorDown', 'unknown'],
] as const)('ERR-10 after %s money has moved: %s, with a reference', (code, moved) => {
  expect(ofMoney(failedWith(code), 'transfer-1')).toEqual({ ok: false, code, moved, details: { reference: 'transfer-1' } });
  // The log's own reference is worth more.
  expect(ofMoney(failedWith(code, { reference: 'log-1' }), 'transfer-1').details).toEqual({ reference: 'log-1' });
});
