import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { createMessages } from './createMessages.ts';

const nowhere = {} as Kysely<Schema>;

/** Starts a gateway that records requests and answers with a status. */
async function gateway(status: number) {
  const asked: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { sms } = createMessages({ sms: { url: `http://127.0.0.1:${port}/send`, token: 'secret' }, mail: undefined }, nowhere);
  return { sms, asked, close: () => server.close() };
}

describe('SES-13 configured providers', () => {
  it('an SMS gateway receives number and text, with our token', async () => {
    const { sms, asked, close } = await gateway(202);
    await sms({ merchant: 'marquee', to: '+84912000001', text: 'Your code is 123456.' });
    expect(asked).toEqual([{ authorization: 'Bearer secret', body: { to: '+84912000001', text: 'Your code is 123456.' } }]);
    close();
  });

  it('a refusal of the gateway is an error without the number', async () => {
    const { sms, close } = await gateway(500);
    await expect(sms({ merchant: 'marquee', to: '+84912000001', text: 'x' })).rejects.toThrow(/^The SMS gateway answered 500\.$/);
    close();
  });

  it('a mail server receives an e-mail', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onData: (stream, _session, done) => void text(stream).then((mail) => done(null, String(received.push(mail)))),
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const { email } = createMessages({ sms: undefined, mail: { url: `smtp://127.0.0.1:${port}`, from: 'house@example.com' } }, nowhere);
    await email({ merchant: 'marquee', to: 'player01@example.com', subject: 'Your code', text: '123456' });
    expect(received[0]).toMatch(/From: house@example\.com[\s\S]*To: player01@example\.com[\s\S]*Subject: Your code[\s\S]*123456/);
    await new Promise<void>((done) => server.close(() => done()));
  });
});
