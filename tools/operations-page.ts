import { type CatalogueEntry, operationCatalogue } from '#platform/server/catalogue.ts';
import { sentencesOf } from '#platform/server/described.ts';
import type { Product, ServerModule } from '#platform/server/module.ts';
import { implementationsOf } from '#platform/server/product.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly readOnly?: boolean;
}

const intro = `# Operations

Made from the declarations by \`npm run generate\`. How an operation is called, and what all of them refuse, is in [api.md](api.md); the full schemas are in [openapi.json](openapi.json) and at \`GET /rpc/operations\`.

Behind the name stand the audience and the marks: \`reads\` changes nothing, \`lockId\` asks for the version of the record, \`amends\` leaves alone every field that is not named and takes back what was read as long as it is unchanged, \`upload\` takes a body of up to 15 MB. Below are the input and the answer, with a question mark behind what may be left out.
`;

/** `docs/operations.md`: what each operation does, what it refuses, what goes in and what comes out, by module. */
export function operationsPage(product: Product): string {
  const entries = new Map(
    operationCatalogue(implementationsOf(product), sentencesOf(product)).map((entry) => [nameOf(entry), entry]),
  );
  const parts = product.modules.flatMap((module) => {
    const own = namesOf(module, product).map((name) => entries.get(name)!);
    return own.length === 0 ? [] : [`## ${module.name}\n\n${own.map(line).join('\n')}\n`];
  });
  return [intro, ...parts].join('\n');
}

function namesOf(module: ServerModule, product: Product): string[] {
  return implementationsOf({ ...product, modules: [module] }).flatMap(({ service }) =>
    Object.keys(service.operations).map((operation) => nameOf({ service: service.name, operation })),
  );
}

const nameOf = ({ service, operation }: Pick<CatalogueEntry, 'service' | 'operation'>) => `${service}.${operation}`;

function line(entry: CatalogueEntry): string {
  const marks = [entry.reads && 'reads', entry.upload && 'upload', entry.locked && 'lockId', entry.amends && 'amends'];
  const facts = [entry.audience.join(' or '), ...marks.filter(Boolean)].join(', ');
  const said = [entry.does, entry.refuses].filter(Boolean).join(' ');
  return `- **\`${nameOf(entry)}\`** (${facts})${said && `: ${said}`}\n  \`${shape(entry.input as Schema)}\` → \`${shape(entry.output as Schema)}\``;
}

function shape(schema: Schema, depth = 0): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' · ');
  if (schema.items) return `[${shape(schema.items, depth + 1)}]`;
  if (!schema.properties) return schema.type ?? 'any';
  const own = Object.entries(schema.properties).filter(([, inner]) => !inner.readOnly);
  const names = own.map(([name, inner]) => {
    const label = schema.required?.includes(name) ? name : `${name}?`;
    return depth < 1 && (inner.properties || inner.items?.properties) ? `${label}: ${shape(inner, depth + 1)}` : label;
  });
  return `{${names.join(', ')}}`;
}
