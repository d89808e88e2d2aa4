import { clientVersion } from '#platform/client-version.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { envelopeParts, otherPaths, parameters, responses, securitySchemes } from './parts.ts';
import { type SharedSchemas, sharedSchemas } from './shared-schemas.ts';

const introduction = `One address, \`POST /rpc\`, answers all operations; the body names the operation, and so does the fragment of each path here, which no client sends. docs/api.md shows a first call.`;

/**
 * The operations as an OpenAPI document, piece by piece, because reading all schemas takes a second: between the pieces the
 * server does other work. Put together, the pieces are JSON with one line for each path and each shared schema.
 */
export function* openApiText(entries: Iterable<CatalogueEntry>): Generator<string> {
  const all: CatalogueEntry[] = [];
  const schemas = sharedSchemas();
  for (const entry of entries) {
    all.push(entry);
    for (const schema of [entry.input, entry.output]) schemas.meet(schema);
    yield '';
  }
  const head = {
    openapi: '3.1.1',
    info: { title: 'Haulway', version: clientVersion, description: introduction },
    servers: [{ url: '/' }],
    security: [{ accessToken: [] }, {}],
  };
  yield `${JSON.stringify(head).slice(0, -1)},\n"paths":{`;
  const paths = Object.entries(otherPaths).map(([path, item]) => `\n${JSON.stringify(path)}:${JSON.stringify(item)}`);
  yield paths.join(',');
  for (const entry of all) {
    const key = `/rpc#${entry.service}.${entry.operation}`;
    yield `,\n${JSON.stringify(key)}:${JSON.stringify({ post: operationOf(entry, schemas) })}`;
  }
  yield `\n},\n"components":{"securitySchemes":${JSON.stringify(securitySchemes)},\n"parameters":${JSON.stringify(parameters)},\n"responses":${JSON.stringify(responses)},\n"schemas":{`;
  const components = Object.entries({ ...envelopeParts, ...schemas.components() });
  yield components.map(([name, schema]) => `\n${JSON.stringify(name)}:${JSON.stringify(schema)}`).join(',');
  yield '\n}}}\n';
}

function operationOf(entry: CatalogueEntry, schemas: SharedSchemas): unknown {
  const { service, operation, does = '', refuses = '', audience, authorisation, byToken } = entry;
  return {
    tags: [service],
    operationId: operation,
    summary: does,
    description: refuses,
    ...(!byToken && { security: [{}] }),
    'x-audience': audience,
    ...(authorisation && { 'x-authorisation': authorisation }),
    ...marksOf(entry),
    ...(!entry.reads && { parameters: [{ $ref: '#/components/parameters/idempotencyKey' }] }),
    requestBody: { required: true, content: jsonOf(requestOf(entry, schemas)) },
    responses: {
      '200': { description: 'The answer, or a refusal that ends the flow.', content: jsonOf(answerOf(entry, schemas)) },
      default: { $ref: '#/components/responses/refused' },
    },
  };
}

const jsonOf = (schema: unknown) => ({ 'application/json': { schema } });

function marksOf(entry: CatalogueEntry): Readonly<Record<string, true>> {
  const marks = ['reads', 'upload', 'locked', 'amends'] as const;
  return Object.fromEntries(marks.filter((mark) => entry[mark]).map((mark) => [`x-${mark}`, true as const]));
}

function requestOf({ service, operation, locked, input }: CatalogueEntry, schemas: SharedSchemas): unknown {
  return {
    allOf: [{ $ref: '#/components/schemas/Envelope' }],
    type: 'object',
    properties: {
      service: { const: service },
      operation: { const: operation },
      payload: schemas.shared(input, `${operation}-input`),
      ...(locked && { lockId: { type: 'string' } }),
    },
    required: ['service', 'operation', 'payload', ...(locked ? ['lockId'] : [])],
  };
}

function answerOf({ operation, output, listsAll }: CatalogueEntry, schemas: SharedSchemas): unknown {
  const page = schemas.shared(output, `${operation}-output`);
  const list = (output as { readonly properties?: { readonly rows?: unknown } }).properties?.rows;
  const result = listsAll && list ? { anyOf: [page, schemas.shared(list, `${operation}-rows`)] } : page;
  return {
    anyOf: [
      {
        type: 'object',
        properties: { response: { const: 'ok' }, result, requestId: { type: 'string' } },
        required: ['response', 'result', 'requestId'],
      },
      { $ref: '#/components/schemas/Refusal' },
    ],
  };
}
