import { z } from 'zod';
import { amountFor } from '#platform/calculations.ts';
import { type Cents, wireOf } from '#platform/money.ts';
import { quantityText, readPercent, unitPriceText } from '#platform/scaled.ts';
import type { VatCode } from '#platform/vat-codes.ts';
import type { ExportedDocument, ExportedKind, ExportedLine } from '#modules/money/accounting-exports/document.ts';
import { type AccountingSystem, type Contents, type Standing, Unsuccessful } from '../port.ts';
import type { Asked, Client, Recorder } from './client.ts';
import { attachment, batchAnswer, line, listOf, namesOf, paymentTerm, standingOf, vendor } from './records.ts';
import { readRefusal } from './refusals.ts';

/** How the books of a company there are laid out. */
export interface Layout {
  readonly homeCurrency: string;
  readonly accounts: Readonly<Record<string, string>>;
  readonly centres: Readonly<Record<string, string>>;
  readonly vatCodes: Readonly<Partial<Record<VatCode, string>>>;
  readonly dimensionCode: string;
  readonly roundingAccount: string;
  readonly autoPost: boolean;
}

/** As documented: characters of a number and of a description, requests of one batch. */
const longest = { number: 35, description: 100, batch: 100 } as const;

interface Given {
  readonly client: Client;
  readonly layout: Layout;
  readonly kind: ExportedKind;
  readFile(name: string): Promise<Uint8Array | undefined>;
}

/** Business Central behind the port. One for each document, so that what is said about it is taken down with it. */
export function businessCentral(given: Given, record: Recorder): AccountingSystem {
  const tools = toolsOf(given, record);
  return {
    check: (document) => refuseUnfit(document, given.layout),
    ...reading(tools),
    ...creating(tools),
    ...finishing(tools),
  };
}

/** Refuses before anything is sent what cannot be written there. */
function refuseUnfit(document: ExportedDocument, layout: Layout): void {
  if (document.vendorInvoiceNumber.length > longest.number)
    throw new Unsuccessful('refused', 'numberTooLong', document.vendorInvoiceNumber);
  if (document.vendorNumber === '') throw new Unsuccessful('refused', 'vendorUnknown');
  if (linesOf(document).length > longest.batch) throw new Unsuccessful('refused', 'tooManyLines');
  if (document.lines.some(({ account }) => account === '')) throw new Unsuccessful('refused', 'accountUnmapped');
  const unmapped = document.lines.find(({ vatCode }) => layout.vatCodes[vatCode] === undefined);
  if (unmapped) throw new Unsuccessful('refused', 'vatCodeUnknown', unmapped.vatCode);
  if (layout.dimensionCode === '' && new Set(linesOf(document).map(({ centre }) => centre)).size > 1)
    throw new Unsuccessful('refused', 'centreUnknown');
}

