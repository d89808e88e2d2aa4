import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import { bank, useMayBank } from './calls.ts';

interface AccountNumberProps {
  readonly bankVersionId: string;
  readonly masked: string;
}

/** The end of an account number, and all of it when asked for: the server writes down who did. */
export function AccountNumber({ bankVersionId, masked }: AccountNumberProps): ReactNode {
  const t = useTexts(bankDeskTexts);
  const failureText = useFailureText();
  const mayShow = useMayBank('getBankAccountNumber');
  const [whole, setWhole] = useState<string>();
  if (masked === '') return t('notGiven');
  async function show(): Promise<void> {
    try {
      setWhole((await bank.getBankAccountNumber({ bankVersionId })).bankAccountNo);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span className="break-all">{whole ?? masked}</span>
      {mayShow && whole === undefined && (
        <button
          type="button"
          className="-my-1 grid size-7 flex-none place-items-center rounded-ctl text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          aria-label={t('reveal', { number: masked.slice(-4) })}
          title={t('reveal', { number: masked.slice(-4) })}
          onClick={() => void show()}
        >
          <Eye size={15} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
