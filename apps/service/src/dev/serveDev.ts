import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { acceptedEnvelope, sendRefusal } from '../http/answer.ts';
import { contentSecurityPolicy } from '../page/contentSecurityPolicy.ts';
import { cookieOf } from '../page/cookieOf.ts';
import type { Services } from '../services.ts';
import { startSession } from '../session/sessions.ts';
import { DEMO_PASSWORD, demoAccounts } from './demoAccounts.ts';
import { type DevPage, devPage } from './devPage.ts';
import { type Html, html } from './html.ts';

const chosen = z.object({ merchant: z.string(), username: z.string() });

/** Serves the demo's tools. None of them exists in production. Source: RUN-08. */
export const serveDev = ({ db, brands }: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.get<{ Querystring: { merchant?: string } }>('/dev/accounts', async (request, reply) => {
      const wanted = request.query.merchant ?? cookieOf(request.headers.cookie ?? '', 'merchant');
      const { brand } = (wanted && (await brands.find(wanted))) || (await brands.ofHost(request.hostname));
      const names = await db.selectFrom('account').where('merchant', '=', brand.merchant).select('username').execute();
      const existing = new Set(names.map(({ username }) => username));
      const shown = demoAccounts.filter(({ username }) => existing.has(username));
      return sendPage(reply, {
        address: '/dev/accounts',
        title: `Accounts of ${brand.name}`,
        body: accountList(shown),
        script: logInScript(brand.merchant),
      });
    });

    // A page of another site cannot send this: its preflight request is not answered.
    app.post('/dev/session', async (request, reply) => {
      const wanted = chosen.safeParse(request.body);
      const account =
        wanted.success &&
        (await db
          .selectFrom('account')
          .where('merchant', '=', wanted.data.merchant)
          .where('username', '=', wanted.data.username)
          .where('role', '=', 'member')
          .select('id')
          .executeTakeFirst());
      if (!account) return sendRefusal(reply, 'notFound');
      const userAgent = request.headers['user-agent'] ?? '';
      const token = await startSession(db, { accountId: account.id, address: request.ip, userAgent, now: new Date() });
      return reply.header('Cache-Control', 'no-store').send(acceptedEnvelope({ token }));
    });

    app.get('/dev/outbox', async (_request, reply) => {
      const messages = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(100).execute();
      return sendPage(reply, { address: '/dev/outbox', title: 'Messages sent', body: messageTable(messages) });
    });
  };

function sendPage(reply: FastifyReply, page: Omit<DevPage, 'nonce'>) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('Content-Security-Policy', contentSecurityPolicy({ nonce, frames: ["'none'"], connections: [] }))
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(devPage({ ...page, nonce }));
}

const accountList = (accounts: typeof demoAccounts): Html => html`
  <p>One click logs in, in this tab. By hand the password is <code>${DEMO_PASSWORD}</code> unless it is said beside the name.</p>
  <p role="alert"></p>
  <ul>
    ${accounts.map(
      ({ username, role, password, home }) => html`
        <li>
          <span class="mark" aria-hidden="true">${username.slice(0, 1)}</span>
          <span class="who"><b>${username}</b><small>${role}${password ? html`; password <code>${password}</code>` : ''}</small></span>
          <button type="button" data-username="${username}" data-home="${home ?? '/'}" aria-label="Log in as ${username}">Log in</button>
        </li>
      `,
    )}
  </ul>
`;

const logInScript = (merchant: string) => `
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', async () => {
      const response = await fetch('/dev/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ merchant: ${JSON.stringify(merchant)}, username: button.dataset.username }),
      });
      const { success, value, message } = await response.json();
      if (!success) return void (document.querySelector('[role=alert]').textContent = message);
      sessionStorage.setItem('token', value.token);
      location.assign(button.dataset.home);
    });
`;

interface Message {
  channel: string;
  recipient: string;
  body: string;
  sent_at: Date;
}

const messageTable = (messages: Message[]): Html =>
  messages.length === 0
    ? html`<div class="empty">
        <b>No message has been sent yet</b>
        <p>Text messages and e-mail of the demo are kept here in place of being sent.</p>
      </div>`
    : html`
        <div class="table">
          <table>
            <thead>
              <tr>
                <th scope="col">Sent (UTC)</th>
                <th scope="col">By</th>
                <th scope="col">To</th>
                <th scope="col">Message</th>
              </tr>
            </thead>
            <tbody>
              ${messages.map(
                ({ sent_at, channel, recipient, body }) => html`
                  <tr>
                    <td>${sent_at.toISOString().slice(0, 19).replace('T', ' ')}</td>
                    <td><span class="tag">${channel}</span></td>
                    <td>${recipient}</td>
                    <td>${body}</td>
                  </tr>
                `,
              )}
            </tbody>
          </table>
        </div>
      `;
