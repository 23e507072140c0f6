import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallName } from '@site/api/calls';
import type { Route } from '@site/api/call';
import { calls } from '@site/api/calls';
import type { RefusalCode, RefusalDetails } from '@site/api/refusals';

export interface Asked {
  name: CallName;
  headers: IncomingMessage['headers'];
  query: URLSearchParams;
  body: string;
}

type Answer = { value: unknown } | { refuse: RefusalCode; details?: RefusalDetails };

/** Starts a service with canned replies on a free port: stores use the real client. */
export async function startAnswers() {
  const asked: Asked[] = [];
  const answers = new Map<CallName, (asked: Asked) => Answer | Promise<Answer>>();
  const streams: ServerResponse[] = [];
  const awaited: ((stream: ServerResponse) => void)[] = [];

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/wps/events') {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
        const take = awaited.shift();
        if (take) take(response);
        else streams.push(response);
        return;
      }
      const name = (Object.keys(calls) as CallName[]).find((one) => {
        const route: Route = calls[one];
        return route.path === pathname && route.method === request.method;
      });
      const answer = name && answers.get(name);
      if (!name || !answer) return void response.writeHead(404).end('{"success":false,"code":"notFound","message":"","value":null}');
      const question = { name, headers: request.headers, query: searchParams, body: await textOf(request) };
      asked.push(question);
      const given = await answer(question);
      response.end(
        JSON.stringify(
          'value' in given
            ? { success: true, message: null, code: null, value: given.value }
            : { success: false, message: given.refuse, code: given.refuse, value: given.details ?? null },
        ),
      );
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Waits for the next stream request. */
    nextStream(): Promise<ServerResponse> {
      const stream = streams.shift();
      return stream ? Promise.resolve(stream) : new Promise((resolve) => void awaited.push(resolve));
    },
    answer(name: CallName, answer: (asked: Asked) => Answer | Promise<Answer>) {
      answers.set(name, answer);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
