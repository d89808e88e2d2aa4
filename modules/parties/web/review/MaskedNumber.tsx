import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { maskNumber } from '#platform/mask.ts';
import { useTexts } from '#platform/web/texts.ts';
import { partyReviewTexts } from '#modules/parties/messages/review/index.ts';

interface MaskedNumberProps {
  readonly value: string;
  /** What the number is, for the button's name. */
  readonly label: string;
}

/** An identity or account number: the last four digits, and all of them when asked for. */
export function MaskedNumber({ value, label }: MaskedNumberProps): ReactNode {
  const t = useTexts(partyReviewTexts);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span className="break-all">{shown ? value : maskNumber(value)}</span>
      <button
        type="button"
        className="-my-1 grid size-7 flex-none place-items-center rounded-ctl text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
        aria-pressed={shown}
        aria-label={t('reveal', { label })}
        title={t('reveal', { label })}
        onClick={() => setShown(!shown)}
      >
        <Icon size={15} aria-hidden="true" />
      </button>
    </span>
  );
}
