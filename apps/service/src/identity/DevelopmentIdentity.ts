import { identityCallbackPath, type IdentityCallback } from '@site/api/identity';
import sharp from 'sharp';
import { DevelopmentProvider } from '../dev/DevelopmentProvider.ts';
import type { IdentityCheck, IdentityProvider } from './IdentityProvider.ts';

const LEAST_SIDE_PX = 200;
const HOLDS_MS = 5 * 365 * 24 * 60 * 60_000;

/**
 * An identity provider that looks at nobody: it refuses pictures that are too small to be read, and accepts all others. What it has found it reports
 * as any provider does, after its answer.
 *
 * Source: MEM-25.
 */
export class DevelopmentIdentity extends DevelopmentProvider<IdentityCallback> implements IdentityProvider {
  constructor(secret: string) {
    super(secret, identityCallbackPath);
  }

  async begin({ checkId, pictures }: IdentityCheck): Promise<void> {
    const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    const isSmall = sizes.some(({ width, height }) => Math.min(width, height) < LEAST_SIDE_PX);
    this.reportBehind(
      isSmall
        ? { checkId, status: 'refused', reason: 'The picture is too small to be read.' }
        : { checkId, status: 'accepted', expiresAt: Date.now() + HOLDS_MS },
    );
  }
}
