import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The only time that the codes are seen; Escape does not close it. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps): ReactNode {
  const t = useTexts(peopleTexts);
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      open
      title={t('recoveryCodes')}
      width={440}
      footer={
        <>
          <button
            type="button"
            className="btn btn-s"
            onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
          >
            <Copy size={15} aria-hidden="true" />
            {t(isCopied ? 'copied' : 'copyCodes')}
          </button>
          <button type="button" className="btn btn-p" onClick={onClose}>
            {t('iKeptThem')}
          </button>
        </>
      }
    >
      <p className="text-muted">{t('recoveryCodesHint')}</p>
      <ul
        aria-label={t('recoveryCodes')}
        className="mt-4 grid grid-cols-2 gap-2 rounded-ctl bg-sunken p-4 font-mono tabular-nums"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
