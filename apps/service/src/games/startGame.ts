import { createHash, randomBytes } from 'node:crypto';
import type { Game, launchGame } from '@site/api/games';
import type { VendorLaunchInput } from '@site/api/vendor';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Request } from '../http/handle.ts';
import { isRunning, playedSince } from '../ledger/executeOperation.ts';
import { authenticate } from '../wallet/vendor/authenticate.ts';
import { playerIdOf } from '../wallet/vendor/playerId.ts';
import { readProductBlock } from '../limits/readProductBlock.ts';
import { isReturnable } from './isReturnable.ts';
import { launchSite } from './launchSite.ts';
import { marksOf } from './marksOf.ts';
import { onCdn } from './onCdn.ts';

const TOKEN_MS = 5 * 60_000;

export type WalletKey = Pick<Schema['wallet'], 'account_id' | 'currency'>;

type Asked = Pick<VendorLaunchInput, 'device' | 'theme' | 'backUrl' | 'roomId' | 'eventId' | 'lottery'> & { currency?: string | undefined };
type Caller = Omit<Request<typeof launchGame>, 'input'>;

export type Started =
  | { ok: true; gameUrl: string; mode: 'frame' | 'window'; speaks: boolean; wallet: WalletKey }
  | { ok: false; code: 'limitReached' | 'gameDisabled' | 'vendorDown' }
  | { ok: false; code: 'limitReached' | 'invalidInput'; details: { field: string; rule: string } };

/**
 * Starts an open game for a member: checks the account, the wallet and its limits, requests a single-use address from the vendor, and
 * remembers the game as played.
 *
 * Source: GAM-06.
 */
export async function startGame(game: Game, asked: Asked, caller: Caller): Promise<Started> {
  const { member, merchant, language, sessionHash, address, headers, origin, now, services } = caller;
  const { db, brands, catalogue, config, adapters } = services;
  if (!isReturnable(asked.backUrl)) return { ok: false, code: 'invalidInput', details: { field: 'backUrl', rule: 'path' } };
  const wallet = { account_id: member.id, currency: asked.currency ?? member.currency };
  if (!(await hasWallet(db, wallet)))
    return { ok: false, code: 'invalidInput', details: { field: 'currency', rule: 'a wallet of the account' } };
  if (await isBlocked(db, member.id, game.gameType, now))
    return { ok: false, code: 'limitReached', details: { field: 'gameType', rule: 'blocked' } };
  if (await isLimitReached(db, wallet, game.gameType)) return { ok: false, code: 'limitReached' };

  const { vendors } = await catalogue.read();
  const adapter = adapters.get(vendors.get(game.vassalage)?.integration ?? '');
  if (!adapter) return { ok: false, code: 'gameDisabled' };
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
  const { integration, dialect, speaks = false } = adapter;
  if (dialect?.playsByLaunchToken) await authenticate({ db, integration }, { launchToken }, launchToken);
  const brand = await brands.of(merchant);
  const launched = await adapter.launch({
    playerId: playerIdOf(member.id),
    gameCode: game.gameCode,
    language,
    theme: asked.theme,
    currency: wallet.currency,
    device: asked.device,
    backUrl: asked.backUrl,
    ...(asked.eventId !== undefined && { eventId: asked.eventId }),
    launchToken,
    ...(asked.roomId !== undefined && { roomId: asked.roomId }),
    ...(asked.lottery && { lottery: asked.lottery }),
    marks: await marksOf(services, { sessionHash, address, integration: adapter.integration }),
    site: launchSite({ pageOrigin: headers.origin ?? origin, brand, brands: await brands.list(), config }),
  });
  if (!launched) return { ok: false, code: 'vendorDown' };
  await db
    .insertInto('recent_game')
    .values({ account_id: member.id, node_id: game.nodeId, played_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'node_id']).doUpdateSet({ played_at: now }))
    .execute();
  const { url, opensWindow = false } = launched;
  return { ok: true, gameUrl: onCdn(url, brand.settings.launchGameCDNs), mode: opensWindow ? 'window' : 'frame', speaks, wallet };
}

async function hasWallet(db: Kysely<Schema>, { account_id, currency }: WalletKey): Promise<boolean> {
  const wallet = await db
    .selectFrom('wallet')
    .where('account_id', '=', account_id)
    .where('currency', '=', currency)
    .select('currency')
    .executeTakeFirst();
  return wallet !== undefined;
}

/** Returns true for a type of games that the member has blocked. Source: RES-02, docs/domain.md DR-23.7. */
async function isBlocked(db: Kysely<Schema>, accountId: number, gameType: string, now: Date): Promise<boolean> {
  const { list } = await readProductBlock(db, accountId, now);
  return list.some((row) => row.gameType === gameType && row.isBlocked);
}

async function isLimitReached(db: Kysely<Schema>, { account_id, currency }: WalletKey, gameType: string): Promise<boolean> {
  const reached = await db
    .selectFrom('play_limit as l')
    .where('l.account_id', '=', account_id)
    .where('l.currency', 'in', [currency, ''])
    .where('l.kind', '!=', 'deposit')
    .where('l.game_type', 'in', [gameType, ''])
    .where(
      sql<boolean>`(${isRunning} and l.used_minor + case l.kind when 'session' then ${playedSince('now()')} else 0 end >= l.amount_minor or l.amount_minor = 0)`,
    )
    .select('l.kind')
    .executeTakeFirst();
  return reached !== undefined;
}
