import { devStyle } from './devStyle.ts';
import { Html, html } from './html.ts';

export interface DevPage {
  title: string;
  /** Address of the page, highlighted in the navigation. */
  address?: keyof typeof addresses;
  body: Html;
  script?: string;
  nonce: string;
}

const addresses = { '/dev/accounts': 'Accounts', '/dev/outbox': 'Messages', '/payment/development/vouchers': 'Vouchers' };

/** Renders a page for developers: in English, and in demo mode only. */
export function devPage({ title, address, body, script, nonce }: DevPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Html(devStyle)}
        </style>
      </head>
      <body>
        <header>
          <div>
            ${arch}
            <h1>${title}</h1>
            <nav aria-label="Pages of the demo">${Object.entries(addresses).map(([to, name]) => link(to, name, to === address))}</nav>
          </div>
        </header>
        <main>${body}</main>
        ${
          script
            ? html`<script nonce="${nonce}">
                ${new Html(script)};
              </script>`
            : ''
        }
      </body>
    </html>`.text;
}

const link = (to: string, name: string, isHere: boolean): Html =>
  html`<a href="${to}" ${isHere ? new Html('aria-current="page"') : ''}>${name}</a>`;

const arch = html`<svg viewBox="0 0 36 36" aria-hidden="true">
  <path class="arch" d="M4 9a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v23H4Z" />
  <path d="M8.5 32V20a4.75 4.75 0 0 1 9.5 0 4.75 4.75 0 0 1 9.5 0v12h-4.6V20.3a.15.15 0 0 0-.3 0V32h-9.2V20.3a.15.15 0 0 0-.3 0V32Z" />
</svg>`;
