import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { confirmationProof } from '#modules/base/access/contract.ts';
import { exchangeLife, exchangeProblems } from '#modules/money/exchanges/status.ts';
import { exportedKinds } from './document.ts';
import { comparedFields, driftKinds, systemKinds, theirStates } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    accountingExport: unknown;
    businessCentralSetting: unknown;
  }
  interface Channels {
    accountingExports: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const moment = z.iso.datetime();
const reads = { audience: 'permitted', reads: true } as const;
const state = z.enum(exchangeLife.states);

export const difference = z.object({ field: z.enum(comparedFields), ours: name, theirs: name });
export type Difference = z.output<typeof difference>;

export { type ExportState, exportStates } from './status.ts';

export const exportRow = z.object({
  id,
  companyId: id,
  documentId: id,
  kind: z.enum(exportedKinds),
  version: z.int(),
  number: name,
  vendorNumber: name,
  amount: amountAnswer,
  currency: name,
  status: state,
  /** How it stands there, as last read. */
  theirStatus: z.enum(theirStates),
  theirNumber: name,
  problem: z.enum(['', ...exchangeProblems]),
  tries: z.int(),
  nextAt: moment.nullable(),
  createdAt: moment,
});
export type ExportRow = z.output<typeof exportRow>;

export const exportRecord = exportRow.extend({
  lockId: name,
  /** What the other system said when it refused. */
  detail: name,
  differences: z.array(difference),
  comparedAt: moment.nullable(),
  partnerName: name,
  invoiceDate: z.iso.date(),
  postingDate: z.iso.date(),
  dueDate: z.iso.date(),
  net: amountAnswer,
  vat: amountAnswer,
  lines: z.array(
    z.object({
      account: name,
      centre: name,
      description: name,
      vatCode: z.enum(vatCodes),
      net: amountAnswer,
    }),
  ),
  resolveReason: name,
});
export type ExportRecord = z.output<typeof exportRecord>;

const driftRow = z.object({
  id,
  companyId: id,
  exportId: id.nullable(),
  kind: z.enum(driftKinds),
  number: name,
  theirNumber: name,
  vendorNumber: name,
  ours: name,
  theirs: name,
  foundAt: moment,
  seenAt: moment,
});
export type DriftRow = z.output<typeof driftRow>;

export const fileRow = z.object({
  id,
  companyId: id,
  number: z.int(),
  documents: z.int(),
  gross: amountAnswer,
  createdAt: moment,
  takenBy: name,
  takenAt: moment.nullable(),
});
export type AccountingFileRow = z.output<typeof fileRow>;

/** From our code to theirs. */
const map = (longest: number) => z.record(requiredText(50), requiredText(longest));
const address = text(500);
export const settingFields = {
  kind: z.enum(systemKinds).default('files'),
  tenant: text(100).default(''),
  environment: text(100).default(''),
  bcCompanyId: text(36).default(''),
  clientId: text(100).default(''),
  /** Empty: the public service. Only https, or this machine outside production. */
  baseUrl: address.default(''),
  tokenUrl: address.default(''),
  accounts: map(20).default({}),
  centres: map(20).default({}),
  vatCodes: z.partialRecord(z.enum(vatCodes), text(20)).default({}),
  dimensionCode: text(20).default(''),
  roundingAccount: text(20).default(''),
  autoPost: z.boolean().default(false),
  isActive: z.boolean().default(false),
};
const setting = z.object({
  companyId: id,
  lockId: name,
  kind: z.enum(systemKinds),
  tenant: name,
  environment: name,
  bcCompanyId: name,
  clientId: name,
  baseUrl: name,
  tokenUrl: name,
  accounts: z.record(name, name),
  centres: z.record(name, name),
  vatCodes: z.partialRecord(z.enum(vatCodes), name),
  dimensionCode: name,
  roundingAccount: name,
  autoPost: z.boolean(),
  isActive: z.boolean(),
  hasSecret: z.boolean(),
  /** Changed by somebody without a second factor: another person switches it on. */
  waitsForSecond: z.boolean(),
  polledAt: moment.nullable(),
  comparedAt: moment.nullable(),
  updatedBy: name,
  updatedAt: moment,
});
export type BusinessCentralSetting = z.output<typeof setting>;

/** What a test of the connection may find wrong. */
export const connectionProblems = [
  'notBusinessCentral',
  'secretMissing',
  'tokenUnreachable',
  'clientRefused',
  'serviceUnreachable',
  'signInRefused',
  'noRight',
  'companyUnknown',
  'accountsUnknown',
  'centresUnchecked',
  'roundingMissing',
  'unclear',
] as const;
const connectionCheck = z.object({
  isGood: z.boolean(),
  companyName: name,
  problems: z.array(z.object({ code: z.enum(connectionProblems), detail: name })),
});
export type ConnectionCheck = z.output<typeof connectionCheck>;

const getBusinessCentralSetting = operation({ ...reads, input: z.strictObject({ companyId: id }), output: setting });

export const accountingExportService = service('tripDirector', {
  getAccountingExports: operation({
    ...reads,
    input: listQuery.extend({
      sort: z.enum(['createdAt']).default('createdAt'),
      descending: z.boolean().default(true),
      companyId: id.optional(),
      status: z.array(state).max(6).optional(),
      documentId: id.optional(),
    }),
    output: pageOf(exportRow).extend({ counts: z.record(state, z.int()), drift: z.int() }),
  }),
  getAccountingExport: operation({ ...reads, input: z.strictObject({ id }), output: exportRecord }),
  /** Reads what stands there now, and says what differs. What is found there posted with our totals is done. */
  compareAccountingExport: operation({
    audience: 'permitted',
    input: z.strictObject({ id }),
    output: exportRecord,
  }),
  getInvoiceDrift: operation({
    ...reads,
    input: listQuery.extend({
      sort: z.enum(['foundAt']).default('foundAt'),
      descending: z.boolean().default(true),
      companyId: id.optional(),
      kind: z.enum(driftKinds).optional(),
    }),
    output: pageOf(driftRow),
  }),
  getAccountingFiles: operation({
    ...reads,
    input: z.strictObject({ companyId: id.optional() }),
    output: z.array(fileRow),
  }),
  /** The same file however often it is asked for; the first time it is closed, and later documents go to the next one. */
  takeAccountingFile: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ id }),
    output: fileRow.extend({ fileName: name, content: name, isTakenAgain: z.boolean() }),
  }),
  getBusinessCentralSetting,
  /**
   * Who has a second factor is asked for it again, and the setting holds at once. Of others it is switched off until another
   * person approves it.
   */
  putBusinessCentralSetting: operation({
    audience: 'permitted',
    onlyPeople: true,
    locked: true,
    input: z.strictObject({
      ...settingFields,
      companyId: id,
      /** Missing: the secret stays, unless an address, the tenant or the application changes. */
      secret: text(500).optional(),
      confirmation: confirmationProof.optional(),
    }),
    output: setting,
  }),
  approveBusinessCentralSetting: operation({
    audience: 'permitted',
    onlyPeople: true,
    locked: true,
    input: z.strictObject({ companyId: id }),
    output: setting,
  }),
  getBusinessCentralAccounts: operation({
    ...reads,
    input: z.strictObject({ companyId: id }),
    output: z.array(z.object({ number: name, name })),
  }),
  testBusinessCentralConnection: operation({
    ...reads,
    input: z.strictObject({ companyId: id }),
    output: connectionCheck,
  }),
});
