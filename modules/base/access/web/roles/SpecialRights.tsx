import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import { isSpecial } from '#modules/base/access/rights.ts';

interface SpecialRightsProps {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Rights that name something, such as a supplier, and so have no box to tick. What is none of them yet is not kept. */
export function SpecialRights({ values, onChange }: SpecialRightsProps): ReactNode {
  const t = useTexts(rightTexts);
  const id = useId();
  const [typed, setTyped] = useState(values.join('\n'));
  return (
    <details className="mt-4" open={values.length > 0}>
      <summary className="w-fit cursor-pointer text-sm text-brand">{t('special')}</summary>
      <label htmlFor={id} className="sr-only">
        {t('special')}
      </label>
      <p id={`${id}-help`} className="hlp mt-2">
        {t('specialHelp')}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        rows={2}
        spellCheck={false}
        className="ctl mt-1.5 h-auto py-2 font-mono text-sm"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(
            event.target.value
              .split('\n')
              .map((line) => line.trim())
              .filter(isSpecial),
          );
        }}
      />
    </details>
  );
}
