import { expect, test } from 'vitest';
import { glanceAt, parseBounded } from './glance.ts';

const glance = (text: string) => glanceAt(Buffer.from(text));
const file = 'QUJD'.repeat(50_000);

test('the envelope is read from the bytes, in any order of its keys, and nothing of the payload is taken for it', () => {
  const payload = `{"operation":"inner","list":[{"sessionId":"inner"}],"text":"\\"sessionId\\":\\"inner\\""}`;
  const envelope = { sessionId: 'abc', service: 'basis', operation: 'login' };
  const first = `{"sessionId":"abc","service":"basis","operation":"login","payload":${payload}}`;
  const last = `{ "payload" : ${payload} , "operation" : "login", "service":"basis","session\\u0049d":"abc" }`;
  expect(glance(first)).toMatchObject({ envelope, isTooDeep: false });
  expect(glance(last)).toMatchObject({ envelope, isTooDeep: false });
});

test('the beginning of a body tells what it holds', () => {
  const whole = `{"sessionId":"abc","service":"basis","operation":"login","payload":{"file":"${file}"}}`;
  expect(glanceAt(Buffer.from(whole).subarray(0, 1000)).envelope.operation).toBe('login');
});

test.each([
  ['numbers', `[${'1,'.repeat(2_000_000)}1]`],
  ['keys', `{${Array.from({ length: 300_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
  ['empty lists', `[${'[],'.repeat(1_000_000)}[]]`],
  ['levels', '['.repeat(1_000_000)],
  ['blanks', `{"a":${' '.repeat(4_000_000)}1}`],
  ['digits', `{"a":${'1'.repeat(4_000_000)}}`],
  ['quotes in a text', `{"a":"${'\\"'.repeat(2_000_000)}"}`],
])('many %s are seen early: a long body costs no more than a short one', (_name, text) => {
  const bytes = Buffer.from(text);
  let read = 0;
  const counted = new Proxy(bytes, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) read++;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  expect(glanceAt(counted).isTooDeep).toBe(true);
  expect(read).toBeLessThan(1_200_000);
});

test('a file in a body is cut out and put back, and the rest is parsed as ever', () => {
  const body = { operation: 'é', payload: { file, other: `${file}\n`, name: 'cut/', list: [file] } };
  const bytes = Buffer.from(JSON.stringify(body));
  const { longStrings, isTooDeep } = glanceAt(bytes);
  expect(isTooDeep).toBe(false);
  expect(longStrings).toHaveLength(3);
  expect(parseBounded(bytes, longStrings)).toEqual({ value: body });
  expect(parseBounded(bytes)).toEqual({ value: body });
});

test('a raw line break in a long text is no JSON, cut out or not', () => {
  const bytes = Buffer.from(`{"a":"${file}\n"}`);
  expect(() => parseBounded(bytes, glanceAt(bytes).longStrings)).toThrow();
});
