import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { type AnsweredField, answers, type CertificateFacts, readValues, sortRead } from './read-facts.ts';

const nothing: CertificateFacts = {};
const fields = Object.values(answers);

interface ReadFacts {
  readonly facts: CertificateFacts;
  /** The fields in which the person and the certificate say different things. */
  readonly differ: readonly AnsweredField[];
  /** Another certificate was read, or none is there any more: fields that nobody answered are filled in from it. */
  readonly take: (facts: CertificateFacts) => void;
  readonly settle: () => void;
  /** Stands at a field as long as it says what the certificate says. */
  readonly markOf: (field: AnsweredField) => string | undefined;
}

/** What was read in a certificate, written into the fields that are empty, and marked there. */
export function useReadFacts(): ReadFacts {
  const t = useTexts(registrationTexts);
  const { setValue, getValues } = useFormContext();
  const [facts, setFacts] = useState(nothing);
  const [differ, setDiffer] = useState<readonly AnsweredField[]>([]);
  const present: readonly unknown[] = useWatch({ name: fields });
  return {
    facts,
    differ,
    take(read) {
      const values = readValues(read);
      const sorted = sortRead(values, getValues, readValues(facts));
      for (const field of sorted.stale) setValue(field, field === 'gitCover' ? null : '', { shouldDirty: true });
      for (const field of sorted.empty) setValue(field, values.get(field), { shouldDirty: true, shouldValidate: true });
      setFacts(read);
      setDiffer(sorted.differ);
    },
    settle: () => setDiffer([]),
    markOf(field) {
      const read = readValues(facts).get(field);
      return read !== undefined && present[fields.indexOf(field)] === read ? t('fromCertificate') : undefined;
    },
  };
}
