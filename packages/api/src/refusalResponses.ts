import { type RefusalCode, type RefusalDetails, statusOfRefusal } from './refusals.ts';

const detailSchemas = {
  field: { type: 'string', description: '400: the field that was wrong, in dotted form.' },
  rule: { type: 'string', description: '400: the rule that it broke.' },
  captcha: { type: 'boolean', description: '401 at log-in: a captcha is asked for.' },
  triesLeft: { type: 'integer', description: '401: how many more answers are taken.' },
  retryAfterS: { type: 'integer', description: '429 and 503: seconds until it may be tried again.' },
  ends: { type: 'array', items: { type: 'string' }, description: '422: the contracts that the change would end.' },
  reference: { type: 'string', description: '503: what the log says of it stands under this.' },
  maintenanceEnd: { type: ['integer', 'null'], description: '503: when maintenance is expected to end, in milliseconds since 1970.' },
} satisfies Record<keyof RefusalDetails, object>;

/** OpenAPI schema of the details that accompany a refusal code. */
export const refusalDetails = { type: 'object', properties: detailSchemas };

const retryAfter = { 'Retry-After': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } } };

/** Returns one response schema for each HTTP status of the given codes, in the envelope. */
export function refusalResponses(codes: Iterable<RefusalCode>): Record<string, object> {
  const byStatus = Map.groupBy(new Set(codes), (code) => statusOfRefusal[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.join(', '),
        ...((status === 429 || status === 503) && { headers: retryAfter }),
        content: { 'application/json': { schema: refusal(ofStatus) } },
      },
    ]),
  );
}

const refusal = (codes: RefusalCode[]) => ({
  type: 'object',
  required: ['success', 'message', 'code', 'value'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence for a log. Words for people go by `code`.' },
    code: { enum: codes },
    value: { anyOf: [{ $ref: '#/components/schemas/RefusalDetails' }, { type: 'null' }] },
  },
});
