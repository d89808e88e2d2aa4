import { z } from 'zod';
import { addressNames, type CellKind, type ImportField } from '../import-field.ts';
import type { MasterData } from '../master-data.ts';

interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly refersTo?: string;
  readonly onlySuggested?: boolean;
}

const known = new WeakMap<MasterData, readonly ImportField[]>();

/** What of a noun's own fields a cell can fill: all but what no file brings in, and what is a table of its own. Worked out once. */
export function masterImportFields(noun: MasterData): readonly ImportField[] {
  let fields = known.get(noun);
  if (!fields) known.set(noun, (fields = fieldsOf(noun)));
  return fields;
}

function fieldsOf(noun: MasterData): readonly ImportField[] {
  const schema = z.toJSONSchema(noun.fields, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
  return fieldsWithin(schema).filter(({ name }) => !noun.neverImported.includes(name));
}

/** Of a field that is made of fields, such as the hours of each weekday, every one has a column of its own. */
function fieldsWithin({ properties = {}, required = [] }: FieldSchema, path = ''): readonly ImportField[] {
  return Object.entries(properties).flatMap(([own, declared]) => {
    const name = `${path}${own}`;
    if (declared.properties) return fieldsWithin(declared, `${name}.`);
    const one = declared.items ?? declared;
    const kind = declared.refersTo ? 'reference' : kindOf(one, own);
    if (kind === undefined) return [];
    return [
      {
        name,
        kind,
        label: [name],
        ...(declared.items && { isSeveral: true as const }),
        ...((required.includes(own) || declared.onlySuggested) && { isRequired: true as const }),
        ...(addressNames[own] && { alsoCalled: addressNames[own] }),
        ...(/^country$|Country$/.test(own) && { isCountry: true as const }),
        ...(/^region$|Region$/.test(own) && { isRegion: true as const }),
        ...(one.enum && { choices: one.enum.filter((choice) => choice !== '') }),
        ...(declared.refersTo && { refersTo: declared.refersTo }),
      },
    ];
  });
}

/** Fields that hold a telephone number, as every noun calls them. */
const isPhone = (own: string) =>
  /mobile|phone|telephone|^fax$|kinNumber$|contactNumber$/i.test(own) && !/^(is|has)[A-Z]/.test(own);

function kindOf(declared: FieldSchema, own: string): CellKind | undefined {
  if (declared.format === 'date') return 'date';
  if (declared.enum) return 'choice';
  const types = new Set(plainOf(declared).map(({ type }) => type));
  // Empty or nothing, beside what the field is.
  types.delete('null');
  const [type] = types;
  if (types.size !== 1) return undefined;
  switch (type) {
    case 'string':
      return isPhone(own) ? 'phone' : 'text';
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
