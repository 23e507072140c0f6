import { describe, expect, it } from 'vitest';
import { changesOf, readTyped, typedOf } from './settingFields';

describe('OPR-06 fields of settings', () => {
  it.each([
    [0, '0'],
    [5000, '0.5'],
    [123_400, '12.34'],
    [1, '0.0001'],
    [500_000, '50'],
  ])('a rate of %d millionths is typed as %s per cent', (ppm, typed) => {
    expect(typedOf(ppm, 'percent')).toBe(typed);
    expect(readTyped(typed, 'percent')).toBe(ppm);
  });

  it.each(['0,5', '1e3', '-1', '0.00001', 'half'])('what is no rate, "%s", is left to the service to refuse', (typed) => {
    expect(readTyped(typed, 'percent')).toBe(typed);
  });

  const account = { bank: 'Vietcombank', accountNumber: '0000 1023 8475', payeeName: 'MARQUEE PLAY CO' };
  const typedInto = (fields: Record<string, string>) => (name: string) =>
    ({
      'depositAccount.bank': account.bank,
      'depositAccount.accountNumber': account.accountNumber,
      'depositAccount.payeeName': account.payeeName,
      ...fields,
    })[name] ?? '';

  it('one part of an account is changed with the rest of it', () => {
    expect(changesOf('money', { depositAccount: account }, typedInto({}))).toEqual({});
    expect(changesOf('money', { depositAccount: account }, typedInto({ 'depositAccount.bank': 'ACB' }))).toEqual({
      depositAccount: { ...account, bank: 'ACB' },
    });
  });

  it('an account without any part is none', () => {
    expect(changesOf('money', { depositAccount: account }, () => '')).toEqual({ depositAccount: null });
  });
});
