import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { integrationTexts } from '../messages/desk/index.ts';

interface SecretDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The only time that a secret is seen; Escape does not close it. */
export function SecretDialog({ title, hint, secret, onClose }: SecretDialogProps): ReactNode {
  const t = useTexts(integrationTexts);
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      open
      title={title}
      width={520}
      footer={
        <>
          <button
            type="button"
            className="btn btn-s"
            onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
          >
            <Copy size={15} aria-hidden="true" />
            {t(isCopied ? 'copied' : 'copy')}
          </button>
          <button type="button" className="btn btn-p" onClick={onClose}>
            {t('iKeptIt')}
          </button>
        </>
      }
    >
      <p className="text-muted">{hint}</p>
      <p className="mt-4 rounded-ctl bg-sunken p-4 font-mono text-sm break-all select-all">
        <output>{secret}</output>
      </p>
    </Dialog>
  );
}
