import { z } from 'zod';

/** Codes of game categories. HOME is a state of the page, never of a game. Source: docs/glossary.md. */
export const gameType = z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT']);
export type GameType = z.infer<typeof gameType>;

/** Money on the wire: digits in the currency's smallest unit. JSON numbers lose precision beyond 2^53. */
export const minor = z.string().regex(/^-?\d{1,18}$/);
/** An amount staked, paid or received: never negative. */
export const amountMinor = z.string().regex(/^\d{1,18}$/);

/** ISO 4217, or USDT. */
export const currency = z.string().regex(/^[A-Z]{3,4}$/);

/** Names one of an account's wallets. Default: the account's main currency. */
export const walletCurrency = currency.optional();

/** Language code of `languages.json`, e.g. EN. */
export const languageCode = z.string().regex(/^[A-Z]{2,4}$/);

/** `lang` and `dir` of texts that are not in the language asked for; omitted for those that are. Source: I18-02. */
export const saidIn = z.object({ lang: z.string(), dir: z.enum(['ltr', 'rtl']) }).optional();
export type SaidIn = z.infer<typeof saidIn>;

/** Milliseconds since 1970, UTC. */
export const time = z.int();
/** A time that a caller gives: what a date can hold. */
export const givenTime = time.min(0).max(8_640_000_000_000_000);

/** A calendar day in the brand's time zone. */
export const day = z.iso.date().regex(/^[12]/);

export const pageNo = z.coerce.number().int().min(1).lt(1_000_000_000).default(1);
export const pageSize = (fallback: number) => z.coerce.number().int().min(1).max(100).default(fallback);

/** A vendor's code, e.g. TCG_SEA. */
export const vassalage = z.string().regex(/^[A-Z0-9_]{1,24}$/);

/** The largest number of an `integer` column. */
export const MAX_INTEGER = 2_147_483_647;
/** A game's number. */
export const nodeId = z.coerce.number().int().min(1).max(MAX_INTEGER);

export const transferId = z.uuid();

/** Ids of `upload`. Source: REG-10. */
export const uploadIds = z.array(z.uuid()).min(1).max(3);

/** Minutes until another code may be requested. Source: API-04. */
export const codeSent = z.object({ expiredMinutes: z.int() });
