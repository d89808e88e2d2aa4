import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { text } from '#platform/operation.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { DayField } from '#platform/web/form/DayField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { type DocumentType, documentTypes } from '#modules/base/companies/document-types.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { kindOf } from '../types.ts';

/** A date that the document does not state is left empty. */
export const statedDate = calendarDate.or(z.literal(''));

/** What a document says of itself, as it is typed. */
export const facts = {
  issueDate: statedDate,
  expiryDate: statedDate,
  number: text(60),
  issuer: text(100),
  tags: text(300),
};
const schema = z.strictObject(facts);
export type TypedFacts = z.output<typeof schema>;
const Field = fieldsFor<typeof schema>();
const Dates = namedFor<typeof schema>()({ Date: DayField });

/** The same as the operations take it. */
export function factsOf({ issueDate, expiryDate, number, issuer, tags }: TypedFacts) {
  return {
    issueDate: issueDate || null,
    expiryDate: expiryDate || null,
    number,
    issuer,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
}

/** Stands in a form that holds the type of the document too: some types cannot be without their last day. */
export function FactFields({ isOwned = false }: { readonly isOwned?: boolean }): ReactNode {
  const t = useTexts(documentDeskTexts);
  const type: unknown = useWatch({ name: 'type' });
  const ends = isDocumentType(type) && kindOf(type).ends === true;
  return (
    <>
      {!isOwned && (
        <>
          <Dates.Date name="issueDate" label={t('issueDate')} />
          <Dates.Date name="expiryDate" label={t('expiryDate')} required={ends} />
          <Field.Text name="number" label={t('number')} autoComplete="off" />
          <Field.Text name="issuer" label={t('issuer')} autoComplete="off" />
        </>
      )}
      <Field.Text name="tags" label={t('tags')} help={t('tagsHelp')} autoComplete="off" className="sm:col-span-2" />
    </>
  );
}

function isDocumentType(value: unknown): value is DocumentType {
  return documentTypes.some((type) => type === value);
}
