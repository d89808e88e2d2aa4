import { z } from 'zod';
import { operation, requiredText, service } from '#platform/operation.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';
import { keptLine } from './contract.ts';
import { typedKinds } from './fields.ts';

const id = z.uuid();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;

export const templateRow = z.object({
  id,
  name,
  kind: z.enum(typedKinds),
  lines: z.int(),
  createdBy: name,
  createdAt: z.iso.datetime(),
});
export type TemplateRow = z.output<typeof templateRow>;

/** The most templates of a company. */
export const templatesAtMost = 200;

export const journalTemplateService = service('tripDirector', {
  getTransactionTemplates: operation({
    ...reads,
    input: z.strictObject({ companyId }),
    output: z.array(templateRow),
  }),
  getTransactionTemplate: operation({
    ...reads,
    input: z.strictObject({ id }),
    output: templateRow.extend({ reason: name, rows: z.array(keptLine) }),
  }),
  /** Keeps the lines of a proposal under a name, with their amounts or without. */
  postTransactionTemplate: operation({
    audience: 'permitted',
    input: z.strictObject({ proposalId: id, name: requiredText(80), withAmounts: z.boolean().default(true) }),
    output: z.object({ id, name }),
  }),
  deleteTransactionTemplate: operation({
    audience: 'permitted',
    input: z.strictObject({ id }),
    output: z.object({ id }),
  }),
});
