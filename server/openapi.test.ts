import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { catalogueEntries } from '#platform/server/catalogue.ts';
import { openApiText } from '#platform/server/openapi/document.ts';
import { implementations, sentences } from './modules.ts';

/** The OpenAPI document of the whole product, which docs/openapi.json keeps and `GET /rpc/openapi.json` answers. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const entries = [...catalogueEntries(implementations, sentences)];
const text = [...openApiText(entries)].join('');
const document = JSON.parse(text) as Document;

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(text) as Record<string, unknown>);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('has every operation, each under an id of its own', () => {
  const ids = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const calls = Object.keys(document.paths).filter((path) => path.startsWith('/rpc#'));
  expect(calls).toEqual(entries.map(({ service, operation }) => `/rpc#${service}.${operation}`));
});

test('refers only to what it has, and keeps nothing that nobody refers to', () => {
  const referred = new Set([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name]) => name));
  const { securitySchemes: _, ...referable } = document.components;
  const kept = Object.entries(referable).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `${kind}/${name}`),
  );
  expect([...referred].toSorted()).toEqual(kept.toSorted());
});
