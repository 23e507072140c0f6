import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApi } from '@site/api/openapi';
import type { FastifyInstance } from 'fastify';
import { docsIcon, docsStyle } from './docsStyle.ts';

const document = openApi('1');

/** The viewer sets style attributes. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the API documentation at /docs and as OpenAPI at /docs/openapi.json. Source: API-01. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  app.get('/docs/openapi.json', () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'Calls',
      css: [{ filename: 'docs.css', content: docsStyle }],
      favicon: [{ filename: 'docs.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: docsIcon }],
    },
    uiConfig: {
      url: '/docs/openapi.json',
      layout: 'BaseLayout',
      // Nearly a hundred calls: collapsed into groups.
      docExpansion: 'none',
      filter: true,
      displayRequestDuration: true,
      defaultModelsExpandDepth: -1,
    },
    staticCSP: true,
    transformStaticCSP: () => policy,
  });
}
