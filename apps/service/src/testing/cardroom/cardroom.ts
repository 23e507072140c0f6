import { z } from 'zod';
import { defineVendor } from '../../vendors/defineVendor.ts';

const tables = z.array(z.object({ table: z.string(), title: z.string() }));
const seat = z.object({ link: z.url() });

/** A second vendor with an API of its own, which calls games tables and launches seats. */
export const cardroom = defineVendor({
  integration: 'CARDROOM',
  settings: { CARDROOM_URL: z.url(), CARDROOM_KEY: z.string().min(16) },
  connect: ({ CARDROOM_URL: url, CARDROOM_KEY: key }) => ({
    integration: 'CARDROOM',
    secret: key,
    origins: [url],
    cure: `The cardroom does not answer at ${url}.`,
    async listGames() {
      const open = tables.parse(await (await fetch(`${url}/tables`)).json());
      return {
        vendors: [{ vassalage: 'CR', name: 'Cardroom', gameTypes: ['PVP'] }],
        games: open.map(({ table, title }) => ({
          gameCode: table,
          vassalage: 'CR',
          gameType: 'PVP',
          gameClassify: 'TABLE',
          name: title,
          isGroup: false,
          isHot: false,
          isNew: true,
          freeplay: false,
          rtpPpm: null,
          playable: true,
          ground: 'night',
        })),
      };
    },
    async launch({ gameCode, launchToken }) {
      const answer = await fetch(`${url}/seats`, { method: 'POST', body: JSON.stringify({ table: gameCode, pass: launchToken }) });
      return { url: seat.parse(await answer.json()).link };
    },
    async fetchPicture(path) {
      const answer = await fetch(`${url}/pictures/${path.split('/').at(-1)}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
  }),
});
