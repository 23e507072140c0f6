import { Html, html } from './html.ts';

const style = `
  :root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif }
  body { max-inline-size: 44rem; margin: 3rem auto; padding-inline: 1rem }
  ul { list-style: none; padding: 0 }
  li { display: flex; gap: 1rem; align-items: center; padding-block: .6rem; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
  li > span { flex: 1 }
  small { display: block; opacity: .75 }
  button { font: inherit; min-block-size: 2.5rem; padding-inline: 1rem; cursor: pointer }
  table { border-collapse: collapse; inline-size: 100% }
  th, td { text-align: start; padding: .4rem .6rem; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
  [role=alert]:empty { display: none }
`;

interface DevPage {
  title: string;
  body: Html;
  script?: string;
  nonce: string;
}

/** A page for whoever works on the demo: English only, and in demo mode only. */
export function devPage({ title, body, script, nonce }: DevPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Html(style)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
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
