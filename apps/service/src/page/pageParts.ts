import { type OwnPath, ownParts } from './ownParts.ts';

/**
 * Parts of a server-rendered page. Each is read on its own: one that cannot be read is left out, and the rest is served.
 *
 * Source: ERR-10.
 */
export const pageParts = [
  'lobby',
  'lobby.activity',
  'lobby.bannerCounts',
  'lobby.banners',
  'lobby.jackpotCounts',
  'lobby.playerNotices',
  'lobby.winners',
  'banners',
  'games',
  'jackpots',
  'promotion',
  ...(Object.keys(ownParts) as OwnPath[]),
] as const;

export type PagePart = (typeof pageParts)[number];
