import type { WalletCallName, WalletCode } from '@site/api/vendor';
import { decimalsOf } from '@site/money/currency';
import { decimalOf } from '@site/money/decimal';
import type { WalletDialect } from '../../wallet/WalletDialect.ts';
import { minorOfDecimal } from './minorOfDecimal.ts';
import { isCallSigned } from './signCall.ts';

const callOf: Record<string, WalletCallName> = {
  '/wallet/authenticate': 'authenticate',
  '/wallet/balance': 'balance',
  '/wallet/debit': 'debit',
  '/wallet/credit': 'credit',
  '/wallet/rollback': 'rollback',
};

const statusOf: Record<WalletCode, string> = {
  OK: 'RS_OK',
  INVALID_INPUT: 'RS_ERROR_WRONG_SYNTAX',
  AMOUNT_TOO_LARGE: 'RS_ERROR_LIMIT_REACHED',
  INVALID_TOKEN: 'RS_ERROR_INVALID_TOKEN',
  PLAYER_NOT_FOUND: 'RS_ERROR_INVALID_TOKEN',
  PLAYER_BLOCKED: 'RS_ERROR_USER_DISABLED',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  LIMIT_EXCEEDED: 'RS_ERROR_LIMIT_REACHED',
  NO_FREE_ROUNDS: 'RS_ERROR_UNKNOWN',
  CURRENCY_MISMATCH: 'RS_ERROR_WRONG_CURRENCY',
  GAME_DISABLED: 'RS_ERROR_INVALID_GAME',
  DUPLICATE_MISMATCH: 'RS_ERROR_DUPLICATE_TRANSACTION',
  TRANSACTION_NOT_FOUND: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  TRANSACTION_ROLLED_BACK: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  TRANSACTION_SETTLED: 'RS_ERROR_UNKNOWN',
  BAD_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  TRANSIENT: 'RS_ERROR_UNKNOWN',
};

/** Names of our fields in the vendor's messages. */
const fieldOf = {
  launchToken: 'token',
  playerId: 'player_id',
  sessionId: 'session_token',
  gameCode: 'game_id',
  txId: 'transaction_id',
  refTxId: 'ref_transaction_id',
  roundId: 'round_id',
  roundEnd: 'round_closed',
  currency: 'currency',
  campaignId: 'reward_id',
} as const;

/**
 * Creates the decimal dialect: a path for each call, the HMAC of path and body in `X-Sign`, amounts as decimal numbers, and statuses of its own.
 * The signature names no time, since every call that moves money is executed once by its id, and a launch token is valid once.
 *
 * Source: the calls as in https://docs.velo.games/api/wallet.html, the statuses as in https://docs.hub88.io (Seamless Wallet response
 * statuses).
 */
export const createDecimalDialect = (secret: string): WalletDialect => ({
  paths: Object.keys(callOf),
  read({ path, header, body }) {
    if (!isCallSigned(secret, { path, body, signature: header('x-sign') })) return { code: 'BAD_SIGNATURE' };
    const call = callOf[path];
    const sent = parseObject(body);
    if (!call || !sent) return { code: 'INVALID_INPUT', field: 'body' };
    const content = Object.fromEntries(Object.entries(fieldOf).map(([ours, theirs]) => [ours, sent[theirs]]));
    if (call !== 'debit' && call !== 'credit') return { call, content };
    const { currency } = content;
    const isCurrency = typeof currency === 'string' && /^[A-Z]{3,4}$/.test(currency);
    const amountMinor = isCurrency ? minorOfDecimal(sent['amount'], decimalsOf(currency)) : undefined;
    return amountMinor === undefined ? { code: 'INVALID_INPUT', field: 'amount' } : { call, content: { ...content, amountMinor } };
  },
  write({ code, balanceMinor, currency, playerId, sessionId, gameCode, field }, read) {
    const transaction = 'call' in read ? read.content['txId'] : undefined;
    const balance = balanceMinor && currency && Number(decimalOf(BigInt(balanceMinor), decimalsOf(currency)));
    return {
      status: code === 'TRANSIENT' ? 503 : 200,
      body: {
        status: statusOf[code],
        ...(typeof transaction === 'string' && { transaction_id: transaction }),
        ...(balance !== undefined && { balance, currency }),
        ...(playerId && { player_id: playerId, session_token: sessionId, game_id: gameCode }),
        ...(field && { field: fieldOf[field as keyof typeof fieldOf] ?? field }),
      },
    };
  },
});

function parseObject(body: Buffer): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(String(body));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
