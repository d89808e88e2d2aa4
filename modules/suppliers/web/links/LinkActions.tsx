import { Ban, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { markRow } from '#platform/web/list/marks.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LinkBoardRow } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { linksNoun, suppliers, useMay } from '../calls.ts';
import { useFormats } from '../formats.ts';

/**
 * What can be done with a link that is still open: send it again, or end it. It cannot be copied: nobody knows its token
 * but the mail that carries it.
 */
export function LinkActions({ link }: { readonly link: LinkBoardRow }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const mayResend = useMay('putCarrierLink');
  const mayDisable = useMay('disableCarrierLink');
  if (link.status !== 'pending' || !(mayResend || mayDisable)) return null;

  async function change(kind: 'resend' | 'disable'): Promise<void> {
    const { linkId, lockId, email } = link;
    const question = t(kind === 'resend' ? 'resendQuestion' : 'disableQuestion', { email });
    if (!(await askConfirm({ text: question, yes: t(kind), danger: kind === 'disable' }))) return;
    setBusy(true);
    const options = { lockId, idempotencyKey: keyFor([kind, linkId, lockId]) };
    try {
      if (kind === 'resend') {
        const { expiresAt } = await suppliers.putCarrierLink({ linkId }, options);
        snackbar(t('linkResent', { email, at: formats.moment(expiresAt) }), { kind: 'ok' });
      } else {
        await suppliers.disableCarrierLink({ linkId }, options);
        snackbar(t('linkDisabled'), { kind: 'ok' });
      }
      markRow(linksNoun, linkId);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      // Also after a refusal: what is shown is older than what the server has.
      void queries.invalidateQueries({ queryKey: [linksNoun] });
      setBusy(false);
    }
  }
  const who = link.recipientName || link.email;
  return (
    <span className="inline-flex gap-0.5">
      {mayResend && (
        <button
          type="button"
          className="btn btn-g h-7 px-2 pointer-coarse:h-11"
          disabled={busy}
          aria-label={t('resendTo', { who })}
          title={t('resendHint')}
          onClick={() => void change('resend')}
        >
          <RotateCw size={14} aria-hidden="true" />
          {t('resend')}
        </button>
      )}
      {mayDisable && (
        <button
          type="button"
          className="btn btn-g h-7 px-2 pointer-coarse:h-11"
          disabled={busy}
          aria-label={t('disableFor', { who })}
          title={t('disable')}
          onClick={() => void change('disable')}
        >
          <Ban size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
