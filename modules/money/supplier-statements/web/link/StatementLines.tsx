import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { namedFor } from '#platform/web/fields/named.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { contestReasons } from '#modules/money/supplier-statements/answer.ts';
import { supplierPageTexts } from '#modules/money/supplier-statements/messages/page/index.ts';
import { netOf } from './InvoicePage.tsx';
import type { StatementLine } from './link-calls.ts';
import { isAnswered, type StatementValues } from './statement-form.ts';

const Field = namedFor<StatementValues>()({ Money: MoneyField, Text: TextField });

interface StatementLinesProps {
  readonly lines: readonly StatementLine[];
  readonly currency: string | undefined;
}

/** The loads of a statement, one below the other, with what is answered and a button for all the rest. */
export function StatementLines({ lines, currency }: StatementLinesProps): ReactNode {
  const t = useTexts(supplierPageTexts);
  const { setValue, getValues } = useFormContext<StatementValues>();
  const answers = useWatch<StatementValues, 'lines'>({ name: 'lines' });
  const answered = answers.filter(isAnswered).length;
  const restRight = () => {
    for (const [place, { answer }] of getValues('lines').entries())
      if (answer === '') setValue(`lines.${place}.answer`, 'right', { shouldDirty: true, shouldValidate: true });
  };
  return (
    <section className="card" aria-labelledby="statement-lines">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 p-4">
        <h2 id="statement-lines" className="text-lg font-semibold">
          {t('areTheseRight')}{' '}
          <span className="font-normal text-muted">{t('answeredOf', { count: answered, all: lines.length })}</span>
        </h2>
        {answers.some(({ answer }) => answer === '') && (
          <button type="button" className="btn btn-g px-0 text-brand" onClick={restRight}>
            {t('restRight')}
          </button>
        )}
      </div>
      <ul>
        {lines.map((line, place) => (
          <li key={line.id} className="border-t border-line p-4">
            <Line line={line} place={place} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly line: StatementLine;
  readonly place: number;
  readonly currency: string | undefined;
}

function Line({ line, place, currency }: LineProps): ReactNode {
  const t = useTexts(supplierPageTexts);
  const formats = useFormats();
  const { setValue, formState } = useFormContext<StatementValues>();
  const answer = useWatch<StatementValues>({
    name: `lines.${place}.answer`,
  }) as StatementValues['lines'][number]['answer'];
  const problem = formState.errors.lines?.[place]?.answer !== undefined;
  const say = (value: 'right' | 'wrong') =>
    setValue(`lines.${place}.answer`, value, { shouldDirty: true, shouldValidate: problem });
  const button = (value: 'right' | 'wrong', Icon: typeof Check) => (
    <button
      type="button"
      aria-pressed={answer === value}
      aria-label={t('answerOf', { answer: t(value), load: line.loadNumber })}
      name={value === 'right' ? `lines.${place}.answer` : undefined}
      className={clsx(
        'btn min-h-12 flex-1',
        answer === value && value === 'wrong' ? 'border border-danger bg-danger-soft text-danger' : 'btn-s',
        answer === value && value === 'right' && 'border-ok text-ok',
      )}
      onClick={() => say(value)}
    >
      {answer === value && <Icon size={18} aria-hidden />} {t(value)}
    </button>
  );
  return (
    <>
      <div className="flex justify-between gap-3">
        <p className="min-w-0 font-medium wrap-break-word">{line.route || line.loadNumber}</p>
        <p className="flex-none font-medium tabular-nums">{formats.money(netOf(line), currency)}</p>
      </div>
      <p className="text-muted">
        {line.loadNumber}
        {line.deliveredOn && ` · ${formats.date(line.deliveredOn as never)}`}
      </p>
      <div className="mt-3 flex gap-3">
        {button('right', Check)}
        {button('wrong', X)}
      </div>
      {problem && (
        <p className="err mt-2" role="alert">
          {t('areTheseRight')}
        </p>
      )}
      {answer === 'wrong' && <Contest place={place} />}
    </>
  );
}

/** Why a load is not right: three reasons, an amount where one is claimed, and words. */
function Contest({ place }: Pick<LineProps, 'place'>): ReactNode {
  const t = useTexts(supplierPageTexts);
  const group = useId();
  const { setValue, formState } = useFormContext<StatementValues>();
  const reason = useWatch<StatementValues>({
    name: `lines.${place}.reason`,
  }) as StatementValues['lines'][number]['reason'];
  const isMissing = formState.errors.lines?.[place]?.reason !== undefined;
  return (
    <div className="mt-3 space-y-3">
      <fieldset aria-describedby={isMissing ? `${group}-missing` : undefined}>
        <legend className="sr-only">{t('whyWrong')}</legend>
        <div className="flex flex-wrap gap-2">
          {contestReasons.map((each) => (
            <label
              key={each}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 has-focus-visible:outline-2',
                reason === each ? 'border-brand bg-brand-soft text-brand' : 'border-line bg-sunken',
              )}
            >
              <input
                type="radio"
                name={`${group}-reason`}
                className="sr-only"
                checked={reason === each}
                onChange={() =>
                  setValue(`lines.${place}.reason`, each, { shouldDirty: true, shouldValidate: isMissing })
                }
              />
              {reason === each && <Check size={16} aria-hidden />}
              {t(`reason_${each}`)}
            </label>
          ))}
        </div>
        {isMissing && (
          <p id={`${group}-missing`} className="err mt-2" role="alert">
            {t('whyWrong')}
          </p>
        )}
      </fieldset>
      {(reason === 'standing' || reason === 'price') && (
        <Field.Money name={`lines.${place}.claimed`} label={t(`claimed_${reason}`)} required />
      )}
      {reason !== '' && <Field.Text name={`lines.${place}.words`} label={t('words')} required />}
    </div>
  );
}
