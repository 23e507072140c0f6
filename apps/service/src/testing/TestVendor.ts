import { createHash, randomUUID } from 'node:crypto';
import { walletAnswer, walletCalls, type WalletAnswer, type WalletCallName } from '@site/api/vendor';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { sign, type SignedCall } from '../wallet/vendor/signature.ts';

export interface VendorIdentity {
  /** Origin of the service. */
  url: string;
  integration?: string;
  secret: string;
}

/** A vendor that signs and sends any message, valid or not, without state. */
export class TestVendor {
  readonly identity: Required<VendorIdentity>;

  constructor({ integration = 'STUDIO', ...identity }: VendorIdentity) {
    this.identity = { integration, ...identity };
  }

  async ask(call: WalletCallName, input: object): Promise<WalletAnswer> {
    const { answer } = await this.send(walletCalls[call].path, JSON.stringify(input));
    return answer;
  }

  /** Sends a call until it is answered, as vendors do: a busy service puts calls off. */
  async askUntilAnswered(call: WalletCallName, input: object): Promise<WalletAnswer> {
    for (;;) {
      const answer = await this.ask(call, input);
      if (answer.code !== 'TRANSIENT') return answer;
    }
  }

  /** `headers` override the right ones; `signed` overrides the signed parts. */
  async send(
    path: string,
    body: string,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
    signed: Partial<SignedCall> = {},
  ): Promise<{ status: number; answer: WalletAnswer }> {
    const timestamp = headers['X-Timestamp'] ?? String(Date.now());
    const reply = await fetch(`${this.identity.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Vendor': this.identity.integration,
        'X-Timestamp': timestamp,
        'X-Signature': sign(this.identity.secret, { timestamp, method: 'POST', path, body, ...signed }),
        ...headers,
      },
      body,
      ...(signal && { signal }),
    });
    return { status: reply.status, answer: walletAnswer.parse(await reply.json()) };
  }
}

export interface LaunchedGame {
  accountId: number;
  nodeId: number;
  currency?: string;
}

/** Creates the result of a launch: a session of the player's, and a token for the vendor. */
export async function launchFor(
  db: Kysely<Schema>,
  { accountId, nodeId, currency = 'USD' }: LaunchedGame,
): Promise<{ launchToken: string; sessionHash: Buffer }> {
  const launchToken = randomUUID();
  const sessionHash = hashOf(randomUUID());
  const soon = new Date(Date.now() + 60_000);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await db
    .insertInto('session')
    .values({ token_hash: sessionHash, account_id: accountId, expires_at: tomorrow, ip: '127.0.0.1', user_agent: 'test' })
    .execute();
  await db
    .insertInto('launch')
    .values({
      token_hash: hashOf(launchToken),
      account_id: accountId,
      node_id: nodeId,
      currency,
      session_hash: sessionHash,
      expires_at: soon,
    })
    .execute();
  return { launchToken, sessionHash };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
