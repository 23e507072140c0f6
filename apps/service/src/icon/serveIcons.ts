import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/answer.ts';
import { PromiseCache } from '../http/PromiseCache.ts';
import type { Services } from '../services.ts';
import { drawIcon, isIconFile } from './drawIcon.ts';

const MAX_CACHED = 100;

/** Serves the icons of brands, drawn on first request: /icon/<merchant>/<file>. */
export const serveIcons = ({ brands }: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const drawn = new PromiseCache<Buffer>({ max: MAX_CACHED });
    app.get<{ Params: { merchant: string; file: string } }>('/icon/:merchant/:file', async ({ params: { merchant, file } }, reply) => {
      const state = await brands.find(merchant);
      if (!state || !isIconFile(file)) return sendRefusal(reply, 'notFound');
      const look = JSON.stringify([merchant, file, state.brand.tokens, state.brand.mark]);
      return reply
        .type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
        .header('Cache-Control', 'public, max-age=86400')
        .send(await drawn.get(look, () => drawIcon(state, file)));
    });
  };
