import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { type AvatarName, avatarNames, drawAvatar } from './drawAvatar.ts';
import { drawHero, type HeroName, heroNames } from './drawHero.ts';
import { drawPoster, drawRoom, drawSign } from './drawPoster.ts';
import { drawVendorCard } from './drawVendorCard.ts';
import { drawVendorMark } from './drawVendorMark.ts';
import { filmOf } from './film/filmOf.ts';
import { type Crop, crops, type Scheme } from './heroes/Stage.ts';
import { catalogue, vendorTheme } from '../catalogue/catalogue.ts';
import { findGame } from '../catalogue/findGame.ts';

/** Serves every drawing as SVG and every film as WebP, generated on request. */
export const servePictures: FastifyPluginCallback = (app, _options, done) => {
  for (const [kind, draw] of [
    ['poster', drawPoster],
    ['sign', drawSign],
    ['room', drawRoom],
  ] as const)
    app.get<{ Params: { code: string } }>(`/art/${kind}/:code.svg`, ({ params }, reply) => {
      const game = catalogue().find(({ gameCode }) => gameCode === params.code);
      return send(reply, game && draw(game.theme));
    });

  app.get<{ Params: { code: string } }>('/art/film/:code.webp', async ({ params }, reply) => {
    const film = await filmOf(params.code);
    return film ? reply.type('image/webp').header('Cache-Control', 'public, max-age=86400').send(film) : send(reply, undefined);
  });

  app.get<{ Params: { drawing: string } }>('/art/hero/:drawing.svg', ({ params }, reply) => {
    const [, name, scheme, crop] = heroDrawing.exec(params.drawing) ?? [];
    return send(reply, isHero(name) ? drawHero(name, scheme as Scheme, crop as Crop) : undefined);
  });

  app.get<{ Params: { name: string } }>('/art/avatar/:name.svg', ({ params: { name } }, reply) =>
    send(reply, isAvatar(name) ? drawAvatar(name) : undefined),
  );

  app.get<{ Params: { code: string } }>('/art/vendor/:code.svg', ({ params }, reply) => {
    const theme = vendorTheme(params.code);
    return send(reply, theme && drawVendorMark(theme));
  });

  app.get<{ Params: { code: string } }>('/art/vendor-card/:code.svg', ({ params }, reply) => {
    const [, code = '', direction] = /^(.*?)(-RTL)?$/.exec(params.code) ?? [];
    const theme = vendorTheme(code);
    return send(reply, theme && drawVendorCard(theme, { isMirrored: direction !== undefined }));
  });

  app.get<{ Params: { theme: string; symbol: string } }>('/art/symbol/:theme/:symbol.svg', ({ params }, reply) => {
    const skin = findGame(params.theme);
    return send(reply, skin?.engine.draw(skin.theme, params.symbol));
  });
  done();
};

const heroDrawing = new RegExp(`^(.+)-(light|dark)-(${crops.join('|')})$`);

const isAvatar = (name: string): name is AvatarName => avatarNames.some((avatar) => avatar === name);

const isHero = (name: string | undefined): name is HeroName => heroNames.some((hero) => hero === name);

function send(reply: FastifyReply, svg: string | undefined) {
  if (!svg) return reply.status(404).type('text/plain').send('No such picture.\n');
  return reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=86400').send(svg);
}
