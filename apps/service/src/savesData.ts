import type { FastifyRequest } from 'fastify';

/** Whether the browser asks for little, as on a metered line: the client hint `Save-Data`. */
export const savesData = ({ headers }: FastifyRequest): boolean => headers['save-data'] === 'on';
