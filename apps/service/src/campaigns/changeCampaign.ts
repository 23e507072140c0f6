import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { StartError } from '../StartError.ts';
import { grantRounds } from './grantRounds.ts';
import { campaignTerms, openCampaign } from './openCampaign.ts';

const usage = `Say one of
  npm run campaign -- open --id ID --brand MERCHANT --name NAME --games CODE,CODE --rounds N --stake MINOR --currency USD --from DAY --until DAY
  npm run campaign -- grant --id ID --players NAME,NAME (or --all)
  npm run campaign -- close --id ID`;

const text = { type: 'string' } as const;
const options = {
  id: text,
  brand: text,
  name: text,
  games: text,
  rounds: text,
  stake: text,
  currency: text,
  from: text,
  until: text,
  players: text,
  by: text,
  all: { type: 'boolean' },
} as const;

/**
 * Opens a campaign of free rounds, grants its rounds, or closes it, and returns a description of the change. Each is done once however often it is
 * said. The rows say who did it (`--by`) and when.
 *
 * Throws a StartError for anything else. Source: docs/domain.md DR-21.
 */
export async function changeCampaign(db: Kysely<Schema>, words: readonly string[]): Promise<string> {
  const { verb, given } = read(words);
  const { id = '', by = 'operator' } = given;
  switch (verb) {
    case 'open': {
      const terms = campaignTerms.safeParse({
        id,
        merchant: given.brand,
        name: given.name,
        games: listOf(given.games),
        rounds: given.rounds,
        stakeMinor: given.stake,
        currency: given.currency,
        startsAt: given.from,
        endsAt: given.until,
        by,
      });
      if (terms.success) return openCampaign(db, terms.data);
      const [issue] = terms.error.issues;
      throw new StartError(`${issue?.path.join('.')}: ${issue?.message}\n${usage}`);
    }
    case 'grant': {
      if ((given.players === undefined) === (given.all === undefined)) throw new StartError(usage);
      const usernames = given.players === undefined ? {} : { usernames: listOf(given.players) };
      const { granted, known, leftOut } = await grantRounds(db, { campaignId: id, by, ...usernames });
      const others = leftOut.length > 0 ? ` Not granted to ${leftOut.join(', ')}.` : '';
      return `Granted to ${granted} members; ${known} had the grant already.${others}`;
    }
    case 'close': {
      const closed = await db.updateTable('campaign').set({ state: 'closed' }).where('id', '=', id).returning('name').executeTakeFirst();
      if (!closed) throw new StartError(`There is no campaign "${id}".`);
      return `${closed.name} is closed.`;
    }
    default:
      throw new StartError(usage);
  }
}

function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { verb: positionals.length === 1 ? (positionals[0] ?? '') : '', given: values };
  } catch {
    throw new StartError(usage);
  }
}

const listOf = (names = '') =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
