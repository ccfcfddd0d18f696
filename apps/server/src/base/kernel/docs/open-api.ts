import type { Endpoint } from '@baize/contract/endpoint';
import { ERRORS, type ErrorCode } from '@baize/contract/errors';
import {
  VENDOR_ERROR_CODES,
  VENDOR_ERRORS,
  type VendorErrorCode,
} from '@baize/contract/vendor-errors';
import * as z from 'zod';

type Json = Record<string, unknown>;

export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: Json;
};

const DESCRIPTION = [
  'Every reply is `{ success, message, value }`. On success `message` is null and `value` is what',
  'the call gives. On refusal `message` is a code of the list below and `value.text` its wording in',
  'the language of the request (`x-language` header or `lang` cookie).',
  'Money is a string of minor units. A call marked sealed takes a compact JWE',
  '(`application/jose`; ECDH-ES, A256GCM) for the key of `GET /wps/system/sealKey`, whose protected',
  'header carries `kid` and the `path` of the call.',
  'Vendors sign each call: `x-key-id`, `x-timestamp` (milliseconds, within a minute of ours),',
  '`x-nonce` (new for every attempt) and `x-signature`, the hex of HMAC-SHA256 with the key’s secret',
  'over `timestamp.nonce.path.` and the body as sent. Their refusals say in `value.class` what to',
  'do: `final-reject`, `already-done`, `retry-later` or `needs-operator`.',
].join(' ');

/** Describes every call of the contract: the same rows the server serves. */
export function openApiOf(
  contract: Readonly<Record<string, Endpoint>>,
  { title, version }: { title: string; version: string },
): OpenApi {
  const paths: OpenApi['paths'] = {};
  const schemas: Record<string, unknown> = {};
  for (const [name, endpoint] of Object.entries(contract)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, { owner: name, schemas }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION },
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        vendor: { type: 'apiKey', in: 'header', name: 'x-signature' },
      },
    },
  };
}

const operationOf = (endpoint: Endpoint, shelf: Shelf): Json => ({
  operationId: shelf.owner,
  summary: endpoint.summary,
  'x-access': endpoint.access,
  'x-sealed': endpoint.sealed === true,
  ...(endpoint.confirm ? { 'x-confirm': endpoint.confirm } : {}),
  ...(endpoint.rate ? { 'x-rate': endpoint.rate } : {}),
  ...securityOf(endpoint),
  ...inputOf(endpoint, shelf),
  responses: { 200: replyOf(endpoint, shelf), ...refusalsOf(endpoint) },
});

function securityOf({ access }: Endpoint): Json {
  if (access === 'guest') return {};
  return { security: [access === 'vendor' ? { vendor: [] } : { session: [] }] };
}

function inputOf(endpoint: Endpoint, shelf: Shelf): Json {
  const schema = schemaOf(endpoint.input, shelf);
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const required = new Set((schema['required'] ?? []) as string[]);
    return {
      parameters: Object.entries(properties).map(([name, property]) => ({
        name,
        in: 'query',
        required: required.has(name),
        schema: property,
      })),
    };
  }
  const type = endpoint.sealed ? 'application/jose' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema } } } };
}

const replyOf = (endpoint: Endpoint, shelf: Shelf): Json => ({
  description: 'Done',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'message', 'value'],
        properties: {
          success: { const: true },
          message: { type: 'null' },
          value: schemaOf(endpoint.output, shelf),
        },
      },
    },
  },
});

/** One reply per status, naming the codes it may carry. */
function refusalsOf(endpoint: Endpoint): Json {
  if (endpoint.access === 'vendor') return vendorRefusals();
  const codes: ErrorCode[] = ['invalid_input', 'rate_limited', ...endpoint.errors];
  if (endpoint.sealed) codes.push('sealed_required', 'seal_unreadable', 'seal_key_unknown');
  if (endpoint.access !== 'guest') codes.push('not_signed_in');
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.map((code) => `\`${code}\`: ${ERRORS[code].text}`).join('; ') },
    ]),
  );
}

/** Vendors have a list of their own, and any call of theirs may be refused by any of it. */
function vendorRefusals(): Json {
  const byStatus = Map.groupBy(VENDOR_ERROR_CODES, (code) => VENDOR_ERRORS[code].status);
  const tell = (code: VendorErrorCode) =>
    `\`${code}\` (${VENDOR_ERRORS[code].class}): ${VENDOR_ERRORS[code].text}`;
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, { description: list.map(tell).join('; ') }]),
  );
}

/** Where schemas are put that refer to themselves, under names of their own. */
type Shelf = { readonly owner: string; readonly schemas: Record<string, unknown> };

/**
 * The wire side of a schema. What JSON Schema cannot say (our ids) is a string. Definitions that a
 * schema refers to (a tree refers to itself) move to the document's shelf, where references resolve.
 */
function schemaOf(schema: Endpoint['input'], { owner, schemas }: Shelf): Json {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') jsonSchema.type = 'string';
    },
  });
  const text = JSON.stringify(made).replaceAll('#/$defs/', `#/components/schemas/${owner}`);
  const { $schema: _dialect, $defs = {}, ...rest } = JSON.parse(text) as Json & { $defs?: Json };
  for (const [name, definition] of Object.entries($defs)) schemas[`${owner}${name}`] = definition;
  return rest;
}
