import { identityCallback, identityCallbackPath, type IdentityCode, statusOfIdentityCode } from '@site/api/identity';
import type { FastifyPluginCallback } from 'fastify';
import { serveSignedCallbacks } from '../http/serveSignedCallbacks.ts';
import { decideDocument } from '../profile/decideDocument.ts';
import type { Services } from '../services.ts';
import { DevelopmentIdentity } from './DevelopmentIdentity.ts';

const codes = { notFound: 'CHECK_NOT_FOUND', conflict: 'DUPLICATE_MISMATCH' } as const satisfies Record<string, IdentityCode>;

/**
 * Serves the callbacks of identity providers. A check ends once: the same report may come again, another about the same is refused, and so is one
 * about a document that an operator has decided.
 *
 * Source: MEM-25.
 */
export function serveIdentity(services: Services): FastifyPluginCallback {
  return serveSignedCallbacks<IdentityCode>({
    statusOf: statusOfIdentityCode,
    callbacks: services.config.identity.map((provider) => ({
      path: identityCallbackPath(provider.name),
      secret: provider.secret,
      async apply(content) {
        const { data } = identityCallback.safeParse(content);
        const now = new Date();
        if (!data || (data.expiresAt !== null && data.expiresAt <= now.getTime())) return 'INVALID_INPUT';
        const outcome = await decideDocument(services, {
          id: data.checkId,
          isAccepted: data.status === 'accepted',
          reason: data.reason,
          expiresAt: data.expiresAt === null ? null : new Date(data.expiresAt),
          by: { provider: provider.name },
          now,
        });
        return outcome ? codes[outcome] : 'OK';
      },
    })),
    onListen(origin) {
      for (const provider of services.config.identity) if (provider instanceof DevelopmentIdentity) provider.callbackOrigin = origin;
    },
  });
}
