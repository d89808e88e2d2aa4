import type { ReactNode } from 'react';
import type { FormSchema } from '#platform/web/form.tsx';
import { DecisionDialog as AnyDecisionDialog, type DecisionDialogProps } from '#platform/web/record/DecisionDialog.tsx';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { suppliersNoun } from '../calls.ts';
import { useReviewed } from './reviewed.ts';

const failures = [supplierFailureTexts] as const;

/** A decision about the supplier that is reviewed. */
export function DecisionDialog<Schema extends FormSchema>(
  props: Omit<DecisionDialogProps<Schema>, 'record' | 'failures'>,
): ReactNode {
  const { keyIdentifier: id, lockId } = useReviewed();
  return <AnyDecisionDialog {...props} record={{ noun: suppliersNoun, id, lockId }} failures={failures} />;
}
