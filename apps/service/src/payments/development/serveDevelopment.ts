import { randomBytes } from 'node:crypto';
import { decimalsOf } from '@site/money/currency';
import { decimalOf } from '@site/money/decimal';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type DevPage, devPage } from '../../dev/devPage.ts';
import { type Html, html } from '../../dev/html.ts';
import { sendRefusal } from '../../http/answer.ts';
import { contentSecurityPolicy } from '../../page/contentSecurityPolicy.ts';
import { developmentPath, type DevelopmentPayments, type ShownOrder } from './DevelopmentPayments.ts';

const asked = z.object({ order: z.string().max(2000) });
const pressed = asked.extend({ share: z.enum(['whole', 'half', 'none']) });
const LIMIT = { max: 60, timeWindow: '1 minute' };
const VOUCHERS = [10n, 25n, 50n];

/** Serves the pages of the payment stand-in. Source: MEM-24, RUN-08. */
export const serveDevelopment = (payments: DevelopmentPayments) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.addHook('onListen', async () => {
      payments.callbackOrigin = app.listeningOrigin;
    });
    app.get(`${developmentPath}/pay`, { config: { rateLimit: LIMIT } }, async (request, reply) => {
      const order = orderOf(payments, request.query);
      return order
        ? sendPage(reply, { title: `Pay ${order.payee}`, body: payBody(order), script: payScript })
        : sendRefusal(reply, 'notFound');
    });
    // A page of another site cannot send JSON: its preflight request is not answered.
    app.post(`${developmentPath}/pay`, { config: { rateLimit: LIMIT } }, async (request, reply) => {
      const press = pressed.safeParse(request.body);
      const order = press.success ? payments.readOrder(press.data.order) : undefined;
      if (!press.success || !order) return sendRefusal(reply, 'notFound');
      const amountMinor = BigInt(order.amountMinor);
      const paidMinor = { whole: amountMinor, half: amountMinor / 2n, none: 0n }[press.data.share];
      return reply.header('Cache-Control', 'no-store').send({ status: await payments.pay(order, paidMinor) });
    });
    app.get(`${developmentPath}/vouchers`, { config: { rateLimit: LIMIT } }, async (_request, reply) =>
      sendPage(reply, { title: 'Vouchers', address: `${developmentPath}/vouchers`, body: voucherBody(payments) }),
    );
  };

function orderOf(payments: DevelopmentPayments, query: unknown): ShownOrder | undefined {
  const given = asked.safeParse(query);
  return given.success ? payments.readOrder(given.data.order) : undefined;
}

function sendPage(reply: FastifyReply, { title, body, ...page }: Pick<DevPage, 'title' | 'address' | 'body' | 'script'>) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('Content-Security-Policy', contentSecurityPolicy({ nonce, frames: ["'none'"], connections: [] }))
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(devPage({ title, body, nonce, ...page }));
}

const written = (minor: bigint, currency: string) => `${decimalOf(minor, decimalsOf(currency))} ${currency}`;

function payBody({ amountMinor, feeMinor, currency, reference, payee, backPath }: ShownOrder): Html {
  const [amount, fee] = [BigInt(amountMinor), BigInt(feeMinor)];
  const ways = [
    {
      share: 'whole',
      name: 'Pay',
      text: written(amount + fee, currency),
      about: 'The payment arrives. Pressed again, it is a second one.',
    },
    { share: 'half', name: 'Pay less', text: written(amount / 2n, currency), about: 'Half of the amount arrives.' },
    { share: 'none', name: 'Refuse', text: '', about: 'Nothing is paid, and the order is over.' },
  ];
  return html`
    <p>This stands in for a payment provider. No money moves here: a button sends the signed message that a provider would send.</p>
    <p>
      To ${payee}, order <code>${reference}</code>:
      ${written(amount, currency)}${fee === 0n ? '' : html` and a fee of ${written(fee, currency)}`}.
    </p>
    <p role="status"></p>
    <ul>
      ${ways.map(
        ({ share, name, text, about }) => html`
          <li>
            <span class="who"><b>${name} ${text}</b><small>${about}</small></span>
            <button type="button" data-share="${share}">${name}</button>
          </li>
        `,
      )}
      <li><span class="who"></span><a href="${backPath}">Back to ${payee}</a></li>
    </ul>
  `;
}

const payScript = `
  const order = new URLSearchParams(location.search).get('order');
  const said = document.querySelector('[role=status]');
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', async () => {
      said.textContent = 'Sending …';
      const response = await fetch(location.pathname, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ order, share: button.dataset.share }),
      });
      const { status } = await response.json();
      said.textContent = status === 200 ? 'The service has taken the message.' : 'The service has not taken the message: ' + (status ?? response.status) + '.';
    });
`;

const voucherBody = (payments: DevelopmentPayments): Html => html`
  <p>Codes for the method Voucher, each good once. A reload makes others.</p>
  <ul>
    ${VOUCHERS.map(
      (credits) => html`
        <li>
          <span class="who"><b>${String(credits)} credits</b></span
          ><code>${payments.sellVoucher(credits)}</code>
        </li>
      `,
    )}
  </ul>
`;
