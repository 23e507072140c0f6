import { type Call, perMinuteOf, refusalsOfAccount } from './call.ts';
import { areas } from './calls.ts';
import { captchaHeader } from './captchaHeader.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import { refusalDetails, refusalResponses } from './refusalResponses.ts';
import type { RefusalCode } from './refusals.ts';
import { sealedType } from './sealed.ts';
import { sealedCallExample } from './sealedExample.ts';
import { OTHER_TAG, otherPaths } from './otherPaths.ts';
import { tagOf } from './tagOf.ts';
import { vendorApi } from './vendorApi.ts';

const description = `**Envelope.** Every reply is \`{ success, message, code, value }\`. A refusal has a \`code\`, and in \`value\` what a screen needs.

**Headers.** \`X-Module\` with every call. \`X-Merchant\` names the brand; without it the host does. \`Authorization: Bearer\` with a session.

**Paths** are matched exactly, letter case included. GET and DELETE take their parameters in the query.

**Money** is a string of digits in the currency’s smallest unit; **times** are milliseconds since 1970, UTC; **days** are \`yyyy-MM-dd\` in the brand’s zone.

**Limits** count a minute of one account or, without a session, of one network (an IPv4 address or an IPv6 /64). Beyond: 429 \`tooMany\` with \`Retry-After\`.

**Encrypted bodies** travel as JWE compact (\`${sealedType}\`, ECDH-ES on P-256 with A256GCM), sealed for the key that \`permission\` gives as \`encKey\`.
Inside is JSON of the parameters and three claims: \`iat\`, seconds since 1970, good for two minutes either way; \`jti\`, a fresh UUID, good once;
\`path\`, the path of the call. Whatever is wrong with such a body, the answer is \`badEnvelope\`. More than 60 of those a minute of one network: \`tooMany\`.

\`\`\`js
${sealedCallExample}\`\`\`

Kept as \`login.mjs\`, \`npm install jose\` and \`node login.mjs\` run it against the demo.

**Planned** calls are agreed and not served yet: each answers 503 \`unavailable\`.`;

const parameters = {
  module: {
    name: 'X-Module',
    in: 'header',
    required: true,
    description: 'The part of the product that asks.',
    schema: { type: 'string', default: 'WEB' },
  },
  merchant: {
    name: 'X-Merchant',
    in: 'header',
    description: 'Code of the brand, such as `marquee`. Without it the host names the brand.',
    schema: { type: 'string', maxLength: 40 },
  },
  language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of names and texts in the answer, where no parameter names one. Otherwise the brand’s own.',
    schema: { type: 'string', default: 'en' },
  },
  captcha: {
    name: captchaHeader,
    in: 'header',
    description: 'Ticket of the picture that the field `captcha` answers; it came in the same header of `captcha`.',
    schema: { type: 'string' },
  },
};

/** Returns the OpenAPI 3.1 document of all calls and other addresses. Source: API-01. */
export function openApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [area, { calls }] of Object.entries(areas))
    for (const [name, call] of Object.entries<Call>(calls))
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, area, call);
  const vendors = vendorApi();
  return {
    openapi: '3.1.1',
    info: { title: 'Marquee', version, description, contact: { name: 'Marquee', email: 'help@marquee.example' } },
    servers: [{ url: '/', description: 'The service that shows this page.' }],
    tags: [...Object.entries(areas).map(([area, { about }]) => ({ name: tagOf(area), description: about })), OTHER_TAG, vendors.tag],
    components: {
      schemas: { RefusalDetails: refusalDetails },
      parameters,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that a log-in has answered.' },
        ...vendors.securitySchemes,
      },
    },
    paths: { ...paths, ...otherPaths, ...vendors.paths },
    webhooks: vendors.webhooks,
  };
}

function operation(name: string, area: string, call: Call) {
  const { summary, note, isPlanned } = call;
  return {
    operationId: name,
    tags: [tagOf(area)],
    summary: isPlanned ? `Planned: ${summary}` : summary,
    description: [isPlanned && '**Planned.** Not served yet: answers 503 `unavailable`.', note, sessionText(call), limitText(call)]
      .filter(Boolean)
      .join('\n\n'),
    ...(isPlanned && { 'x-planned': true }),
    ...(call.session !== 'none' && { security: call.session === 'optional' ? [{}, { session: [] }] : [{ session: [] }] }),
    ...inputOf(call),
    responses: {
      200: {
        description: 'Accepted',
        ...(name === 'captcha' && { headers: { [captchaHeader]: { description: 'The ticket.', schema: { type: 'string' } } } }),
        content: { 'application/json': { schema: accepted(jsonSchemaOf(call.output, 'output')) } },
      },
      ...refusalResponses(isPlanned ? [...call.refusals, 'unavailable'] : refusalsOf(call)),
    },
  };
}

