import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Overload } from './Overload.ts';

/** Returns a hook that refuses requests during an overload, before all other work. */
export function shedding(overload: Overload, refuse: (request: FastifyRequest, reply: FastifyReply) => unknown): onRequestHookHandler {
  return (request, reply, next) => {
    if (overload.refuses(performance.now())) void refuse(request, reply);
    else next();
  };
}
