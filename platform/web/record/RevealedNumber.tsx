import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '../failure-text.ts';
import { toast } from '../notices/notices.ts';

interface RevealedNumberProps {
  /** As the record has it: masked but for its end. */
  readonly masked: string;
  /** The button's name. */
  readonly label: string;
  readonly may: boolean;
  /** Asks for the whole number; the server writes down who did. */
  readonly read: () => Promise<string>;
}

/** An identity or account number: its end, and all of it when asked for. */
export function RevealedNumber({ masked, label, may, read }: RevealedNumberProps): ReactNode {
  const failureText = useFailureText();
  const [whole, setWhole] = useState<string>();
  async function show(): Promise<void> {
    try {
      setWhole(await read());
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span className="break-all">{whole ?? masked}</span>
      {may && whole === undefined && (
        <button
          type="button"
          className="-my-1 grid size-7 flex-none place-items-center rounded-ctl text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          aria-label={label}
          title={label}
          onClick={() => void show()}
        >
          <Eye size={15} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
