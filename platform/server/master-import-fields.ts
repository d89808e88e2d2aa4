import { z } from 'zod';
import type { CellKind, ImportField } from '../import-field.ts';
import type { MasterData } from '../master-data.ts';

interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly FieldSchema[];
  readonly refersTo?: string;
}

/** What of a noun's own fields a cell can fill: all but what is sealed, and what is a table of its own. */
export function masterImportFields(noun: MasterData): readonly ImportField[] {
  const schema = z.toJSONSchema(noun.fields, { io: 'input', unrepresentable: 'any' });
  const isRequired = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const declared = property as FieldSchema;
    const kind = kindOf(declared);
    if (kind === undefined || noun.sealed.includes(name)) return [];
    return [
      {
        name,
        kind,
        label: [name],
        ...(isRequired.has(name) && { isRequired: true as const }),
        ...(declared.enum && { choices: declared.enum.filter((choice) => choice !== '') }),
        ...(declared.refersTo && { refersTo: declared.refersTo }),
      },
    ];
  });
}

function kindOf(declared: FieldSchema): CellKind | undefined {
  if (declared.refersTo) return 'reference';
  if (declared.format === 'date') return 'date';
  if (declared.enum) return 'choice';
  const types = new Set(plainOf(declared).map(({ type }) => type));
  // Empty or nothing, beside what the field is.
  types.delete('null');
  const [type] = types;
  if (types.size !== 1) return undefined;
  switch (type) {
    case 'string':
      return 'text';
    case 'boolean':
      return 'flag';
    case 'number':
    case 'integer':
      return 'number';
    default:
      return undefined;
  }
}

function plainOf(declared: FieldSchema): readonly FieldSchema[] {
  return declared.anyOf?.flatMap(plainOf) ?? [declared];
}
