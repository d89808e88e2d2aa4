import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';

interface NoteBoxProps {
  readonly rows: number;
  readonly longest: number;
  readonly value: string;
  readonly onChange: (note: string) => void;
}

/** What the driver says in words. */
export function NoteBox({ rows, longest, value, onChange }: NoteBoxProps): ReactNode {
  const t = useTexts(sheetTexts);
  return (
    <label className="block">
      <span className="lbl">{t('note')}</span>
      <textarea
        className="ctl mt-1"
        rows={rows}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
