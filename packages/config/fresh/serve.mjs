// Serves the built app in plain Node: the page as a stream, and its files.
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { render } from './server/server.js';

const [head, tail] = readFileSync('dist/index.html', 'utf8').split('<!--page-->');
const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const server = createServer(({ url }, response) => void answer(url, response));

async function answer(url, response) {
  if (url.startsWith('/assets/')) {
    response.setHeader('content-type', types[path.extname(url)]);
    createReadStream(`dist${url}`).pipe(response);
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.write(url === '/ar' ? head.replace('lang="en" dir="ltr"', 'lang="ar" dir="rtl"') : head);
  for await (const chunk of await render(url === '/ar' ? 'ar' : 'en')) response.write(chunk);
  response.end(tail);
}
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
