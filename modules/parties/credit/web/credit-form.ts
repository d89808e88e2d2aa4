import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { languages } from '#platform/language.ts';
import { requiredText, text } from '#platform/operation.ts';
import { fieldsFor, type FileValue } from '#platform/web/fields/index.ts';
import { today } from '#platform/web/formats.ts';
import { queries } from '#platform/web/queries.ts';
import { amount, dateText, email } from '#modules/parties/parties/fields.ts';
import { type CreditChangeRecord, creditKinds } from '#modules/parties/credit/contract.ts';
import { customerChoiceRead } from './calls.ts';

const shared = {
  kind: z.enum(creditKinds, { error: 'required' }),
  newLimit: amount,
  insuredPart: amount.nullish(),
  reason: requiredText(1000),
  evidence: z.custom<FileValue | null>(),
  effectiveFrom: calendarDate,
  effectiveUntil: dateText,
  reviewOn: dateText,
  recipientName: text(100),
  email,
  mobileNumber: text(30),
  language: z.enum(languages).or(z.literal('')),
  isDraft: z.boolean(),
};

/** What a customer is chosen by: its name, and the number that tells it from a namesake. */
export function choiceOf({ registeredName, accountNumber }: { registeredName: string; accountNumber: string }): string {
  return `${registeredName} (${accountNumber})`;
}

/** The customer behind what was chosen; undefined when it is none. */
export async function chosenCustomer(choice: string): Promise<string | undefined> {
  const number = /\(([^()]+)\)\s*$/.exec(choice)?.[1];
  if (number === undefined) return undefined;
  const found = await queries.fetchQuery(customerChoiceRead(number));
  return found.find((customer) => choiceOf(customer) === choice.trim())?.id;
}

/** What the screen asks for. The server knows the limit in force, and so what else may be wrong. */
export const creditForm = z.strictObject({
  customer: requiredText(250).refine(async (choice) => (await chosenCustomer(choice)) !== undefined, {
    error: 'notAnOption',
  }),
  ...shared,
});
export type CreditValues = z.input<typeof creditForm>;
export type CreditEntered = z.output<typeof creditForm>;

export const Field = fieldsFor<typeof creditForm>();

export function emptyCredit(): CreditValues {
  return {
    customer: '',
    kind: 'increase',
    // Nothing yet, which is not zero.
    newLimit: null as never,
    insuredPart: null,
    reason: '',
    evidence: null,
    effectiveFrom: today(),
    effectiveUntil: '',
    reviewOn: '',
    recipientName: '',
    email: '',
    mobileNumber: '',
    language: '',
    isDraft: false,
  };
}

/** A record as the form edits it. */
export function valuesOf(record: CreditChangeRecord): CreditValues {
  return {
    customer: choiceOf(record),
    kind: record.kind,
    newLimit: record.newLimit,
    insuredPart: record.insuredPart,
    reason: record.reason,
    evidence: record.evidence && { name: record.evidence.fileName, size: 0, blobName: record.evidence.blobName },
    effectiveFrom: record.effectiveFrom,
    effectiveUntil: record.effectiveUntil ?? '',
    reviewOn: record.reviewOn ?? '',
    recipientName: record.recipientName,
    email: record.email,
    mobileNumber: record.mobileNumber,
    language: record.language as CreditValues['language'],
    isDraft: record.status === 'DRAFT',
  };
}

/** What is sent of it, besides whose it is. */
export function proposalOf(entered: CreditEntered) {
  const { customer: _, evidence, language, ...given } = entered;
  return {
    ...given,
    insuredPart: given.insuredPart ?? 0,
    evidenceBlobName: evidence?.blobName ?? '',
    effectiveUntil: given.kind === 'temporary' ? given.effectiveUntil : '',
    ...(language !== '' && { language }),
  };
}
