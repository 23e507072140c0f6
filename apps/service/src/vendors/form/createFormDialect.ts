import type { WalletCallName } from '@site/api/vendor';
import { decimalsOf } from '@site/money/currency';
import { decimalOf } from '@site/money/decimal';
import type { WalletDialect } from '../../wallet/WalletDialect.ts';
import { minorOfText } from './minorOfText.ts';
import { isFormSigned } from './signForm.ts';

const TOLERANCE_S = 5 * 60;

const callOf: Record<string, WalletCallName> = { balance: 'balance', bet: 'debit', win: 'credit', refund: 'rollback' };

/** Names of our fields in the vendor's forms. */
const fieldOf = {
  playerId: 'player_id',
  sessionId: 'session_id',
  gameCode: 'game_uuid',
  txId: 'transaction_id',
  refTxId: 'bet_transaction_id',
  roundId: 'round_id',
  currency: 'currency',
} as const;

/**
 * Creates the form dialect, which aggregators speak: one address for all calls, a form whose `action` names the call, amounts as decimal
 * text, and a signature over the form and the headers in one order. It knows two errors; the description of one is our code. A game is
 * played under the token of its launch: there is no other session.
 *
 * Source: VEN-01.
 */
export const createFormDialect = ({ merchantId, secret }: { merchantId: string; secret: string }): WalletDialect => ({
  paths: ['/callback'],
  playsByLaunchToken: true,
  read({ header, body }) {
    const form = new URLSearchParams(body.toString());
    const headers = { 'X-Merchant-Id': header('x-merchant-id'), 'X-Timestamp': header('x-timestamp'), 'X-Nonce': header('x-nonce') };
    const isRecent = Math.abs(Date.now() / 1000 - Number(headers['X-Timestamp'] || Number.NaN)) <= TOLERANCE_S;
    const isKnown = headers['X-Merchant-Id'] === merchantId && isFormSigned(secret, form, headers, header('x-sign'));
    if (!isKnown || !isRecent) return { code: 'BAD_SIGNATURE' };
    const call = callOf[form.get('action') ?? ''];
    if (!call) return { code: 'INVALID_INPUT', field: 'action' };
    const content: Record<string, unknown> = Object.fromEntries(
      Object.entries(fieldOf).flatMap(([ours, theirs]) => (form.has(theirs) ? [[ours, form.get(theirs)]] : [])),
    );
    if (call !== 'debit' && call !== 'credit') return { call, content };
    const currency = form.get('currency') ?? '';
    const amountMinor = /^[A-Z]{3,4}$/.test(currency) ? minorOfText(form.get('amount') ?? '', decimalsOf(currency)) : undefined;
    if (amountMinor === undefined) return { code: 'INVALID_INPUT', field: 'amount' };
    return { call, content: { ...content, amountMinor, roundEnd: form.get('finished') === '1' } };
  },
  write({ code, balanceMinor, currency, ourTxId }) {
    if (code !== 'OK') {
      const error_code = code === 'INSUFFICIENT_FUNDS' ? code : 'INTERNAL_ERROR';
      return { status: code === 'TRANSIENT' ? 503 : 200, body: { error_code, error_description: code } };
    }
    const balance = balanceMinor && currency && Number(decimalOf(BigInt(balanceMinor), decimalsOf(currency)));
    return { status: 200, body: { balance, ...(ourTxId && { transaction_id: ourTxId }) } };
  },
});
