import { parseArgs } from 'node:util';
import { z } from 'zod';
import { certify, type Entry } from '../certify/certify.ts';
import { certifyVendor } from '../certify/certifyVendor.ts';
import { createPortDialect } from '../certify/createPortDialect.ts';
import { describeCertificate } from '../certify/describeCertificate.ts';
import type { Certificate } from '../certify/perform.ts';
import { StartError } from '../StartError.ts';
import { createDecimalAdapter } from '../vendors/decimal/createDecimalAdapter.ts';
import { createFormAdapter } from '../vendors/form/createFormAdapter.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';
import type { VendorAdapter } from '../vendors/VendorAdapter.ts';
import { failWithRemedy } from './failWithRemedy.ts';

const usage = `Say "npm run vendor:certify -- --url URL --secret SECRET" and how to get a player, either
  --player URL          a POST of { "vendor": "…" } to it returns { "launchToken": "…", "logoutUrl": "…" }; a POST to logoutUrl logs out
  --launch-token TOKEN  of a game that was just launched; then "win after logout" is not run
and, where wanted,
  --vendor NAME         the name in the signatures (STUDIO)
  --stake AMOUNT        of each bet, in minor units (100); the player needs twenty of them
To drive a vendor, alone or as well, say --vendor-url URL --secret SECRET and, where wanted,
  --dialect NAME        how it is called: port, decimal or form (port)
  --merchant ID         the site's name at a vendor of the form dialect
  --currency CODE       of its games (USD)
  --round ID            a settled round, with --round-player ID; without it "settled round" is not run
  --keeps-money         it keeps the money of its players, in the dialect of the port
  --json                a report for programs`;

const entered = z.object({ launchToken: z.string(), logoutUrl: z.url().optional() });

/**
 * `npm run vendor:certify`: drives a wallet, a vendor or both through the conformance suite, and prints the report of each. The exit code is 0 when
 * all checks pass.
 */
try {
  const values = readArguments();
  const { url, 'vendor-url': vendorUrl, secret, json } = values;
  if ((!url && !vendorUrl) || !secret) throw new StartError(usage);
  const certificates: Certificate[] = [];
  if (url) certificates.push(await certifyWallet(url.replace(/\/$/, ''), secret, values));
  if (vendorUrl) certificates.push(await certifyVendorAt(vendorUrl.replace(/\/$/, ''), secret, values));
  // One report is an object, as programs have always read it.
  if (json) console.log(JSON.stringify(certificates.length > 1 ? certificates : certificates[0], undefined, 2));
  else console.log(certificates.map(describeCertificate).join('\n\n'));
  process.exitCode = certificates.every(({ isCertified }) => isCertified) ? 0 : 1;
} catch (error) {
  failWithRemedy(error);
}

async function certifyWallet(wallet: string, secret: string, { vendor, stake, ...values }: Arguments): Promise<Certificate> {
  if (!/^[1-9]\d{0,15}$/.test(stake)) throw new StartError(usage);
  const entry = await enter(vendor, values);
  const dialect = createPortDialect({ url: wallet, vendor, secret });
  return certify({ wallet, vendor, dialect, stakeMinor: BigInt(stake), entry });
}

function certifyVendorAt(url: string, secret: string, values: Arguments): Promise<Certificate> {
  const { dialect, merchant: merchantId = '', currency, round: roundId, 'round-player': playerId, 'keeps-money': keepsMoney } = values;
  const createAdapters: Record<string, ((key: string) => VendorAdapter) | undefined> = {
    port: (key: string) => createStudioAdapter({ url, secret: key, keepsMoney }),
    decimal: (key: string) => createDecimalAdapter({ url, secret: key }),
    form: (key: string) => createFormAdapter({ url, merchantId, secret: key }),
  };
  const create = createAdapters[dialect];
  if (!create || (dialect === 'form' && !merchantId)) throw new StartError(usage);
  const round = roundId && playerId ? { roundId, playerId } : undefined;
  return certifyVendor({ url, adapter: create(secret), forged: create(`${secret}, forged`), currency, round });
}

type Arguments = ReturnType<typeof readArguments>;

function readArguments() {
  try {
    return parseArgs({
      options: {
        url: { type: 'string' },
        secret: { type: 'string' },
        player: { type: 'string' },
        'launch-token': { type: 'string' },
        vendor: { type: 'string', default: 'STUDIO' },
        stake: { type: 'string', default: '100' },
        'vendor-url': { type: 'string' },
        dialect: { type: 'string', default: 'port' },
        merchant: { type: 'string' },
        currency: { type: 'string', default: 'USD' },
        round: { type: 'string' },
        'round-player': { type: 'string' },
        'keeps-money': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

async function enter(vendor: string, { player, 'launch-token': token }: Pick<Arguments, 'player' | 'launch-token'>): Promise<Entry> {
  if (token) return { launchToken: token };
  if (!player) throw new StartError(usage);
  const body = JSON.stringify({ vendor });
  const answer = entered.safeParse(
    await post(player, body)
      .then((reply) => reply.json())
      .catch(() => undefined),
  );
  if (!answer.success) throw new StartError(`${player} returned no launch token.`);
  const { launchToken, logoutUrl } = answer.data;
  return { launchToken, logOut: logoutUrl === undefined ? undefined : async () => void (await post(logoutUrl, '{}')) };
}

async function post(address: string, body: string): Promise<Response> {
  const reply = await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (!reply.ok) throw new StartError(`${address} answered ${reply.status}.`);
  return reply;
}
