import type { ImportRecord } from '../contract.ts';

type Asked = Pick<ImportRecord, 'mode' | 'mapping' | 'keys' | 'fields' | 'mayCreate' | 'mayUpdate'>;

/**
 * The mode of an import until somebody chooses one. A person who may only change records changes them. A file in which
 * nothing says which record a row is can only bring new ones.
 */
export function firstMode({ mode, mapping, keys, fields, mayCreate, mayUpdate }: Asked): ImportRecord['mode'] {
  if (!mayCreate) return 'update';
  if (!mayUpdate) return 'create';
  const filled = new Set(Object.values(mapping));
  const isKnown = fields.some(({ name, label }) => keys.includes(label) && filled.has(name));
  return mode === 'upsert' && filled.size > 0 && !isKnown ? 'create' : mode;
}
