import type { MasterData, MasterFacts } from '../master-data.ts';
import { authorisation, type Page } from '../operation.ts';
import type { Context, Implementation } from './implement.ts';

// Reading a plain noun from outside its module: always through its own list, so that what it hides comes out nowhere else.

type MasterRow = Readonly<Record<string, unknown>> & MasterFacts;

/** The authorisation that admits to the list of a noun, and with it to its channel and its history. */
export function readRight(data: MasterData, { service }: Implementation): string {
  return authorisation(service.name, listNameOf(data, service));
}

function listNameOf(data: MasterData, { operations }: Implementation['service']): string {
  const [operation] = Object.entries(operations).find(([, declared]) => declared === data.list) ?? [];
  if (operation === undefined) throw new Error(`${data.noun} has no list operation`);
  return operation;
}

/** The noun's own list: what its module hides from the caller stays hidden here too. */
async function listOf(
  context: Context,
  data: MasterData,
  { service, handlers }: Implementation,
  query: { readonly id?: string; readonly search?: string; readonly pageSize?: number; readonly status?: 'active' },
): Promise<readonly MasterRow[]> {
  const list = handlers[listNameOf(data, service)]!;
  const page = (await list(context, data.list.input.parse(query) as never)) as Page<MasterRow>;
  return page.rows;
}

/** Whether the caller may see this record of the noun. */
export async function seesMaster(
  context: Context,
  data: MasterData,
  own: Implementation,
  id: string,
): Promise<boolean> {
  return (await listOf(context, data, own, { id })).length > 0;
}

const foundAtMost = 10;

/** Records whose words hold what is searched, by code: what tells them apart, for the search over all records. */
export async function findMaster(context: Context, data: MasterData, own: Implementation, search: string) {
  const rows = await listOf(context, data, own, { search, pageSize: foundAtMost, status: 'active' });
  return rows.map((row) => ({ id: row.id, title: data.title(row), subtitle: String(row[data.code]) }));
}
