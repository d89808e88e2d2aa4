import { expect, test } from 'vitest';
import { masked } from './mask.ts';

const dots = '••••••••••••';

test.each([
  ['Authorization: Bearer abc.def', `Authorization: Bearer ${dots}`],
  ['authorization: Basic dXNlcjpwYXNz', `authorization: Basic ${dots}`],
  ['Authorization: 0123456789', `Authorization: ${dots}`],
  ['Cookie: session=1; b=2', `Cookie: ${dots}`],
  ['Set-Cookie: a=b; HttpOnly', `Set-Cookie: ${dots}`],
  ['X-Access-Token: 12345', `X-Access-Token: ${dots}`],
  ['x-api-key: 12345', `x-api-key: ${dots}`],
  ['Ocp-Apim-Subscription-Key: 12345', `Ocp-Apim-Subscription-Key: ${dots}`],
  ['{"password":"a\\"b","name":"x"}', `{"password":"${dots}","name":"x"}`],
  ['{ "client_secret" : "s3cret" }', `{ "client_secret" : "${dots}" }`],
  ['{"accessToken": 123456}', `{"accessToken": "${dots}"}`],
  ['<ns:Password>hunter2</ns:Password>', `<ns:Password>${dots}</ns:Password>`],
  ['GET https://a.example/x?token=abc&y=1', `GET https://a.example/x?token=${dots}&y=1`],
  ['https://user:pass@a.example/', `https://user:${dots}@a.example/`],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', dots],
])('masks %s', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

test.each([
  'Idempotency-Key: alpha.fiscalise.1',
  'Content-Type: application/json',
  '{"number":"INV-014882","signedAt":"2026-11-03T16:42:00Z","qr":"https://a.example/1"}',
  'Date: Tue, 24 Nov 2026 11:52:07 GMT',
])('leaves %s alone', (text) => expect(masked(text)).toBe(text));

test('masks a secret that is known wherever it stands', () => {
  expect(masked('{"echo":"you sent top-secret-1"}', ['top-secret-1', ''])).toBe(`{"echo":"you sent ${dots}"}`);
});

test('takes a time that grows with the text alone', () => {
  const long = `${'a'.repeat(200_000)}"token"${' '.repeat(50_000)}`;
  expect(masked(long)).toBe(long);
});
