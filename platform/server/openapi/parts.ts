// What all operations of the OpenAPI document have in common: the envelope, refusals, headers, and the addresses besides `/rpc`.

const text = { type: 'string' } as const;

/** Of the envelope (platform/envelope.ts) and of refusals, by name. */
export const envelopeParts = {
  Envelope: {
    type: 'object',
    properties: {
      clientVersion: { ...text, maxLength: 20, description: 'The version that the caller was written for.' },
      sessionId: { ...text, maxLength: 128, description: 'As `login` answered it; left out with an access token.' },
      service: { ...text, maxLength: 40 },
      operation: { ...text, maxLength: 80 },
      lockId: {
        type: ['string', 'null'],
        maxLength: 64,
        description: 'The `lockId` of the record that is changed, as it was read.',
      },
      language: { ...text, maxLength: 35, description: 'en, afr, pt or fr, or a tag such as en-ZA.' },
      partition: { ...text, maxLength: 64, description: 'The tenant, as `login` answered it.' },
      payload: { type: 'object' },
    },
    required: ['clientVersion', 'service', 'operation'],
  },
  Refusal: {
    type: 'object',
    properties: {
      response: { enum: ['error', 'fail', 'upgrade', 'sleep', 'timeout'] },
      result: { description: 'The text for the person, in the language of the request.' },
      code: { ...text, description: 'Stays, while texts may change.' },
      fields: { type: 'object', additionalProperties: text, description: 'Path of a field → its text.' },
      details: { type: 'object', description: 'Facts behind the code.' },
      message: { ...text, description: 'The text, where `result` has another form.' },
      requestId: text,
    },
    required: ['response', 'result', 'code', 'requestId'],
  },
} as const;

export const responses = {
  refused: {
    description: 'A refusal: 400, 401, 403, 404, 409, 413, 415, 422, 429, 500 or 503.',
    headers: {
      'x-request-id': { schema: text },
      'retry-after': { description: 'Seconds; with 429 and 503.', schema: text },
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
} as const;

export const parameters = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The first answer with a key is kept for 24 hours, and the operation is done once.',
    schema: { ...text, maxLength: 128 },
  },
} as const;

export const securitySchemes = {
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Access-Token',
    description: 'Of another system. People send a session in the body instead.',
  },
} as const;

const answers = (description: string, type = 'application/json') => ({
  responses: { '200': { description, content: { [type]: {} } } },
  security: [{}],
});

/** Addresses besides the one for operations. */
export const otherPaths = {
  '/health': { get: { operationId: 'health', summary: 'Answers while the process lives.', ...answers('It lives.') } },
  '/ready': {
    get: {
      operationId: 'ready',
      summary: 'Answers 200 while the database can be reached with all migrations done, and 503 otherwise.',
      ...answers('It is ready.'),
    },
  },
  '/rpc/operations': {
    get: {
      operationId: 'operations',
      summary: 'Lists every operation with its sentences and schemas.',
      ...answers('The list.'),
    },
  },
  '/rpc/openapi.json': {
    get: { operationId: 'openapi', summary: 'Answers this document.', ...answers('The document.') },
  },
  '/files/{token}': {
    get: {
      operationId: 'file',
      summary: 'Answers the bytes of a file once, by the token that `getFileToken` made.',
      parameters: [{ name: 'token', in: 'path', required: true, schema: text }],
      ...answers('The file.', '*/*'),
    },
  },
} as const;
