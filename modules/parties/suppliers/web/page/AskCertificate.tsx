import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { linksNoun, renewals } from '../calls.ts';
import { useReviewed } from '../review/reviewed.ts';

/** Sends the insurance contact a link for a new certificate, at once. */
export function AskCertificate(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const { keyIdentifier, carrierName } = useReviewed();
  const [isSending, setIsSending] = useState(false);
  async function ask(): Promise<void> {
    const isSure = await askConfirm({
      title: t('askCertificateTitle', { name: carrierName }),
      text: t('askCertificateText'),
      yes: t('askCertificate'),
    });
    if (!isSure) return;
    setIsSending(true);
    try {
      const request = { keyIdentifier };
      const idempotencyKey = keyFor([request, new Date().toISOString().slice(0, 16)]);
      const { email } = await renewals.sendEmailToUploadGitCertificate(request, { idempotencyKey });
      snackbar(t('certificateAsked', { email }), { kind: 'ok' });
      void queries.invalidateQueries({ queryKey: [linksNoun] });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setIsSending(false);
    }
  }
  return (
    <button type="button" className="btn btn-s ml-auto" disabled={isSending} onClick={() => void ask()}>
      <Send size={15} aria-hidden="true" />
      {t('askCertificate')}
    </button>
  );
}
