import { z } from 'zod';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import {
  gameFacts,
  sealedSeed,
  statusOfWalletCode,
  vendorGameInput,
  vendorGamesValue,
  vendorKickInput,
  vendorLaunchInput,
  vendorLaunchValue,
  vendorRotateInput,
  vendorRotateValue,
  vendorSeedInput,
  vendorVerifyInput,
  vendorVerifyValue,
  type WalletCallName,
  walletAnswer,
  walletCalls,
  type WalletCode,
} from './vendor.ts';

export const VENDOR_TAG = 'Vendors';

/** A program that signs and sends one call. It runs unchanged against the demo. */
export const signedCallExample = `import { createHmac } from 'node:crypto';

const service = process.env.SERVICE ?? 'http://localhost:4300';
const secret = process.env.SECRET ?? 'marquee-demo-studio-secret';

const path = '/vendor/v1/balance';
const body = JSON.stringify({ playerId: process.env.PLAYER ?? '1', currency: 'USD' });
const timestamp = String(Date.now());
const signature = createHmac('sha256', secret).update(\`\${timestamp}\\nPOST\\n\${path}\\n\${body}\`).digest('hex');

const reply = await fetch(service + path, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'X-Vendor': 'STUDIO',
    'X-Timestamp': timestamp,
    'X-Signature': signature,
  },
  body,
});
console.log(JSON.stringify(await reply.json()));
`;

/** Meaning of each code, and what the vendor does next. */
const meaningOf: Record<WalletCode, string> = {
  OK: 'Done. The same call again gets the same answer and moves nothing.',
  INVALID_INPUT: 'The body is wrong: `field` names where. Nothing was kept; mend it and send it again.',
  AMOUNT_TOO_LARGE: 'The amount is above 100,000,000 credits of its currency (USD 10,000,000,000 minor units). Nothing was kept.',
  INVALID_TOKEN:
    'The launch token is used, older than 5 minutes or unknown; or the session has ended. Only `authenticate`, `debit` and a `credit` without a known round ask for one.',
  PLAYER_NOT_FOUND: 'There is no such player.',
  PLAYER_BLOCKED: 'The player may not play: on a trial, frozen, excluded or cooling off. Credits and rollbacks are honoured all the same.',
  INSUFFICIENT_FUNDS: 'The balance is lower than the stake.',
  LIMIT_EXCEEDED: 'The stake would pass a limit that the player has set.',
  NO_FREE_ROUNDS:
    'The player has no rounds left of this campaign, or not at this game, stake and currency. The stake was not taken from the player either.',
  CURRENCY_MISMATCH: 'The session or the round is played from a wallet in another currency, or the player has none in this one.',
  GAME_DISABLED: 'The game is closed or unknown.',
  DUPLICATE_MISMATCH: 'This `txId` was used with another body, or a rollback came before this debit.',
  TRANSACTION_NOT_FOUND: 'A credit names a debit that has not come. Nothing was kept; it may be sent again once the debit has.',
  TRANSACTION_ROLLED_BACK:
    'A credit for a debit that was taken back, or for a round that has lost all its debits and has paid nothing. Final.',
  TRANSACTION_SETTLED: 'A rollback of a debit that a credit has paid since. Final: the debit stands.',
  BAD_SIGNATURE: 'The signature is wrong or older than 5 minutes, or the vendor is unknown. Nothing was read.',
  TRANSIENT: 'Whether it was done is not known. Send the very same call again until it is answered.',
};

const description = `The seamless wallet: the operator holds the money, and a vendor's game asks for it. Amounts are digits in minor units of \`currency\`.

**Signature.** Each call has \`X-Vendor\`, \`X-Timestamp\` (milliseconds since 1970, within 5 minutes) and \`X-Signature\`: the hex HMAC-SHA256, with
the secret both sides hold, of timestamp, method, path with query and raw body, joined by newlines. Calls to the vendor are signed the same way.

\`\`\`js
${signedCallExample}\`\`\`

Kept as \`call.mjs\`, \`node call.mjs\` runs it against the demo.

**Wallets.** A player may hold wallets in several currencies. \`launch\` and \`authenticate\` name the one a game is played from; the debits and
credits of that session and its rounds name the same currency, or get CURRENCY_MISMATCH with field \`currency\`.

**Once each.** \`txId\` is the idempotency key of a vendor: the same id with the same body gets the stored answer, a refusal too; with another body
DUPLICATE_MISMATCH. Only INVALID_INPUT, AMOUNT_TOO_LARGE, TRANSACTION_NOT_FOUND, the CURRENCY_MISMATCH of a credit or of a currency the player does not hold, INVALID_TOKEN and PLAYER_NOT_FOUND are not stored.

**A debit in doubt** is sent again, or rolled back, before its round is paid. A rollback that comes before its debit is answered OK and refuses the debit.

| First | Then | Answer |
|---|---|---|
| debit, credit | rollback of the debit | TRANSACTION_SETTLED: the player would have both the stake and the win |
| debit A, debit B, credit with \`refTxId\` A | rollback of B | OK: only A was paid |
| debit, rollback | credit with \`refTxId\` of the debit, or of its round | TRANSACTION_ROLLED_BACK |
| debit of round 1 | rollback or credit of it with \`roundId\` 2 | INVALID_INPUT, field \`roundId\` |
| debit, rollback | rollback with another \`txId\` | OK, nothing moves |
| debit with \`roundEnd\`, or endRound | rollback | OK: the stake goes back and the turnover is corrected |
| round settled | credit | OK: a late win is paid |
| round settled | debit | INVALID_INPUT, field \`roundId\` |

**Free rounds.** A debit with \`campaignId\` is a stake that this campaign pays: nothing is taken from the player, no limit counts it, and the answer
says its value as \`grantedMinor\`. Wins are paid as usual. It counts neither as the player's stake nor as a valid bet. All stakes of a round are paid
by the player or by one campaign; another gets INVALID_INPUT, field \`campaignId\`. A rollback takes a free stake back as any other.

**Turnover.** A settled stake counts as the player's turnover, by the category of its game. \`uncountedMinor\` of the \`credit\` or \`endRound\` that ends
a round is the part of its stakes that does not, such as a lottery's on a play of which the player holds more than 70 % of the outcomes; part of a
settled round's stakes stays uncounted when a late win leaves it out. Of sports and e-sports the slips tell: a stake at odds below 1.50 does not count,
in a parlay by the odds of all legs together.

**Codes.** HTTP status is 200 unless said.

| Code | Status | Meaning |
|---|---|---|
${Object.entries(meaningOf)
  .map(([code, meaning]) => `| ${code} | ${statusOfWalletCode[code as WalletCode]} | ${meaning} |`)
  .join('\n')}

**In the frame.** A game is shown in a frame of the site that \`launch\` names, and lets that origin alone frame it. By \`postMessage\` to that origin it says
\`{ kind: 'ready' }\` once it can be played, within 15 seconds, else the site shows an error in its place; \`{ kind: 'failed' }\` when it cannot and says why
itself; \`{ kind: 'round', stakeMinor, winMinor, currency }\`, \`{ kind: 'balance', balanceMinor, currency }\` and \`{ kind: 'sessionEnded' }\`. The site
sends \`{ kind: 'look', theme, language }\` when scheme or language change. A frame of another site may be denied storage by the browser.`;

