import { z } from 'zod';

/** Codes of the kinds of games. HOME is a state of the page, never of a game. Source: calls.md §2. */
export const gameType = z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT']);
export type GameType = z.infer<typeof gameType>;

/** Money on the wire: digits in the currency's smallest unit. JSON numbers lose precision beyond 2^53. */
export const minor = z.string().regex(/^-?\d{1,18}$/);
/** An amount that someone stakes, pays or receives: never negative. */
export const amountMinor = z.string().regex(/^\d{1,18}$/);

/** ISO 4217, or USDT. */
export const currency = z.string().regex(/^[A-Z]{3,4}$/);

/** The spec's language code, e.g. EN. */
export const languageCode = z.string().regex(/^[A-Z]{2,4}$/);

/** Milliseconds since 1970, UTC. */
export const time = z.int();

/** A calendar day in the brand's zone. */
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

/** Which reports take, with cursor paging. Source: calls.md §2 ReportQuery. */
export const reportQuery = z.object({
  from: day,
  to: day,
  cursor: z.string().max(400).optional(),
  limit: pageSize(50),
  /** A column, `-` before it for descending. */
  sort: z
    .string()
    .regex(/^-?[A-Za-z]{1,40}$/)
    .optional(),
  /** JSON of { column: value }, since a query string has no objects. */
  filter: z.string().max(1000).optional(),
});
export type ReportQuery = z.input<typeof reportQuery>;

/** Whether a row of a team report stands for a day, or for a day and one kind of game. */
export const teamGroup = z.enum(['day', 'category']).default('day');

/** What reports answer: a page of rows, where to go on, and sums over all rows, not only over the page. */
export const reportReply = <Row extends z.ZodType, Totals extends z.ZodType>(row: Row, totals: Totals) =>
  z.object({ rows: z.array(row), next: z.string().nullable(), totals, asOf: time });
