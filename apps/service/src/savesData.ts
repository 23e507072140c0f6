import type { FastifyRequest } from 'fastify';
import { cookieOf } from './page/cookieOf.ts';

/** Whether little is to be sent: what the person chose, else what the browser asks for, as on a metered line (`Save-Data`). */
export const savesData = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (cookieOf(headers.cookie ?? '', 'save-data') ?? headers['save-data']) === 'on';
