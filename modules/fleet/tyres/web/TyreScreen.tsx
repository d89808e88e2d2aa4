import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { TyreRecord } from '../contract.ts';
import { tyreDeskTexts } from '../messages/desk/index.ts';
import type { TyrePosition } from '../status.ts';
import { tyreFailures, tyreHistoryRead, tyreRead, tyresNoun, useMay } from './calls.ts';
import { tyreListPath, tyrePath } from './paths.ts';
import { TyreDialog } from './TyreDialog.tsx';
import { useTyreDecisions } from './use-decisions.tsx';
import { tyreTones, useTyreWords } from './words.ts';

/** `/tyres/{id}`: a tyre, where it was mounted, how it wears. */
export function TyreScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${tyresNoun}:${id}`);
  return (
    <RecordGate query={useQuery(tyreRead(id))} skeleton={<ReviewSkeleton />} listPath={tyreListPath}>
      {(tyre) => <TyrePage tyre={tyre} />}
    </RecordGate>
  );
}

function TyrePage({ tyre }: { readonly tyre: TyreRecord }): ReactNode {
  const t = useTexts(tyreDeskTexts);
  const mayReadHistory = useMay('getTyreHistory');
  const mayChange = useMay('putTyre');
  const words = useTyreWords();
  usePageTitle(tyre.code);
  const where = [tyre.registrationNumber, words.place(tyre.position)];
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {tyre.code}
            <StatusBadge tone={tyreTones[tyre.status]}>{t(`state_${tyre.status}`)}</StatusBadge>
            {tyre.isWorn && tyre.status !== 'SCRAPPED' && <StatusBadge tone="danger">{t('worn')}</StatusBadge>}
          </h1>
          <p className="mt-1 text-muted">
            {[tyre.brand, tyre.pattern, tyre.size, ...where].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="ml-auto flex flex-wrap gap-2">
          {mayChange && (
            <DialogButton icon={PenLine} title={t('edit')} className="btn btn-s">
              {(close) => <TyreDialog tyre={tyre} onClose={close} />}
            </DialogButton>
          )}
          <Decisions
            record={{ noun: tyresNoun, id: tyre.id, lockId: tyre.lockId }}
            decisions={useTyreDecisions(tyre)}
            failures={tyreFailures}
          />
        </div>
      </header>
      <Warranty tyre={tyre} />
      <RecordParts
        path={tyrePath(tyre.id)}
        first="tyre"
        parts={[
          { id: 'tyre', title: t('tyrePart'), content: <Facts tyre={tyre} /> },
          { id: 'history', title: t('historyPart'), isShown: mayReadHistory, content: <History id={tyre.id} /> },
        ]}
      />
    </>
  );
}

/** A tyre that is worn or taken off under warranty is not thrown away unasked. */
function Warranty({ tyre }: { readonly tyre: TyreRecord }): ReactNode {
  const t = useTexts(tyreDeskTexts);
  const formats = useFormats();
  const words = useTyreWords();
  if (!tyre.isInWarranty || tyre.status === 'SCRAPPED' || (tyre.status === 'MOUNTED' && !tyre.isWorn)) return null;
  const until = [
    tyre.warrantyUntil && formats.date(tyre.warrantyUntil),
    tyre.warrantyKm !== null && words.km(tyre.warrantyKm),
  ].filter(Boolean);
  return (
    <p className="mb-5 rounded-card bg-warn-soft p-3 text-warn">{t('inWarranty', { until: until.join(' · ') })}</p>
  );
}

function Facts({ tyre }: { readonly tyre: TyreRecord }): ReactNode {
  const t = useTexts(tyreDeskTexts);
  const formats = useFormats();
  const words = useTyreWords();
  const facts: readonly (readonly [string, string])[] = [
    [t('tread'), words.mm(tyre.treadMm)],
    [t('run'), words.km(tyre.runKm)],
    [t('wear'), tyre.wear === null ? '' : words.mm(tyre.wear)],
    [t('left'), tyre.leftKm === null ? '' : words.km(tyre.leftKm)],
    [t('costPerKm'), tyre.costPerKm === null ? '' : words.costPerKm(tyre.costPerKm)],
    [t('cost'), formats.money(tyre.cost)],
    [t('warrantyUntil'), formats.date(tyre.warrantyUntil)],
    [t('warrantyKm'), tyre.warrantyKm === null ? '' : words.km(tyre.warrantyKm)],
    [t('boughtOn'), formats.date(tyre.boughtOn)],
    [t('boughtTread'), words.number(tyre.boughtTreadMm)],
  ];
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <section className="card self-start p-4">
        <h2 className="font-semibold">{t('facts')}</h2>
        <dl className="mt-2 grid gap-1">
          {facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label} className="flex justify-between gap-3">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right tabular-nums">{value}</dd>
              </div>
            ))}
        </dl>
      </section>
      <Uses tyre={tyre} />
      <Treads tyre={tyre} />
    </div>
  );
}

function Uses({ tyre: { uses } }: { readonly tyre: TyreRecord }): ReactNode {
  const t = useTexts(tyreDeskTexts);
  const formats = useFormats();
  const { number, place } = useTyreWords();
  const placeOf = (plate: string, position: TyrePosition) => `${plate}, ${place(position)}`;
  return (
    <section className="card self-start p-4">
      <h2 className="font-semibold">{t('uses')}</h2>
      {uses.length === 0 && <p className="mt-2 text-muted">{t('noUses')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {uses.map((use) => (
          <li key={use.id} className="py-2 first:pt-0">
            {use.offDate === null || use.offKm === null
              ? t('sinceUse', {
                  place: placeOf(use.registrationNumber, use.position),
                  day: formats.date(use.onDate),
                  km: number(use.onKm),
                })
              : t('pastUse', {
                  place: placeOf(use.registrationNumber, use.position),
                  from: formats.date(use.onDate),
                  to: formats.date(use.offDate),
                  fromKm: number(use.onKm),
                  toKm: number(use.offKm),
                })}
            {use.offReason !== '' && <span className="block text-sm text-muted">{use.offReason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Treads({ tyre: { treads } }: { readonly tyre: TyreRecord }): ReactNode {
  const t = useTexts(tyreDeskTexts);
  const formats = useFormats();
  const words = useTyreWords();
  return (
    <section className="card self-start p-4">
      <h2 className="font-semibold">{t('treads')}</h2>
      {treads.length === 0 && <p className="mt-2 text-muted">{t('noTreads')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {treads.map((tread) => (
          <li key={tread.id} className="flex justify-between gap-3 py-2 first:pt-0">
            <span>
              {formats.date(tread.measuredOn)}
              <span className="block text-sm text-muted">
                {[tread.km !== null && words.km(tread.km), tread.createdBy].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="tabular-nums">{words.mm(tread.mm)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ id }: { readonly id: string }): ReactNode {
  const words = useCodeTexts([tyreDeskTexts]);
  return (
    <RecordHistory
      query={useQuery(tyreHistoryRead(id))}
      words={words}
      label={(path) => words(`fact_${path}`) ?? words(path) ?? path}
      value={(path, held) => words(`${path === 'status' ? 'state' : path}_${String(held)}`) ?? String(held)}
      isSaid={(path) => !path.endsWith('Id')}
    />
  );
}
