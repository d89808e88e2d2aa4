import type { ReactNode } from 'react';

interface NumberRowProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly isWrong?: boolean;
  readonly onChange: (typed: string) => void;
}

/** A number with the phone's keys for numbers. */
export function NumberRow({ label, value, hint = '', isWrong = false, onChange }: NumberRowProps): ReactNode {
  return (
    <label className="block">
      <span className="lbl">{label}</span>
      <input
        className={`ctl mt-1 h-13 text-lg tabular-nums ${isWrong ? 'border-danger' : ''}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        aria-invalid={isWrong}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== '' && <span className="mt-1 block text-sm text-muted">{hint}</span>}
    </label>
  );
}
