import type { ReactNode } from 'react';
import type { FormSchema } from '#platform/web/form.tsx';
import { DecisionDialog, type DecisionDialogProps } from '#platform/web/record/DecisionDialog.tsx';
import { failures } from '../failures.ts';
import { useDecidedCustomer } from '../review/use-decisions.tsx';

export interface Closable {
  readonly onClose: () => void;
}

/** A change of the customer that is shown, with its own dialog. */
export function CustomerDecision<Schema extends FormSchema>(
  props: Omit<DecisionDialogProps<Schema>, 'record' | 'failures'>,
): ReactNode {
  return <DecisionDialog {...props} record={useDecidedCustomer()} failures={failures} />;
}
