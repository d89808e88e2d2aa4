import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { AddressFields, FindingNotes, useNoteOf } from '#modules/parties/parties/web/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { failures } from '../failures.ts';
import { billToForm, billToValuesOf, emptyBillTo, partyFindings, partyOf, type PartyToBill } from './bill-to-form.ts';

const Field = fieldsFor<typeof billToForm>();

interface BillToDialogProps {
  /** Absent for a new one. */
  readonly party: PartyToBill | undefined;
  /** The number that the party has or will have. */
  readonly number: string;
  readonly onSave: (party: PartyToBill) => void | Promise<void>;
  readonly onClose: () => void;
}

/** Add or edit one bill-to party, for the customer's form or for the record itself. */
export function BillToDialog({ party, number, onSave, onClose }: BillToDialogProps): ReactNode {
  const t = useTexts(registrationTexts);
  const shared = useTexts(publicTexts);
  const formId = useId();
  const initial = party ? billToValuesOf(party) : emptyBillTo;
  const form = useSchemaForm({ schema: billToForm, initial, failures });
  // A form must not stand inside another one, and its submit must not be taken for that of the page behind it.
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog
        open
        title={t(party ? 'editBillToTitle' : 'addBillToTitle')}
        width={720}
        onClose={onClose}
        footer={
          <>
            <button type="button" className="btn btn-s" onClick={onClose}>
              {shared('cancel')}
            </button>
            <button type="submit" form={formId} className="btn btn-p">
              {t(party ? 'apply' : 'add')}
            </button>
          </>
        }
      >
        <FormFrame of={form} id={formId} onSubmit={async (value) => onSave(partyOf(value))}>
          <FindingNotes find={partyFindings}>
            <p className="text-muted">
              {t('billToNumber')}: <span className="tabular-nums">{number || t('billToNumberLater')}</span>
            </p>
            <div className="mt-4 grid gap-4 sm:grid-cols-2">
              <BillToFields />
            </div>
          </FindingNotes>
        </FormFrame>
      </Dialog>
    </div>,
    document.body,
  );
}

function BillToFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  return (
    <>
      <Field.Text
        name="businessUnitName"
        label={t('businessUnitName')}
        autoCapitalize="words"
        required
        className="sm:col-span-2"
      />
      <Field.Text name="vatNumber" label={t('vatNo')} note={note('vatNumber')} required />
      <Field.Email name="emailAddress" label={t('email')} autoComplete="off" required />
      <Field.Text
        name="debtorAccountNumber"
        label={t('debtorAccountNumber')}
        help={t('debtorAccountNumberHelp')}
        className="sm:col-span-2"
      />
      <AddressFields name="address" />
      <Field.Checkbox name="isActive" label={t('isActive')} help={t('isActiveHelp')} className="sm:col-span-2" />
    </>
  );
}
