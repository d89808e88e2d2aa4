import { CircleCheck, LoaderCircle } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { languageNames, languages } from '#platform/language.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import type { OutputOf } from '#platform/operation.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { PhoneField } from '#platform/web/fields/PhoneField.tsx';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { currentLanguage } from '#platform/web/language.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierService } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { linksNoun, suppliers, suppliersNoun } from '../calls.ts';
import { useFormats } from '../formats.ts';

/** What is known of the person before the question; with a `keyIdentifier` the link edits that supplier. */
export interface Recipient {
  readonly keyIdentifier?: string;
  readonly recipientName: string;
  readonly email: string;
  readonly mobileNumber: string;
}

const schema = supplierService.operations.postCarrierLink.input.omit({ keyIdentifier: true });
const Field = fieldsFor<typeof schema>();
type Sent = OutputOf<(typeof supplierService.operations)['postCarrierLink']>;

interface SendLinkDialogProps {
  readonly recipient: Recipient | undefined;
  readonly onClose: () => void;
}

/** For whom the link is, and afterwards where it went and until when it can be used. */
export function SendLinkDialog({ recipient, onClose }: SendLinkDialogProps): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const shared = useTexts(publicTexts);
  const formId = useId();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [sent, setSent] = useState<Sent>();
  const [failure, setFailure] = useState<unknown>();
  const empty = { recipientName: '', email: '', mobileNumber: '', language: currentLanguage() };
  const { keyIdentifier, ...known } = recipient ?? {};
  const schemaForm = useSchemaForm({ schema, initial: { ...empty, ...known }, failures: [supplierFailureTexts] });
  const { isSubmitting } = useFormState({ control: schemaForm.form.control });

  async function send(person: z.output<typeof schema>): Promise<void> {
    setFailure(undefined);
    const request = { ...person, ...(keyIdentifier && { keyIdentifier }) };
    setSent(await suppliers.postCarrierLink(request, { idempotencyKey: keyFor(request) }));
    void queries.invalidateQueries({ queryKey: [linksNoun] });
    void queries.invalidateQueries({ queryKey: [suppliersNoun, 'counts'] });
  }
  function another(): void {
    schemaForm.form.reset(empty);
    setSent(undefined);
  }
  if (sent) return <SentDialog sent={sent} onAnother={keyIdentifier ? undefined : another} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t(keyIdentifier ? 'sendEditLink' : 'sendLink')}
      width={520}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {shared('cancel')}
          </button>
          <button type="submit" form={formId} className="btn btn-p" disabled={isSubmitting}>
            {isSubmitting && <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />}
            {t(isSubmitting ? 'sending' : 'send')}
          </button>
        </>
      }
    >
      <p className="text-muted">{t(keyIdentifier ? 'sendEditLinkText' : 'sendLinkText')}</p>
      <FormFrame
        of={schemaForm}
        id={formId}
        className="mt-4 grid gap-4 sm:grid-cols-2"
        onSubmit={send}
        onFailure={setFailure}
      >
        <Field.Text
          name="recipientName"
          label={t('recipientName')}
          maxLength={100}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <Field.Email
          name="email"
          label={t('recipientEmail')}
          help={t('recipientEmailHelp')}
          required
          autoComplete="off"
          className="sm:col-span-2"
        />
        <PhoneField
          name="mobileNumber"
          label={t('recipientMobile')}
          help={t('recipientMobileHelp')}
          required
          className="sm:col-span-2"
        />
        <Field.Select
          name="language"
          label={t('linkLanguage')}
          help={t('linkLanguageHelp')}
          required
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          className="sm:col-span-2"
        />
        {failure !== undefined && (
          <p role="alert" className="err sm:col-span-2">
            {failureText(failure)}
          </p>
        )}
      </FormFrame>
    </Dialog>
  );
}

interface SentDialogProps {
  readonly sent: Sent;
  readonly onAnother: (() => void) | undefined;
  readonly onClose: () => void;
}

function SentDialog({ sent, onAnother, onClose }: SentDialogProps): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  return (
    <Dialog
      open
      title={t('linkSent')}
      width={520}
      onClose={onClose}
      footer={
        <>
          {onAnother && (
            <button type="button" className="btn btn-s" onClick={onAnother}>
              {t('sendAnother')}
            </button>
          )}
          <button type="button" className="btn btn-p" onClick={onClose}>
            {shared('close')}
          </button>
        </>
      }
    >
      <div role="status" className="flex items-start gap-3">
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 flex-none text-ok" />
        <div>
          <p>{sent.message}</p>
          <p className="mt-1 text-muted">{t('linkValidUntil', { at: formats.moment(sent.expiresAt) })}</p>
        </div>
      </div>
    </Dialog>
  );
}
