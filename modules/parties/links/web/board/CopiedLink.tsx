import { Copy } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LinkBoardRow } from '#modules/parties/links/contract.ts';
import { linkBoardTexts } from '#modules/parties/links/messages/board/index.ts';

interface CopiedLinkProps {
  readonly link: Pick<LinkBoardRow, 'recipientName' | 'email' | 'mobileNumber'>;
  readonly url: string;
  readonly onClose: () => void;
}

/** A further address of a link, shown once, to be handed over in another way than by mail. */
export function CopiedLink({ link, url, onClose }: CopiedLinkProps): ReactNode {
  const t = useTexts(linkBoardTexts);
  const shared = useTexts(publicTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      snackbar(t('copied'), { kind: 'ok' });
    } catch {
      field.current?.select();
      snackbar(t('notCopied'));
    }
  }
  return (
    <Dialog
      open
      title={t('copyTitle')}
      width={520}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {shared('close')}
          </button>
          <button type="button" className="btn btn-p" onClick={() => void copy()}>
            <Copy size={15} aria-hidden="true" />
            {t('copyAddress')}
          </button>
        </>
      }
    >
      <p className="text-muted">
        {t('copyText', { who: link.recipientName || link.email, number: link.mobileNumber })}
      </p>
      <label htmlFor={id} className="lbl mt-4">
        {t('address')}
      </label>
      <input
        ref={field}
        id={id}
        className="ctl mt-1.5"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