const accountTexts = { any: '', real: '; not of a trial account', active: ', of an account that is active; not of a trial account' };

const sessionText = ({ session, role, account = 'any' }: Call) =>
  session === 'required'
    ? `**Session.** Required${role === 'agent' ? ', of an agent' : ''}${accountTexts[account]}.`
    : session === 'optional'
      ? '**Session.** Not required; a member is answered more.'
      : '';

function limitText(call: Call): string {
  const counted = call.session === 'required' ? 'account' : call.session === 'optional' ? 'account or network' : 'network';
  const hourly = call.perHour ? ` and ${call.perHour} an hour` : '';
  return `**Limit.** ${perMinuteOf(call)} a minute${hourly} of one ${counted}.`;
}

/** Lists the refusal codes of a call: its own and those common to calls of its kind. */
function refusalsOf(call: Call): RefusalCode[] {
  const codes: RefusalCode[] = [
    ...call.refusals,
    ...refusalsOfAccount[call.activeFor ? 'active' : (call.account ?? 'any')],
    'invalidInput',
    'tooMany',
    'unavailable',
  ];
  if (hasBody(call)) codes.push('tooLarge');
  if (call.enc) codes.push('badEnvelope');
  if (!call.isAlwaysAnswered) codes.push('maintenance', 'regionBlocked');
  if (call.session === 'required') codes.push('loginRequired', 'sessionEnded');
  if (call.session === 'required' && !call.isBeforePassword) codes.push('passwordMustChange');
  if (call.role === 'agent') codes.push('notAgent');
  return codes;
}

const hasBody = ({ method }: Call) => method === 'POST' || method === 'PUT';

interface InputSchema extends Record<string, unknown> {
  properties?: Record<string, object>;
  required?: string[];
}

function inputOf(call: Call) {
  const schema: InputSchema = jsonSchemaOf(call.input, 'input');
  const example = call.example as Record<string, unknown> | undefined;
  const headers: (keyof typeof parameters)[] = ['module', 'merchant', 'language'];
  if (hasBody(call) && schema.properties?.['captcha']) headers.push('captcha');
  const shared = headers.map((header) => ({ $ref: `#/components/parameters/${header}` }));
  if (hasBody(call))
    return {
      parameters: shared,
      requestBody: {
        required: true,
        ...(call.enc && { description: sealedText(call, example) }),
        content: contentOf(call, schema, example),
      },
    };
  const own = Object.entries(schema.properties ?? {}).map(([field, each]) => ({
    name: field,
    in: 'query',
    required: schema.required?.includes(field) ?? false,
    schema: each,
    example: example?.[field],
  }));
  return { parameters: [...shared, ...own] };
}

function contentOf(call: Call, schema: InputSchema, example: unknown) {
  if (call.enc) return { [sealedType]: { schema: sealedSchema(call, schema) } };
  if (call.multipart) return { 'multipart/form-data': { schema } };
  return { [call.form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema, example } };
}

function sealedText({ path }: Call, given: unknown): string {
  const claims = { iat: 1_767_225_600, jti: 'd9a2f0de-9a4b-4c0e-8e53-5b6f5c2f1f60', path };
  const sealed = JSON.stringify(Object.assign({}, given, claims), null, 2);
  return `JWE compact, sealed as the top of this page shows, of JSON like this:\n\n\`\`\`json\n${sealed}\n\`\`\``;
}

/** Returns the schema of an encrypted body: one string, whose decrypted content is described as its content schema. */
function sealedSchema({ path }: Call, schema: InputSchema) {
  const claims = {
    type: 'object',
    required: ['iat', 'jti', 'path'],
    properties: {
      iat: { type: 'integer', description: 'When it was sealed, in seconds since 1970. Good for two minutes either way.' },
      jti: { type: 'string', format: 'uuid', description: 'Fresh for each body: each is opened once.' },
      path: { const: path },
    },
  };
  const sealed = { type: 'string', contentMediaType: 'application/json', contentSchema: { allOf: [schema, claims] } };
  return {
    type: 'string',
    pattern: String.raw`^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$`,
    // On the string itself, the content keywords would make the reader offer a file upload.
    anyOf: [sealed],
  };
}

const accepted = (value: object) => ({
  type: 'object',
  required: ['success', 'message', 'code', 'value'],
  properties: { success: { const: true }, message: { type: 'null' }, code: { type: 'null' }, value },
});
