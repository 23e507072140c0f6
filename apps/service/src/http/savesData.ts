import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../page/cookieOf.ts';

/** Returns true when data is to be saved: by the visitor's choice, otherwise by the browser (`Save-Data`). */
export const savesData = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (cookieOf(headers.cookie ?? '', 'save-data') ?? headers['save-data']) === 'on';
