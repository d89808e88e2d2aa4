import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { codeLength } from './code-length.ts';

export interface CodeInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** The last digit is there: typed, pasted, or filled in by the phone from the SMS. */
  readonly onComplete: (code: string) => void;
  /** Enter was pressed before the last digit, and so many are missing. */
  readonly onIncomplete?: (missing: number) => void;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  /** While the code is being checked: the focus stays, typing does not. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Six boxes to look at, and one real input over them: so autofill, paste and screen readers see an ordinary field. */
export function CodeInput({
  label,
  value,
  onChange,
  onComplete,
  onIncomplete,
  describedBy,
  invalid,
  busy,
  ref,
}: CodeInputProps): ReactNode {
  const type = (input: HTMLInputElement) => {
    const code = input.value.replace(/\D/g, '').slice(0, codeLength);
    // Where nothing but a letter was typed the value is the same as before, and nobody else would take it out again.
    input.value = code;
    onChange(code);
    if (code.length === codeLength && code !== value) onComplete(code);
  };
  return (
    <div className="group relative">
      <div aria-hidden="true" className="grid grid-cols-6 gap-[min(0.5rem,1.6vw)]">
        {Array.from({ length: codeLength }, (_, index) => (
          <div
            key={index}
            className={clsx(
              'grid h-14 place-items-center rounded-ctl border bg-surface text-[min(1.25rem,6vw)] font-semibold tabular-nums',
              invalid ? 'border-danger' : 'border-line-strong',
              index === Math.min(value.length, codeLength - 1) &&
                'group-focus-within:border-brand group-focus-within:ring-3 group-focus-within:ring-brand/20',
              busy && 'text-muted',
            )}
          >
            {value[index]}
          </div>
        ))}
      </div>
      <input
        ref={ref}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={value}
        readOnly={busy}
        onChange={(event) => type(event.target)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && value.length < codeLength) onIncomplete?.(codeLength - value.length);
        }}
        autoComplete="one-time-code"
        inputMode="numeric"
        // No maxlength: a pasted "123 456" is longer than the code in it.
        className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
      />
    </div>
  );
}
