import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { today, useFormats } from '#platform/web/formats.ts';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { driverRateCategoryDesk } from '#modules/prices/driver-rate-categories/web/desk.ts';
import type { DriverPayRecord } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { driverPayRead, pay, payFailures, payNoun, useMay } from './calls.ts';
import { payLinesPath, payRunPath } from './paths.ts';
import { RunBadge } from './words.tsx';

/** By what a driver is paid since when, and what each run paid. */
export function DriverPay({ driverId }: { readonly driverId: string }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const { data } = useQuery(driverPayRead(driverId));
  if (!data) return <div className="skeleton h-40" />;
  if (!data.isPaidHere) return <p className="mt-4 text-muted">{t('paidBySupplier')}</p>;
  return (
    <div className="mt-4 grid max-w-4xl gap-8">
      <Terms driverId={driverId} record={data} />
      <Runs driverId={driverId} record={data} />
    </div>
  );
}

interface PartProps {
  readonly driverId: string;
  readonly record: DriverPayRecord;
}

function Terms({ driverId, record }: PartProps): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const failureText = useFailureText();
  const [mayAdd, mayRemove] = [useMay('postDriverPayTerm'), useMay('deleteDriverPayTerm')];
  const [isOpen, setOpen] = useState(false);
  async function keep(answer: Promise<DriverPayRecord>): Promise<boolean> {
    try {
      queries.setQueryData(driverPayRead(driverId).queryKey, await answer);
      return true;
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
      return false;
    }
  }
  const remove = (id: string) => keep(pay.deleteDriverPayTerm({ driverId, id }));
  async function agree({ validFrom, categoryId, grade }: DriverPayRecord['terms'][number]): Promise<void> {
    if (await keep(pay.postDriverPayTerm({ driverId, validFrom, categoryId, grade })))
      snackbar(t('termAgreed'), { kind: 'ok' });
  }
  return (
    <section aria-labelledby="pay-terms">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="pay-terms" className="font-semibold">
          {t('paidAs')}
        </h2>
        {mayAdd && (
          <button type="button" className="btn btn-s" onClick={() => setOpen(true)}>
            <Plus size={16} aria-hidden="true" />
            {t('changeTerm')}
          </button>
        )}
      </div>
      {record.terms.length === 0 ? (
        <p className="text-warn">{t('noTerms')}</p>
      ) : (
        <table className="w-full">
          <thead>
            <tr className="h-8 border-b border-line text-left text-sm text-muted">
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('category')}</th>
              <th scope="col" className="hidden sm:table-cell">
                {t('grade')}
              </th>
              <th scope="col">
                <span className="sr-only">{t('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {record.terms.map((term) => (
              <TermRow
                key={term.id}
                term={term}
                onAgree={mayAdd && term.mayAgree ? () => void agree(term) : undefined}
                onRemove={mayRemove ? () => void remove(term.id) : undefined}
              />
            ))}
          </tbody>
        </table>
      )}
      {isOpen && <TermDialog driverId={driverId} record={record} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface TermRowProps {
  readonly term: DriverPayRecord['terms'][number];
  /** Undefined where the person may not. */
  readonly onAgree: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function TermRow({ term, onAgree, onRemove }: TermRowProps): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  return (
    <tr className="h-10 border-b border-line">
      <td className="pr-3 whitespace-nowrap">{formats.date(term.validFrom)}</td>
      <td className="pr-3">
        {term.categoryName || '–'}
        {term.waits && <span className="block text-sm text-warn">{t('termWaits')}</span>}
      </td>
      <td className="hidden sm:table-cell">{term.grade || '–'}</td>
      <td className="text-right whitespace-nowrap">
        {onAgree && (
          <button type="button" className="btn btn-s" onClick={onAgree}>
            {t('agree')}
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            className="btn btn-g px-2"
            aria-label={t('removeTerm', { date: formats.date(term.validFrom) })}
            onClick={onRemove}
          >
            <Trash2 size={16} aria-hidden="true" />
          </button>
        )}
      </td>
    </tr>
  );
}

const termForm = z.strictObject({ validFrom: calendarDate, categoryId: z.string(), grade: z.string() });
const Field = deskFieldsFor<typeof termForm>();
const categorySource = masterChoices(driverRateCategoryDesk);

function TermDialog({ driverId, record, onClose }: PartProps & { readonly onClose: () => void }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const current = record.terms.find(({ waits }) => !waits);
  return (
    <FormDialog
      title={t('changeTerm')}
      text={t('termText')}
      schema={termForm}
      initial={{ validFrom: today(), categoryId: current?.categoryId ?? '', grade: current?.grade ?? '' }}
      confirm={t('save')}
      failures={payFailures}
      isNarrow
      onClose={onClose}
      submit={async ({ validFrom, categoryId, grade }, idempotencyKey) => {
        const answer = await pay.postDriverPayTerm(
          { driverId, validFrom, categoryId: categoryId || null, grade },
          { idempotencyKey },
        );
        queries.setQueryData(driverPayRead(driverId).queryKey, answer);
        void queries.invalidateQueries({ queryKey: [payNoun] });
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Date name="validFrom" label={t('from')} required />
      <Field.Searched name="categoryId" label={t('category')} from={categorySource} />
      <Field.Select
        name="grade"
        label={t('grade')}
        help={t('gradeHelp')}
        placeholder="–"
        options={[...new Set([...record.grades, current?.grade ?? ''])]
          .filter(Boolean)
          .map((grade) => ({ value: grade, label: grade }))}
      />
    </FormDialog>
  );
}

function Runs({ driverId, record }: PartProps): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  return (
    <section aria-labelledby="pay-runs">
      <h2 id="pay-runs" className="mb-2 font-semibold">
        {t('paidRuns')}
      </h2>
      {record.runs.length === 0 ? (
        <p className="text-muted">{t('noRuns')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full">
            <thead>
              <tr className="h-8 border-b border-line text-left text-sm text-muted">
                <th scope="col">{t('run')}</th>
                <th scope="col">{t('status')}</th>
                <th scope="col" className="hidden sm:table-cell">
                  {t('period')}
                </th>
                <th scope="col" className="hidden text-right sm:table-cell">
                  {t('trips')}
                </th>
                <th scope="col" className="pl-3 text-right">
                  {t('amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {record.runs.map((run) => (
                <tr key={run.runId} className="h-10 border-b border-line">
                  <td className="pr-3 whitespace-nowrap">
                    <Link to={payRunPath(run.runId)} className="text-brand underline">
                      {run.runNumber}
                    </Link>
                  </td>
                  <td>
                    <RunBadge of={run} />
                  </td>
                  <td className="hidden whitespace-nowrap sm:table-cell">
                    {formats.date(run.periodFrom)} – {formats.date(run.periodTo)}
                  </td>
                  <td className="hidden text-right tabular-nums sm:table-cell">{run.trips}</td>
                  <td className="pl-3 text-right whitespace-nowrap tabular-nums">
                    <Link
                      to={payLinesPath(run.runId)}
                      search={{ driverId } as never}
                      className="text-brand underline"
                      aria-label={t('linesOfRun', { amount: formats.money(run.amount), number: run.runNumber })}
                    >
                      {formats.money(run.amount)}
                    </Link>
                    {run.paid !== run.amount && (
                      <span className="block text-sm text-muted">
                        {t('paidOut', { amount: formats.money(run.paid) })}
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
