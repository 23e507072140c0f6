import { parseArgs } from 'node:util';
import { z } from 'zod';
import { certify, type Entry } from '../certify/certify.ts';
import { createPortDialect } from '../certify/createPortDialect.ts';
import { describeCertificate } from '../certify/describeCertificate.ts';
import { StartError } from '../StartError.ts';
import { failWithRemedy } from './failWithRemedy.ts';

const usage = `Say "npm run vendor:certify -- --url URL --secret SECRET" and how to get a player, either
  --player URL          a POST of { "vendor": "…" } to it returns { "launchToken": "…", "logoutUrl": "…" }; a POST to logoutUrl logs out
  --launch-token TOKEN  of a game that was just launched; then "win after logout" is not run
and, where wanted,
  --vendor NAME         the name in the signatures (STUDIO)
  --stake AMOUNT        of each bet, in minor units (100); the player needs twenty of them
  --json                a report for programs`;

const entered = z.object({ launchToken: z.string(), logoutUrl: z.url().optional() });

/** `npm run vendor:certify`: drives a wallet through the conformance suite, and prints the report. The exit code is 0 when all checks pass. */
try {
  const { url, secret, vendor, stake, json, ...values } = readArguments();
  if (!url || !secret || !/^[1-9]\d{0,15}$/.test(stake)) throw new StartError(usage);
  const wallet = url.replace(/\/$/, '');
  const entry = await enter(vendor, values);
  const dialect = createPortDialect({ url: wallet, vendor, secret });
  const certificate = await certify({ wallet, vendor, dialect, stakeMinor: BigInt(stake), entry });
  console.log(json ? JSON.stringify(certificate, undefined, 2) : describeCertificate(certificate));
  process.exitCode = certificate.isCertified ? 0 : 1;
} catch (error) {
  failWithRemedy(error);
}

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
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

async function enter(vendor: string, { player, 'launch-token': token }: { player?: string; 'launch-token'?: string }): Promise<Entry> {
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