/** What all that is asked and told stands on. */
function toolsOf({ client, layout, kind, readFile }: Given, record: Recorder) {
  const names = namesOf[kind];
  const ask = async <Schema extends z.ZodType>(asked: Asked, schema: Schema): Promise<z.output<Schema>> => {
    const { json } = await client.ask(asked, record);
    const read = schema.safeParse(json);
    if (!read.success) throw new Unsuccessful(asked.method === 'GET' ? 'later' : 'unknown', 'unreadable');
    return read.data;
  };
  const read = <Row extends z.ZodType>(path: string, row: Row, outcome: Asked['outcome'] = 'read') =>
    ask({ method: 'GET', path, outcome }, listOf(row)).then(({ value }) => value);
  const home = `companies(${client.connection.companyId})`;
  const batch = async (outcome: Asked['outcome'], requests: readonly { url: string; body: object }[]) => {
    const { responses } = await ask(
      {
        method: 'POST',
        path: '/$batch',
        headers: { isolation: 'snapshot' },
        body: {
          requests: requests.map(({ url, body }, place) => ({
            method: 'POST',
            id: String(place + 1),
            url: `${home}/${url}`,
            headers: { 'Content-Type': 'application/json' },
            body,
          })),
        },
        outcome,
      },
      batchAnswer,
    );
    // With the isolation of a snapshot one that was refused has taken all others back.
    const refused = responses.find(({ status }) => status >= 400);
    if (refused && refused.status >= 500) throw new Unsuccessful('unknown', 'serverError');
    if (refused) throw readRefusal(refused.status, JSON.stringify(refused.body ?? {}));
    if (responses.length < requests.length) throw new Unsuccessful('unknown', 'unreadable');
  };
  const itself = ({ id }: Pick<Standing, 'id'>) => `${names.set}(${id})`;
  const readLines = async (standing: Standing) =>
    (await read(`${itself(standing)}/${names.lines}?$expand=dimensionSetLines`, line)).toSorted(
      (one, other) => one.sequence - other.sequence,
    );
  const centreOf = (centre: string) => (centre === '' ? '' : (layout.centres[centre] ?? centre));
  const attached = (standing: Standing) => read(`${itself(standing)}/attachments`, attachment);

  return { client, layout, names, readFile, record, ask, read, batch, itself, readLines, centreOf, attached };
}
type Tools = ReturnType<typeof toolsOf>;

function reading({
  layout,
  names,
  read,
  readLines,
  centreOf,
  attached,
}: Tools): Pick<AccountingSystem, 'lookUp' | 'contents' | 'readBack'> {
  return {
    async lookUp({ vendorNumber, vendorInvoiceNumber }) {
      const asked = `vendorNumber eq ${quoted(vendorNumber)} and ${names.number} eq ${quoted(vendorInvoiceNumber)}`;
      const found = await read(`${names.set}?$filter=${encodeURIComponent(asked)}`, names.row, 'found');
      return found.map(standingOf);
    },

    async contents(document, standing): Promise<Contents> {
      const [lines, files, vendors] = await Promise.all([
        readLines(standing),
        document.file ? attached(standing) : [],
        read(`vendors?$filter=${encodeURIComponent(`number eq ${quoted(standing.vendorNumber)}`)}`, vendor),
      ]);
      const terms = vendors[0]?.paymentTermsId ?? '';
      const [term] =
        terms === '' ? [] : await read(`paymentTerms?$filter=${encodeURIComponent(`id eq ${terms}`)}`, paymentTerm);
      const blocked = vendors[0]?.blocked.trim() ?? '';
      if (blocked !== '') throw new Unsuccessful('refused', 'vendorBlocked', blocked);
      const wanted = linesOf(document);
      return {
        lines: lines.length,
        hasRounding: lines.length > wanted.length,
        withoutCentre: wanted.flatMap(({ centre }, place) => {
          const [own, code] = [lines[place], centreOf(centre)];
          if (!own || code === '' || isOneCentre(document)) return [];
          return own.dimensionSetLines.some((each) => each.code === layout.dimensionCode && each.valueCode === code)
            ? []
            : [place];
        }),
        hasFile: files.some(({ fileName, byteSize }) => fileName === document.file?.name && byteSize > 0),
        discount: readPercent(term?.discountPercent ?? 0) ?? 0n,
      };
    },

    async readBack(id) {
      const filter = encodeURIComponent(`id eq ${id}`);
      const [found] = await read(`${names.set}?$filter=${filter}`, names.row);
      return found && standingOf(found);
    },
  };
}

