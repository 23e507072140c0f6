import { identityCallbackPath, type IdentityCallback } from '@site/api/identity';
import sharp from 'sharp';
import { sign } from '../wallet/vendor/signature.ts';
import type { IdentityCheck, IdentityProvider } from './IdentityProvider.ts';

const CALLBACK_TIMEOUT_MS = 10_000;
const LEAST_SIDE_PX = 200;
const HOLDS_MS = 5 * 365 * 24 * 60 * 60_000;

/**
 * An identity provider that looks at nobody: it refuses pictures that are too small to be read, and accepts all others. What it has found it reports
 * as any provider does, after its answer.
 *
 * Source: MEM-25.
 */
export class DevelopmentIdentity implements IdentityProvider {
  readonly name = 'development';
  readonly secret: string;
  /** Origin that its callbacks go to, once the service listens. */
  callbackOrigin: string | undefined;

  constructor(secret: string) {
    this.secret = secret;
  }

  async begin({ checkId, pictures }: IdentityCheck): Promise<void> {
    const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    const isSmall = sizes.some(({ width, height }) => Math.min(width, height) < LEAST_SIDE_PX);
    void this.report(
      isSmall
        ? { checkId, status: 'refused', reason: 'The picture is too small to be read.' }
        : { checkId, status: 'accepted', expiresAt: Date.now() + HOLDS_MS },
    ).catch((error: unknown) =>
      console.error(`A check of the stand-in was not reported: ${error instanceof Error ? error.message : 'unknown'}.`),
    );
  }

  /** Sends a signed callback. Returns the status of the answer. */
  async report(callback: IdentityCallback): Promise<number> {
    if (!this.callbackOrigin) throw new Error('The service does not listen yet');
    const path = identityCallbackPath(this.name);
    const body = JSON.stringify(callback);
    const timestamp = String(Date.now());
    const { status } = await fetch(this.callbackOrigin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Timestamp': timestamp,
        'X-Signature': sign(this.secret, { timestamp, method: 'POST', path, body }),
      },
      body,
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    return status;
  }
}
