import { z } from 'zod';
import { Unsuccessful } from '../port.ts';
import type { Asked, Client } from './client.ts';
import { account, company, listOf, namesOf, type PurchaseInvoice } from './records.ts';

/** Rows of one page of a long list; twenty thousand at most are documented. */
const pageSize = 5000;

async function read<Schema extends z.ZodType>(client: Client, path: string, schema: Schema): Promise<z.output<Schema>> {
  const asked: Asked = { method: 'GET', path, outcome: 'read' };
  // What is read in the background belongs to no exchange.
  const { json } = await client.ask(asked, () => {});
  const found = schema.safeParse(json);
  if (!found.success) throw new Unsuccessful('later', 'unreadable');
  return found.data;
}

/** Pages through a list in the order of the service. */
async function pages<Row extends z.ZodType>(client: Client, path: string, row: Row): Promise<z.output<Row>[]> {
  const all: z.output<Row>[] = [];
  for (;;) {
    const joint = path.includes('?') ? '&' : '?';
    const { value } = await read(client, `${path}${joint}$top=${pageSize}&$skip=${all.length}`, listOf(row));
    all.push(...value);
    if (value.length < pageSize) return all;
  }
}

/** Documents that changed after a moment. */
export async function changedSince(client: Client, since: Date): Promise<readonly PurchaseInvoice[]> {
  return bothKinds(client, () => `lastModifiedDateTime gt ${since.toISOString()}`);
}

/** Documents dated on a day or later. */
export async function datedFrom(client: Client, day: string): Promise<readonly PurchaseInvoice[]> {
  return bothKinds(client, (date) => `${date} ge ${day}`);
}

/** Invoices and credit memos, each read as the other; `filter` is given the name of the date. */
async function bothKinds(client: Client, filter: (date: string) => string): Promise<readonly PurchaseInvoice[]> {
  const { invoice, creditNote } = namesOf;
  const path = ({ set, date }: { readonly set: string; readonly date: string }) =>
    `${set}?$filter=${encodeURIComponent(filter(date))}`;
  return [
    ...(await pages(client, path(invoice), invoice.row)),
    ...(await pages(client, path(creditNote), creditNote.row)),
  ];
}

export const accountsThere = (client: Client) => pages(client, 'accounts', account);
export const companiesThere = (client: Client) =>
  read(client, '/companies', listOf(company)).then(({ value }) => value);
