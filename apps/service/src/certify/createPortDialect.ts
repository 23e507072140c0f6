import { walletAnswer, walletCalls } from '@site/api/vendor';
import { sign } from '../wallet/vendor/signature.ts';
import type { Dialect } from './Dialect.ts';

/** Creates the dialect of the wallet port itself. Source: VEN-01. */
export function createPortDialect({ url, vendor, secret }: { url: string; vendor: string; secret: string }): Dialect {
  return {
    async send(call, input, { isForged = false, signal } = {}) {
      const { path } = walletCalls[call];
      const body = JSON.stringify(input);
      const timestamp = String(Date.now());
      const reply = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Vendor': vendor,
          'X-Timestamp': timestamp,
          'X-Signature': sign(isForged ? `not ${secret}` : secret, { timestamp, method: 'POST', path, body }),
        },
        body,
        ...(signal && { signal }),
      });
      return walletAnswer.parse(await reply.json());
    },
  };
}
