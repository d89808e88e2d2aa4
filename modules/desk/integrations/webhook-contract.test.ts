import { expect, test } from 'vitest';
import { endpointFields, secureEndpointFields } from './webhook-contract.ts';

const problems = (schema: typeof endpointFields | typeof secureEndpointFields, url: string, events: string[]) =>
  schema.safeParse({ url, events }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('an address without https and a missing event are said at once where the form came by https', () => {
  expect(problems(secureEndpointFields, 'http://hooks.karoo.example/in', [])).toEqual([
    ['events', 'required'],
    ['url', 'webhookAddress'],
  ]);
  expect(problems(secureEndpointFields, 'https://hooks.karoo.example/in', ['load.dispatched'])).toEqual([]);
});

test.each([
  'https://10.0.0.7/in',
  'https://192.168.1.20:8443/in',
  'https://172.20.0.1/in',
  'https://[fd00::1]/in',
  'https://localhost/in',
])('a private address and a missing event are said at once: %s', (url) => {
  expect(problems(secureEndpointFields, url, [])).toEqual([
    ['events', 'required'],
    ['url', 'webhookAddressPrivate'],
  ]);
});

test.each(['https://10.0.0.7.karoo.example/in', 'https://172.32.0.1/in', 'https://localhost.karoo.example/in'])(
  'what only looks like a private address is taken: %s',
  (url) => {
    expect(problems(secureEndpointFields, url, ['load.dispatched'])).toEqual([]);
  },
);

test("a form on a developer's machine takes an address without https", () => {
  expect(problems(endpointFields, 'http://127.0.0.1:4000/in', ['load.dispatched'])).toEqual([]);
});
