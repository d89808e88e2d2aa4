import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { colleagueTexts } from '#modules/parties/links/messages/colleague/index.ts';

interface AskColleagueProps {
  readonly token: string;
  readonly client: string;
  /** To which the code goes, masked. */
  readonly mobileNumber: string;
}

/** The address of this form: the page keeps it out of the address bar, so nobody could copy it there. */
function addressOf(token: string): string {
  return `${location.origin}/#${location.pathname}/${token}`;
}

/**
 * For a step that somebody else knows better: the phone's own way of sending, or WhatsApp, mail and copy where it has none.
 * The address opens nothing by itself. The code still comes to the invited number, and the one who asks passes it on.
 */
export function AskColleague({ token, client, mobileNumber }: AskColleagueProps): ReactNode {
  const t = useTexts(colleagueTexts);
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const text = t('message', { client, number: mobileNumber });
  const url = addressOf(token);
  async function ask(): Promise<void> {
    if (!('share' in navigator)) return setOpen(!isOpen);
    // Who changes their mind in the phone's own sheet has done nothing wrong.
    await navigator.share({ text, url }).catch(() => undefined);
  }
  const both = encodeURIComponent(`${text} ${url}`);
  const way = 'btn btn-s';
  return (
    <div className="mt-3">
      {/* The sentence takes two lines on a phone. */}
      <button
        type="button"
        className="btn btn-g -ms-3 h-auto max-w-full py-2 text-left whitespace-normal"
        aria-expanded={isOpen}
        onClick={() => void ask()}
      >
        <UserPlus size={16} aria-hidden className="flex-none" />
        {t('ask')}
      </button>
      {isOpen && (
        <div className="card mt-2 p-4">
          <p className="text-sm text-muted">{t('how', { number: mobileNumber })}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <a className={way} href={`https://wa.me/?text=${both}`} target="_blank" rel="noreferrer">
              WhatsApp
            </a>
            <a className={way} href={`mailto:?subject=${encodeURIComponent(t('subject', { client }))}&body=${both}`}>
              {t('mail')}
            </a>
            <button
              type="button"
              className={way}
              onClick={() => void navigator.clipboard?.writeText(`${text} ${url}`).then(() => setCopied(true))}
            >
              {t('copy')}
            </button>
            <output className="self-center text-sm">{isCopied && t('copied')}</output>
          </div>
        </div>
      )}
    </div>
  );
}
