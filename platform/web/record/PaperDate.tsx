import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { recordTexts } from '#platform/messages/records/index.ts';
import { paperState } from '#platform/papers.ts';
import type { FieldProps } from '../fields/Field.tsx';
import { DayField } from '../form/DayField.tsx';
import { today } from '../formats.ts';
import { useTexts } from '../texts.ts';

interface PaperDateProps extends FieldProps<string> {
  /** The approved document states it: it is not typed. */
  readonly isDocumented?: boolean | undefined;
  /** The record says that there is such a paper: without its day it is incomplete. */
  readonly isLacking?: boolean | undefined;
}

/** The day on which a paper ends, and a word when that is soon or over. It is the printed day, never a computed one. */
export function PaperDate({ isDocumented = false, isLacking = false, ...props }: PaperDateProps): ReactNode {
  const t = useTexts(recordTexts);
  const expiry: unknown = useWatch({ name: props.name });
  const state = paperState(typeof expiry === 'string' ? expiry : null, today());
  const isUrgent = state === 'expired' || state === 'expiring';
  return (
    <DayField
      {...props}
      {...(isDocumented && { disabled: true, help: t('dateOfDocument') })}
      {...(isLacking && { note: t('paperLacking') })}
      {...(isUrgent && { note: t(`papers_${state}`) })}
    />
  );
}
