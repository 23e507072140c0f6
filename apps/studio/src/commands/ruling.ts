import { parseArgs } from 'node:util';
import { vendorRulingValue } from '@site/api/vendor';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { sign } from '../core/wallet/signature.ts';
import { StartError } from '../StartError.ts';

const usage = `Say "npm run ruling -- --game CODE --event ID" and one decision:
  --void                        the match does not count, and its stakes are returned
  --half 1:0 --full 2:1         goals of football at half-time and at the end, home first
  --maps home:14:9,away:8:12,home:13:10
                                maps of e-sports: who has won each, and the kills of both sides, home first
  --result "123456,12345,…"     the result of a draw: numbers separated by spaces, prizes by commas, the highest first
An event is a match, such as coast-7-3-2, or a draw, such as 20260105-0012.`;

const refusal = z.object({ field: z.string(), rule: z.string() });

/** Options by the fields of the call, the longest first. */
const optionOf: readonly (readonly [field: string, option: string])[] = [
  ['ruling.half', '--half'],
  ['ruling.full', '--full'],
  ['ruling.maps', '--maps'],
  ['ruling.result', '--result'],
  ['ruling', 'The decision'],
  ['eventId', '--event'],
  ['gameCode', '--game'],
];

/** `npm run ruling`: tells the running studio how a match or a draw ended, whatever it published. Source: docs/domain.md DR-12, DR-14. */
try {
  const asked = readArguments();
  const { waiting } = await decide(asked);
  console.log(`Decided: ${asked.eventId} of ${asked.gameCode} counts as ${JSON.stringify(asked.ruling)}.`);
  if (waiting > 0) console.log(`Bets that are not corrected yet: ${waiting}. They are tried again until their players have the money.`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  const { game: gameCode, event: eventId, void: isVoid, half, full, maps, result } = parse();
  if (!gameCode) throw new StartError(`--game is missing.\n${usage}`);
  if (!eventId) throw new StartError(`--event is missing.\n${usage}`);
  if ((half === undefined) !== (full === undefined))
    throw new StartError(`${half === undefined ? '--half' : '--full'} is missing.\n${usage}`);
  const decisions = [
    ...(isVoid ? [{ kind: 'void' }] : []),
    ...(half !== undefined && full !== undefined ? [{ kind: 'score', half: goals('--half', half), full: goals('--full', full) }] : []),
    ...(maps === undefined ? [] : [{ kind: 'maps', maps: maps.split(',').map(map) }]),
    ...(result === undefined ? [] : [{ kind: 'result', result }]),
  ];
  const [ruling] = decisions;
  if (!ruling || decisions.length > 1)
    throw new StartError(`${ruling ? 'Two decisions are given.' : 'The decision is missing.'}\n${usage}`);
  return { gameCode, eventId, ruling };
}

function parse() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string' },
        event: { type: 'string' },
        void: { type: 'boolean', default: false },
        half: { type: 'string' },
        full: { type: 'string' },
        maps: { type: 'string' },
        result: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

function goals(option: string, text: string) {
  const [, home, away] = /^(\d{1,2}):(\d{1,2})$/.exec(text) ?? [];
  if (!home) throw new StartError(`${option} is "${text}": write the goals of both sides, such as 2:1.`);
  return { home: Number(home), away: Number(away) };
}

function map(text: string) {
  const [, winner, home, away] = /^(home|away):(\d{1,2}):(\d{1,2})$/.exec(text) ?? [];
  if (!winner) throw new StartError(`--maps has "${text}": write who has won and the kills of both sides, such as home:14:9.`);
  return { winner, home: Number(home), away: Number(away) };
}

async function decide(asked: object): Promise<{ waiting: number }> {
  const { studioUrl, secret } = readConfig(process.env);
  const call = { timestamp: String(Date.now()), method: 'POST', path: '/ruling', body: JSON.stringify(asked) };
  const reply = await fetch(`${studioUrl}${call.path}`, {
    method: call.method,
    headers: { 'Content-Type': 'application/json', 'X-Vendor': 'STUDIO', 'X-Timestamp': call.timestamp, 'X-Signature': sign(secret, call) },
    body: call.body,
  }).catch((error: TypeError) => {
    const isAbsent = (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
    throw new StartError(
      isAbsent
        ? `The studio does not answer at ${studioUrl}: start it, or set STUDIO_URL.`
        : `The studio at ${studioUrl} took the decision, or not: its answer did not come. Decide the same again, which counts once.`,
    );
  });
  if (reply.status === 401) throw new StartError('The studio refuses the signature: set STUDIO_SECRET to that of the studio.');
  const answer: unknown = await reply.json().catch(() => undefined);
  const refused = refusal.safeParse(answer);
  if (refused.success) throw new StartError(complaintOf(refused.data));
  if (!reply.ok) throw new StartError(`The studio answers ${reply.status}: see its log.`);
  return vendorRulingValue.parse(answer);
}

function complaintOf({ field, rule }: z.infer<typeof refusal>): string {
  const [, option = field] = optionOf.find(([start]) => field.startsWith(start)) ?? [];
  return `${option} is wrong (${field}): it has to be ${rule}.`;
}
