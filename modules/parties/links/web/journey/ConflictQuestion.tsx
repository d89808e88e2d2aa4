import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { clockTime } from '#platform/web/clock-time.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { journeyTexts } from '#modules/parties/links/messages/journey/index.ts';
import type { Conflict } from './use-shared-draft.ts';

interface ConflictQuestionProps {
  readonly conflict: Conflict;
  readonly onSettle: () => void;
}

/** Two people have filled in the same field: what the other one put, and which of the two stays. */
export function ConflictQuestion({ conflict: { at, fields }, onSettle }: ConflictQuestionProps): ReactNode {
  const t = useTexts(journeyTexts);
  const language = useLanguage();
  const { setValue } = useFormContext();
  function takeTheirs(): void {
    for (const [path, value] of fields) setValue(path, value, { shouldDirty: true, shouldValidate: true });
    onSettle();
  }
  return (
    <section role="alert" className="card mt-5 border-warn p-4">
      <p className="font-semibold">{t('otherChanged', { time: clockTime(at, language) })}</p>
      <ul className="mt-1.5 list-disc ps-5">
        {[...fields].map(([path, value]) => (
          <li key={path} className="wrap-break-word">
            {[labelOf(path), written(value)].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="btn btn-p" onClick={onSettle}>
          {t('keepMine')}
        </button>
        <button type="button" className="btn btn-s" onClick={takeTheirs}>
          {t('takeTheirs')}
        </button>
      </div>
    </section>
  );
}

/** The label as it stands beside the field; none while its step is not shown. */
function labelOf(path: string): string {
  const field = document.getElementsByName(path)[0] as HTMLInputElement | undefined;
  return field?.labels?.[0]?.textContent?.replace(/ \*$/, '') ?? '';
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
