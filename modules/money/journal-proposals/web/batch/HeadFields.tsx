import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { typedKinds } from '#modules/money/journal-proposals/fields.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { HeadField } from './form.ts';
import type { Editor } from './use-editor.ts';

/** Months from one repetition to the next. */
const intervals = [1, 2, 3, 4, 6, 12];

/** Day, day of the reversal, kind and reason, in one line over the table. */
export function HeadFields({ editor }: { readonly editor: Editor }): ReactNode {
  const t = useTexts(proposalTexts);
  // What was made for a month or a year stays what it is, whatever is typed on it.
  const recurs = Boolean(editor.head.repeatUntil);
  const kind = editor.record?.kind;
  const made = kind === 'accrual' || kind === 'yearEnd' ? kind : undefined;
  return (
    <div
      className={clsx(
        'list-edge grid flex-none grid-cols-2 gap-3 border-b border-line py-3',
        recurs
          ? 'md:grid-cols-[9.5rem_9.5rem_9.5rem_8.5rem_minmax(8rem,1fr)]'
          : 'md:grid-cols-[9.5rem_9.5rem_9.5rem_10.5rem_minmax(8rem,1fr)]',
      )}
    >
      <HeadField.Date name="date" label={t('date')} required />
      <HeadField.Date name="reverseOn" label={t('reverseOn')} />
      <HeadField.Date name="repeatUntil" label={t('repeatUntil')} />
      {recurs && (
        <HeadField.Select
          name="repeatEvery"
          label={t('repeatEvery')}
          options={intervals.map((count) => ({ value: String(count), label: t('everyMonths', { count }) }))}
        />
      )}
      {made ? (
        <div>
          <p className="lbl">{t('kind')}</p>
          <p className="py-2">{t(`kind_${made}`)}</p>
        </div>
      ) : (
        <HeadField.Select
          name="kind"
          label={t('kind')}
          options={typedKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        />
      )}
      <HeadField.Text
        name="reason"
        label={t('reason')}
        required
        className={recurs ? 'col-span-full' : 'max-md:col-span-2'}
      />
      {editor.kind === 'opening' && <p className="hlp col-span-full -mt-1">{t('kindHelp')}</p>}
    </div>
  );
}
