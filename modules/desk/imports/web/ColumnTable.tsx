import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import type { Mapping } from '../mapping.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importDeskTexts } from '../messages/desk/index.ts';

interface ColumnTableProps {
  readonly record: ImportRecord;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
  /** Of the server, by the path of the column. */
  readonly problems: Readonly<Record<string, string>>;
  /** Fields that two columns fill. */
  readonly twice: ReadonlySet<string>;
}

/** Each column of the file with what stands in it, and the field that it fills. A row is a card on a phone. */
export function ColumnTable({ record, mapping, onChange, problems, twice }: ColumnTableProps): ReactNode {
  const t = useTexts(importDeskTexts);
  const failures = useTexts(importFailureTexts);
  function choose(place: number, field: string): void {
    const { [place]: _, ...others } = mapping;
    onChange(field === '' ? others : { ...others, [place]: field });
  }
  return (
    <ul className="divide-y divide-line">
      {record.headings.map((heading, place) => {
        const field = mapping[place] ?? '';
        const isSeveral = record.fields.some(({ name, isSeveral: several }) => name === field && several);
        const problem = twice.has(field) ? failures('importFilledTwice') : problems[`mapping.${place}`];
        const samples = record.sample.map((cells) => cells[place] ?? '').filter((cell) => cell !== '');
        const id = `column-${place}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- Columns are told by their place; headings may repeat.
          <li
            key={place}
            className="grid gap-x-6 gap-y-2 px-5 py-3 sm:grid-cols-[1fr_1fr] lg:grid-cols-[14rem_1fr_20rem]"
          >
            <div className={clsx('min-w-0 font-medium break-words', field === '' && 'text-muted')}>
              {heading || '—'}
            </div>
            <div className="min-w-0 truncate text-muted max-lg:row-start-2 max-sm:row-start-auto">
              <span className="sr-only">{t('sample')}: </span>
              {samples.join(' · ')}
            </div>
            <div>
              <label className="sr-only" htmlFor={id}>
                {t('field')}: {heading}
              </label>
              <select
                id={id}
                className="ctl"
                value={field}
                aria-invalid={problem !== undefined}
                aria-describedby={
                  clsx(isSeveral && `${id}-hint`, problem !== undefined && `${id}-problem`) || undefined
                }
                onChange={(event) => choose(place, event.target.value)}
              >
                <option value="">{t('leaveOut')}</option>
                {record.fields.map(({ name, label, isRequired }) => (
                  <option key={name} value={name}>
                    {isRequired ? `${label} *` : label}
                  </option>
                ))}
              </select>
              {isSeveral && (
                <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
                  {t('severalHint')}
                </p>
              )}
              {problem !== undefined && (
                <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-danger">
                  {problem}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