function creating({
  layout,
  names,
  ask,
  batch,
  itself,
  readLines,
  centreOf,
}: Tools): Pick<AccountingSystem, 'create' | 'addLines' | 'addCentres'> {
  return {
    async create(document) {
      const centre = isOneCentre(document) ? centreOf(document.lines[0]!.centre) : '';
      const body = {
        vendorNumber: document.vendorNumber,
        [names.number]: document.vendorInvoiceNumber,
        [names.date]: document.invoiceDate,
        postingDate: document.postingDate,
        dueDate: document.dueDate,
        currencyCode: document.currency === layout.homeCurrency ? '' : document.currency,
        ...(centre !== '' && { shortcutDimension1Code: centre }),
      };
      return standingOf(await ask({ method: 'POST', path: names.set, body, outcome: 'created' }, names.row));
    },

    async addLines(document, standing) {
      await batch(
        'linesAdded',
        linesOf(document).map((each) => ({
          url: `${itself(standing)}/${names.lines}`,
          body: lineBody(each, layout),
        })),
      );
    },

    async addCentres(document, standing, places) {
      const lines = await readLines(standing);
      const wanted = linesOf(document);
      await batch(
        'linesAdded',
        places.map((place) => ({
          url: `${itself(standing)}/${names.lines}(${lines[place]!.id})/dimensionSetLines`,
          body: { code: layout.dimensionCode, valueCode: centreOf(wanted[place]!.centre) },
        })),
      );
    },
  };
}

function finishing({
  client,
  layout,
  names,
  readFile,
  record,
  ask,
  itself,
  attached,
}: Tools): Pick<AccountingSystem, 'makeEqual' | 'attach' | 'post'> {
  return {
    ...(layout.roundingAccount !== '' && {
      async makeEqual(standing: Standing, difference: Cents) {
        const body = {
          lineType: 'Account',
          lineObjectNumber: layout.roundingAccount,
          description: 'Rounding',
          quantity: 1,
          unitCost: wireOf(difference),
          taxCode: layout.vatCodes.outOfScope ?? layout.vatCodes.zeroRated ?? '',
        };
        const path = `${itself(standing)}/${names.lines}`;
        await ask({ method: 'POST', path, body, outcome: 'roundingAdded' }, line);
      },
    }),

    async attach(document, standing) {
      const { file } = document;
      if (!file) return;
      const content = await readFile(file.blobName);
      if (!content) return;
      const path = `${itself(standing)}/attachments`;
      // One that an earlier try has named, without its content yet, is filled.
      const known = (await attached(standing)).find(({ fileName }) => fileName === file.name);
      const { id } =
        known ?? (await ask({ method: 'POST', path, body: { fileName: file.name }, outcome: 'attached' }, attachment));
      await client.ask(
        {
          method: 'PATCH',
          path: `${path}(${id})/attachmentContent`,
          headers: { 'if-match': '*' },
          body: content,
          outcome: 'attached',
        },
        record,
      );
    },

    ...(layout.autoPost && {
      async post(standing: Standing) {
        await client.ask({ method: 'POST', path: `${itself(standing)}/Microsoft.NAV.post`, outcome: 'booked' }, record);
      },
    }),
  };
}

/** A text in a question; its quotes are doubled. */
export const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

const isOneCentre = ({ lines }: ExportedDocument) => new Set(lines.map(({ centre }) => centre)).size <= 1;

/** The lines as they go there: as ours while they fit into one batch, else one for each account, centre and VAT code. */
export function linesOf({ lines }: ExportedDocument): readonly ExportedLine[] {
  if (lines.length <= longest.batch) return lines;
  const groups = Map.groupBy(lines, ({ account, centre, vatCode }) => JSON.stringify([account, centre, vatCode]));
  return [...groups.values()].map((own) => ({
    ...own[0]!,
    description: `${own[0]!.description} (+ ${own.length - 1})`,
    net: own.reduce((sum, { net }) => sum + net, 0n) as Cents,
  }));
}

function lineBody(each: ExportedLine, { accounts, vatCodes }: Layout): object {
  const { account, description, quantity, unitCost, vatCode, net } = each;
  // Where quantity times price is not the amount, the line is one piece of the amount.
  const isProduct = amountFor(quantity, unitCost) === net;
  return {
    lineType: 'Account',
    lineObjectNumber: accounts[account] ?? account,
    description: description.slice(0, longest.description),
    quantity: isProduct ? Number(quantityText(quantity)) : 1,
    unitCost: isProduct ? Number(unitPriceText(unitCost)) : wireOf(net),
    taxCode: vatCodes[vatCode] ?? '',
  };
}
