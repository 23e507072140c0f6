import { createHmac } from 'node:crypto';
import type { WalletAnswer, WalletCallName, WalletCode } from '@site/api/vendor';
import type { Dialect } from '../../certify/Dialect.ts';

const codeOf: Record<string, WalletCode> = {
  RS_OK: 'OK',
  RS_ERROR_INVALID_TOKEN: 'INVALID_TOKEN',
  RS_ERROR_NOT_ENOUGH_MONEY: 'INSUFFICIENT_FUNDS',
  RS_ERROR_DUPLICATE_TRANSACTION: 'DUPLICATE_MISMATCH',
  RS_ERROR_INVALID_SIGNATURE: 'BAD_SIGNATURE',
  RS_ERROR_WRONG_SYNTAX: 'INVALID_INPUT',
};

interface Reply {
  status: string;
  balance?: number;
  currency?: string;
  player_id?: string;
  session_token?: string;
  game_id?: string;
  field?: string;
}

/** Sends a body to a path of the wallet, signed as the vendor does, for that path unless another is given. */
export async function sendDecimal(
  { url, secret }: { url: string; secret: string },
  call: WalletCallName,
  body: string,
  { signal, signedFor = call }: { signal?: AbortSignal | undefined; signedFor?: WalletCallName } = {},
): Promise<{ httpStatus: number; reply: Reply }> {
  const answer = await fetch(`${url}/vendor/decimal/wallet/${call}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Sign': createHmac('sha256', secret).update(`/wallet/${signedFor}\n${body}`).digest('hex'),
    },
    body,
    ...(signal && { signal }),
  });
  return { httpStatus: answer.status, reply: (await answer.json()) as Reply };
}

/** Creates the vendor's side of the decimal dialect in US dollars, for the conformance suite. */
export const createDecimalDriver = ({ url, secret }: { url: string; secret: string }): Dialect => ({
  lacksCampaigns: true,
  async send(call, input, { isForged = false, signal } = {}): Promise<WalletAnswer> {
    const content = {
      token: input['launchToken'],
      player_id: input['playerId'],
      session_token: input['sessionId'],
      game_id: input['gameCode'],
      transaction_id: input['txId'],
      ref_transaction_id: input['refTxId'],
      round_id: input['roundId'],
      round_closed: input['roundEnd'],
      currency: input['currency'],
      ...(input['amountMinor'] !== undefined && { amount: Number(input['amountMinor']) / 100 }),
    };
    const signedBy = isForged ? 'another secret for tests' : secret;
    const { httpStatus, reply } = await sendDecimal({ url, secret: signedBy }, call, JSON.stringify(content), { signal });
    if (httpStatus === 503) return { code: 'TRANSIENT' };
    const code = codeOf[reply.status];
    if (!code) throw new Error(`The status ${reply.status} is unknown.`);
    return {
      code,
      ...(reply.balance !== undefined && { balanceMinor: String(Math.round(reply.balance * 100)) }),
      ...(reply.currency && { currency: reply.currency }),
      ...(reply.player_id && { playerId: reply.player_id, sessionId: reply.session_token, gameCode: reply.game_id }),
    };
  },
});