const summaryOf: Record<WalletCallName, string> = {
  authenticate: 'Turns a launch token into a session of the game',
  balance: 'Reads the balance of a player',
  debit: 'Takes a stake',
  credit: 'Pays a win, or ends a round without one',
  rollback: 'Takes a debit back',
  endRound: 'Settles a round',
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const header = (name: string, text: string) => ({ type: 'apiKey', in: 'header', name, description: text });
const security = [{ vendor: [], vendorTimestamp: [], vendorSignature: [] }];

/** Returns the vendors' part of the OpenAPI document: the calls in both directions and their signatures. Source: VEN-01. */
export function vendorApi() {
  const answer = json(jsonSchemaOf(walletAnswer, 'output'));
  const called = Object.entries(walletCalls).map(([name, { path, input }]) => [
    path,
    {
      post: {
        operationId: `vendor${name[0]?.toUpperCase()}${name.slice(1)}`,
        tags: [VENDOR_TAG],
        summary: summaryOf[name as WalletCallName],
        description: 'Signed by the vendor; the tag says how, and what each code means.',
        security,
        requestBody: { required: true, ...json(jsonSchemaOf(input, 'input')) },
        responses: {
          200: { description: 'Answered: `code` says how', ...answer },
          401: { description: 'BAD_SIGNATURE', ...answer },
          413: { description: 'INVALID_INPUT: the body is above 64 kB', ...answer },
          415: { description: 'INVALID_INPUT: there is no Content-Type', ...answer },
          503: { description: 'TRANSIENT: sent again after `Retry-After`', ...answer },
        },
      },
    },
  ]);
  const asked = (name: string, summary: string, input: object, output: z.ZodType) => ({
    post: {
      operationId: name,
      tags: [VENDOR_TAG],
      summary,
      description: 'Sent to the vendor, signed as its own calls are.',
      security,
      requestBody: { required: true, ...json(input) },
      responses: {
        200: { description: 'Accepted', ...json(jsonSchemaOf(output, 'output')) },
        401: { description: 'BAD_SIGNATURE' },
      },
    },
  });
  return {
    tag: { name: VENDOR_TAG, description },
    paths: Object.fromEntries(called) as Record<string, Record<string, unknown>>,
    webhooks: {
      games: asked('askVendorGames', 'Asks a vendor at `/games` for its catalogue', { type: 'object' }, vendorGamesValue),
      launch: asked(
        'askVendorLaunch',
        'Asks a vendor at `/launch` for an address that opens a game once',
        jsonSchemaOf(vendorLaunchInput, 'input'),
        vendorLaunchValue,
      ),
      game: asked(
        'askVendorGame',
        'Asks a vendor at `/game` for what is told before it is opened',
        jsonSchemaOf(vendorGameInput, 'input'),
        gameFacts,
      ),
      kick: asked(
        'askVendorKick',
        'Asks a vendor at `/kick` to end the games of a player',
        jsonSchemaOf(vendorKickInput, 'input'),
        z.object({}),
      ),
      seed: asked('askVendorSeed', 'Asks a vendor at `/seed` for the seed of a player', jsonSchemaOf(vendorSeedInput, 'input'), sealedSeed),
      rotate: asked(
        'askVendorRotate',
        'Asks a vendor at `/seed/rotate` for another seed of a player',
        jsonSchemaOf(vendorRotateInput, 'input'),
        vendorRotateValue,
      ),
      verify: asked(
        'askVendorVerify',
        'Asks a vendor at `/verify` for what seeds give at a game',
        jsonSchemaOf(vendorVerifyInput, 'input'),
        vendorVerifyValue,
      ),
    },
    securitySchemes: {
      vendor: header('X-Vendor', 'The name the vendor signs with.'),
      vendorTimestamp: header('X-Timestamp', 'Milliseconds since 1970, within 5 minutes.'),
      vendorSignature: header('X-Signature', 'Hex HMAC-SHA256 of timestamp, method, path with query and raw body, joined by newlines.'),
    },
  };
}
