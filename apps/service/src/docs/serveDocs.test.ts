import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { calls } from '@site/api/calls';
import { openApi } from '@site/api/openapi';
import { sealedCallExample } from '@site/api/sealedExample';
import { type DocumentedOperation, documentedOperations } from '@site/api/testing/documentedOperations';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

type Parameter = NonNullable<DocumentedOperation['parameters']>[number];
type Document = ReturnType<typeof openApi>;
const published = async () => (await (await fetch(`${service.url}/docs/json`)).json()) as Document;

/** Resolves a parameter that is shared by many calls. */
function resolved(parameter: Parameter, { components }: Document): Parameter {
  const shared = parameter.$ref?.split('/').at(-1);
  return shared ? components.parameters[shared as keyof typeof components.parameters] : parameter;
}

describe('API-01 the documentation of the calls', () => {
  it.each(Object.entries(calls).filter(([, { method, session }]) => method === 'GET' && session !== 'required'))(
    '“Execute” of %s sends a valid call',
    async (name) => {
      const document = await published();
      const operation = documentedOperations(document).find(({ operationId }) => operationId === name)!;
      const query = new URLSearchParams();
      const headers = new Headers();
      const left: unknown[] = [];
      for (const parameter of operation.parameters ?? []) {
        const { name: field, in: place, required, example, schema } = resolved(parameter, document);
        const value = example ?? schema?.default;
        if (value === undefined) left.push({ field, required });
        else (place === 'header' ? headers : query).set(String(field), String(value));
      }
      expect(left).not.toContainEqual(expect.objectContaining({ required: true }));
      const reply = await fetch(`${service.url}${operation.path}?${query}`, { headers });
      expect(((await reply.json()) as { code: string | null }).code).not.toBe('invalidInput');
    },
  );

  it('keeps Spectral’s rules of OpenAPI without a remark', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] });
    const remarks = await linter.run(JSON.stringify(await published()));
    expect(remarks.map(({ code, path: at, message }) => `${code} ${at.join('.')}: ${message}`)).toEqual([]);
  });

  it('the example of an encrypted log-in runs unchanged', async () => {
    expect((await published()).info.description).toContain(sealedCallExample);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', sealedCallExample], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...process.env, SERVICE: service.url, PASSWORD: TEST_PASSWORD },
    });
    expect(JSON.parse(stdout)).toMatchObject({ success: true });
  });

  it('documents every served address except pages and pictures', async () => {
    const app = createServer(service.services);
    const served: string[] = [];
    app.addHook('onRoute', ({ method, url }) => void served.push(...[method].flat().map((each) => `${each} ${url}`)));
    await app.ready();
    await app.close();
    const known = new Set(documentedOperations(await published()).map(({ method, path: url }) => `${method.toUpperCase()} ${url}`));
    const asked = served.filter((route) =>
      /^(?!HEAD)\w+ \/(?:wps|lgw|lotto|vendor|report|healthz|readyz|metrics|ping\.json)\b/.test(route),
    );
    expect(asked.length).toBeGreaterThan(90);
    expect(asked.filter((route) => !known.has(route))).toEqual([]);
  });

  it('uses the brand’s colours in both schemes', async () => {
    const page = await (await fetch(`${service.url}/docs/`)).text();
    const [, address] = /href="\.(\/static\/theme\/[\w.-]+\.css)"/.exec(page) ?? [];
    const style = await fetch(`${service.url}/docs${address}`);
    expect(style.headers.get('content-type')).toMatch(/^text\/css/);
    expect(await style.text()).toMatch(/--action: light-dark\(#\w+, #\w+\)/);
  });
});
