import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { VendorSite } from '@site/api/vendor';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { volatilityOf } from '../../catalogue/describeGame.ts';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import type { Studio } from '../../createStudio.ts';
import { BrowserFiles, clientDir } from './BrowserFiles.ts';
import { replayOf } from '../rounds/replayOf.ts';
import type { VolatilityValue } from '../play/wire.ts';
import { roundOfKey } from '../rounds/roundLink.ts';
import { engines } from '../skins.ts';
import { contentSecurityPolicy, preloadPolicy } from './contentSecurityPolicy.ts';
import { gamePage } from './gamePage.ts';
import type { Look } from './htmlDocument.ts';
import { preloadPage } from './preloadPage.ts';
import { replayPage } from './replayPage.ts';
import { hasRulesPage, rulesPage } from './rulesPage.ts';
import { verifyPage } from './verifyPage.ts';
import type { Wording } from './wording.ts';

const A_DAY = 'public, max-age=86400';

/** Query of a page: language, scheme, and embedding site. Every value may be missing or invalid. */
interface LookQuery {
  /** Of the page of rules. */
  currency?: string;
  lang?: string;
  theme?: string;
  site?: string;
}

/** Serves the game page, the page of its rules, the page that loads its files before it is opened, the page that shows a round again, the verification page, and their files. */
export function servePages(studio: Studio): FastifyPluginAsync {
  const { sites, wording } = studio;
  return async (app) => {
    const files = new BrowserFiles();
    const style = readFileSync(path.join(import.meta.dirname, 'page.css'), 'utf8');

    app.get<{ Params: { gameCode: string }; Querystring: LookQuery }>('/play/:gameCode', ({ params, query }, reply) => {
      const played = findGame(params.gameCode);
      if (!played) return reply.status(404).type('text/plain').send('No such game.\n');
      const look = lookOf(query);
      return send(reply, look.site, (nonce) => gamePage({ ...played, ...look, files, style, nonce }));
    });

    app.get<{ Params: { gameCode: string }; Querystring: LookQuery }>('/preload/:gameCode', ({ params, query }, reply) => {
      const played = findGame(params.gameCode);
      if (!played) return reply.status(404).type('text/plain').send('No such game.\n');
      const { locale } = lookOf(query).wording;
      const nonce = newNonce();
      return sendPage(reply, preloadPolicy(nonce), preloadPage({ ...played, files, locale, nonce }));
    });

    app.get<{ Params: { gameCode: string }; Querystring: LookQuery }>('/rules/:gameCode', ({ params, query }, reply) => {
      const played = findGame(params.gameCode);
      const currency = query.currency ?? 'USD';
      const [leastStakeMinor] = played && hasRulesPage(played) ? played.engine.stakesIn(currency) : [];
      if (!played || leastStakeMinor === undefined) return reply.status(404).type('text/plain').send('No such game.\n');
      const look = lookOf(query);
      return send(reply, look.site, (nonce) => rulesPage({ ...played, ...look, currency, leastStakeMinor, files, style, nonce }));
    });

    app.get<{ Params: { key: string }; Querystring: LookQuery }>('/round/:key', async ({ params, query }, reply) => {
      const look = lookOf(query);
      const roundId = roundOfKey(studio.config.secret, params.key, studio.now());
      const round = roundId === undefined ? undefined : studio.rounds.find(roundId);
      const played = round && findGame(round.theme);
      if (!round || !played) return reply.status(404).type('text/plain').send(`${look.wording.words['replay.expired']}\n`);
      const shown = await replayOf(studio, played, round);
      return send(reply, look.site, (nonce) => replayPage({ ...played, ...shown, ...look, files, style, nonce }));
    });

    app.get<{ Params: { gameCode: string } }>('/play/:gameCode/theme.json', ({ params }, reply) => {
      const played = findGame(params.gameCode);
      return played ? reply.header('Cache-Control', A_DAY).send(played.theme) : reply.status(404).send({ code: 'badInput' });
    });

    // Asked for by an open sheet: the rounds that tell it would delay the game's page.
    app.get<{ Params: { gameCode: string } }>('/play/:gameCode/volatility.json', ({ params }, reply) => {
      const played = findGame(params.gameCode);
      if (!played) return reply.status(404).send({ code: 'badInput' });
      return reply.header('Cache-Control', A_DAY).send({ volatility: volatilityOf(played) } satisfies VolatilityValue);
    });

    app.get<{ Querystring: LookQuery }>('/verify', ({ query }, reply) => {
      const look = lookOf(query);
      return send(reply, look.site, (nonce) => verifyPage({ ...look, engines, games: playableGames(), files, style, nonce }));
    });

    await app.register(fastifyStatic, {
      root: path.join(clientDir, 'code'),
      prefix: '/code/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      // File names contain a hash of the content.
      immutable: true,
      maxAge: '365d',
    });

    app.get<{ Params: { file: string } }>('/fonts/:file', ({ params: { file } }, reply) => {
      const known = /^[a-z-]+\.(woff2|css)$/.exec(file);
      const bytes = known && readFont(file);
      if (!bytes) return reply.status(404).type('text/plain').send('No such font.\n');
      return reply
        .type(known[1] === 'css' ? 'text/css' : 'font/woff2')
        .header('Cache-Control', A_DAY)
        .send(bytes);
    });

    function lookOf({ lang, theme, site }: LookQuery): Look {
      return {
        wording: wordingOf(lang),
        scheme: theme === 'light' || theme === 'dark' ? theme : undefined,
        site: typeof site === 'string' ? sites.find(site) : undefined,
      };
    }
  };

  function wordingOf(lang: string | undefined): Wording {
    const found = wording.get(String(lang).toUpperCase()) ?? wording.get('EN');
    if (!found) throw new Error('There is no wording in EN.');
    return found;
  }
}

function readFont(file: string): Buffer | undefined {
  try {
    return readFileSync(fileURLToPath(import.meta.resolve(`@site/ui/fonts/${file}`)));
  } catch {
    return undefined;
  }
}

function send(reply: FastifyReply, site: VendorSite | undefined, render: (nonce: string) => string) {
  const nonce = newNonce();
  return sendPage(reply, contentSecurityPolicy(nonce, site?.origin), render(nonce));
}

const newNonce = () => randomBytes(16).toString('base64');

const sendPage = (reply: FastifyReply, policy: string, html: string) =>
  reply.type('text/html').header('Content-Security-Policy', policy).header('Cache-Control', 'private, no-cache').send(html);
