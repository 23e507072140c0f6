import { createHash, randomBytes } from 'node:crypto';
import { launchGame } from '@site/api/games';
import { decideLaunch } from '@site/rules/launch';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { isRunning } from '../ledger/executeOperation.ts';
import { isReturnable } from './isReturnable.ts';
import { launchSite } from './launchSite.ts';
import { onCdn } from './onCdn.ts';
import { playerIdOf } from '../wallet/vendor/playerId.ts';

const TOKEN_MS = 5 * 60_000;

/**
 * Starts a game: repeats the site's checks, then requests a single-use address from the vendor.
 *
 * Source: GAM-02, GAM-06.
 */
export default handle(launchGame, async ({ input, member, merchant, language, sessionHash, headers, origin, now, services }) => {
  const { db, brands, catalogue, config, shelves, adapters } = services;
  const [{ vendors, games }, shelf] = await Promise.all([catalogue.read(), shelves.of(merchant, language)]);
  const game = shelf.find(input.nodeId);
  if (!game) return refuse(games.some((one) => one.nodeId === input.nodeId && one.status === 'disabled') ? 'gameDisabled' : 'notFound');
  const decision = decideLaunch(member, game);
  if (decision.kind === 'needsRealAccount') return refuse('needsRealAccount');
  if (member.state !== 'active') return refuse(member.state);
  // Groups and lotteries have pages of their own and cannot be started.
  if (decision.kind !== 'start') return refuse('gameDisabled');
  if (!isReturnable(input.backUrl)) return refuse('invalidInput', { field: 'backUrl', rule: 'path' });
  const wallet = { account_id: member.id, currency: input.currency ?? member.currency };
  if (!(await hasWallet(db, wallet))) return refuse('invalidInput', { field: 'currency', rule: 'a wallet of the account' });
  const [hasReachedLimit, unfinished] = [await isLimitReached(db, wallet), await unfinishedRound(db, wallet, game.nodeId)];
  if (hasReachedLimit) return refuse('limitReached');

  const adapter = adapters.get(vendors.get(game.vassalage)?.integration ?? '');
  if (!adapter) return refuse('gameDisabled');
  const launchToken = randomBytes(32).toString('base64url');
  await db
    .insertInto('launch')
    .values({
      token_hash: createHash('sha256').update(launchToken).digest(),
      ...wallet,
      node_id: game.nodeId,
      session_hash: sessionHash,
      expires_at: new Date(now.getTime() + TOKEN_MS),
    })
    .execute();
  const brand = await brands.of(merchant);
  const gameUrl = await adapter.launch({
    playerId: playerIdOf(member.id),
    gameCode: game.gameCode,
    language,
    theme: input.theme,
    currency: wallet.currency,
    device: input.device,
    backUrl: input.backUrl,
    launchToken,
    site: launchSite({ pageOrigin: headers.origin ?? origin, brand, brands: await brands.list(), config }),
  });
  if (!gameUrl) return refuse('vendorDown');
  await db
    .insertInto('recent_game')
    .values({ account_id: member.id, node_id: game.nodeId, played_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'node_id']).doUpdateSet({ played_at: now }))
    .execute();
  return accept({ gameUrl: onCdn(gameUrl, brand.settings.launchGameCDNs), mode: 'frame', unfinished, displayName: game.displayName });
});

type WalletKey = Pick<Schema['wallet'], 'account_id' | 'currency'>;

async function hasWallet(db: Kysely<Schema>, { account_id, currency }: WalletKey): Promise<boolean> {
  const wallet = await db
    .selectFrom('wallet')
    .where('account_id', '=', account_id)
    .where('currency', '=', currency)
    .select('currency')
    .executeTakeFirst();
  return wallet !== undefined;
}

async function isLimitReached(db: Kysely<Schema>, { account_id, currency }: WalletKey): Promise<boolean> {
  const reached = await db
    .selectFrom('play_limit as l')
    .where('l.account_id', '=', account_id)
    .where('l.currency', '=', currency)
    .where(sql<boolean>`(${isRunning} and l.used_minor >= l.amount_minor or l.amount_minor = 0)`)
    .select('l.kind')
    .executeTakeFirst();
  return reached !== undefined;
}

async function unfinishedRound(db: Kysely<Schema>, { account_id, currency }: WalletKey, nodeId: number): Promise<string | null> {
  const open = await db
    .selectFrom('bet')
    .where('account_id', '=', account_id)
    .where('currency', '=', currency)
    .where('status', '=', 'open')
    .where('node_id', '=', nodeId)
    .orderBy('placed_at', 'desc')
    .select('round_id')
    .executeTakeFirst();
  return open?.round_id ?? null;
}
