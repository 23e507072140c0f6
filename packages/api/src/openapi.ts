import { z } from 'zod';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { plannedCalls } from './plannedCalls.ts';
import { statusOfRefusal } from './refusals.ts';
import { vendorApi } from './vendorApi.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/** The table of calls as an OpenAPI 3.1 document. Source: API-01. */
export function openApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  const add = (name: string, call: Call, planned: boolean) => {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = { ...operation(name, call), ...(planned && { 'x-planned': true }) };
  };
  for (const [name, call] of Object.entries(calls)) add(name, call, false);
  for (const [name, call] of Object.entries(plannedCalls)) add(name, call, true);
  const vendors = vendorApi();
  return {
    openapi: '3.1.1',
    info: { title: 'Marquee', version, description: 'Every reply has the envelope { success, message, code, value }.' },
    tags: [vendors.tag],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' }, ...vendors.securitySchemes } },
    paths: { ...paths, ...vendors.paths },
    webhooks: vendors.webhooks,
  };
}

function operation(name: string, call: Call) {
  const input = schemaOf(call.input, 'input') as { properties?: Record<string, object>; required?: string[] };
  const asBody = call.method === 'POST' || call.method === 'PUT';
  const refused = [...new Set(call.refusals.map((code) => statusOfRefusal[code]))];
  return {
    operationId: name,
    ...(call.session !== 'none' && { security: call.session === 'optional' ? [{}, { session: [] }] : [{ session: [] }] }),
    ...(asBody
      ? { requestBody: { required: true, content: { [call.enc ? 'application/jose' : 'application/json']: { schema: input } } } }
      : {
          parameters: Object.entries(input.properties ?? {}).map(([field, schema]) => ({
            name: field,
            in: 'query',
            required: input.required?.includes(field) ?? false,
            schema,
          })),
        }),
    responses: {
      200: { description: 'Accepted', content: { 'application/json': { schema: accepted(schemaOf(call.output, 'output')) } } },
      ...Object.fromEntries(
        refused.map((status) => [status, { description: call.refusals.filter((code) => statusOfRefusal[code] === status).join(', ') }]),
      ),
    },
  };
}

const accepted = (value: object) => ({
  type: 'object',
  required: ['success', 'message', 'code', 'value'],
  properties: { success: { const: true }, message: { type: 'null' }, code: { type: 'null' }, value },
});
