import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Line, Overload } from './Overload.ts';

/** Returns a hook that refuses requests during an overload, before all other work. */
export function shedding(overload: Overload, refuse: (request: FastifyRequest, reply: FastifyReply) => unknown): onRequestHookHandler {
  return (request, reply, next) => {
    if (overload.refuses(performance.now())) void refuse(request, reply);
    else next();
  };
}

/** Returns a hook that counts a request in a queue until its reply has left. One whose caller disconnected is not counted as served. */
export function counting(line: Line): onRequestHookHandler {
  return (_request, { raw }, next) => {
    line.waiting += 1;
    raw.once('close', () => {
      line.waiting -= 1;
      if (raw.writableFinished) line.served += 1;
    });
    next();
  };
}
