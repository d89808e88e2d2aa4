import type { ImportField } from '#platform/import-field.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { typedKinds } from './fields.ts';

const field = (name: string, kind: ImportField['kind'], more: Partial<ImportField> = {}): ImportField => ({
  name,
  kind,
  label: [name],
  ...more,
});

/** What stands once for a proposal, and is said by any of its rows. */
export const headColumnsOfFile = [
  field('reference', 'text', { isRequired: true, alsoCalled: ['Proposal', 'Batch', 'Voorstel', 'Proposta'] }),
  field('kind', 'choice', { choices: typedKinds }),
  field('date', 'date', { isRequired: true, alsoCalled: ['Date', 'Datum', 'Data'] }),
  field('reverseOn', 'date'),
  field('reason', 'text', { isRequired: true }),
] as const;

/** What a row says of its line. */
export const lineColumnsOfFile = [
  field('group', 'text', { alsoCalled: ['Group', 'Groep', 'Grupo', 'Groupe'] }),
  field('account', 'text', { alsoCalled: ['GL code', 'GL account', 'Account number', 'Rekeningnommer'] }),
  field('centre', 'text', { alsoCalled: ['Cost centre', 'Kostesentrum', 'Centro de custo', 'Centre de coûts'] }),
  field('text', 'text', { alsoCalled: ['Description', 'Narration', 'Beskrywing', 'Descrição', 'Libellé'] }),
  field('debit', 'number', { isMoney: true, alsoCalled: ['Dr'] }),
  field('credit', 'number', { isMoney: true, alsoCalled: ['Cr'] }),
  field('vatCode', 'choice', { choices: vatCodes }),
  field('loadNumber', 'text'),
  field('party', 'text'),
  field('number', 'text', { alsoCalled: ['Invoice', 'Faktuur', 'Fatura', 'Facture'] }),
  field('itemDate', 'date'),
  field('dueDate', 'date'),
] as const;

/** A row of a file of journals is a line; rows with one reference are one proposal, and its journals are told by their group. */
export const proposalImportFields: readonly ImportField[] = [...headColumnsOfFile, ...lineColumnsOfFile];
