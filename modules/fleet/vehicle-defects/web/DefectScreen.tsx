import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { is } from '#platform/machine.ts';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { orderService } from '#modules/money/orders/contract.ts';
import type { DefectRecord } from '../contract.ts';
import { defectDeskTexts } from '../messages/desk/index.ts';
import { defectWords } from '../messages/words/index.ts';
import { defectLife } from '../status.ts';
import { defectFailures, defectHistoryRead, defectRead, defectsNoun, useMay } from './calls.ts';
import { defectListPath, defectPath } from './paths.ts';
import { defectTone, severityTones } from './tones.ts';
import { useDefectDecisions } from './use-decisions.tsx';

/** `/vehicleDefects/{id}`: what is wrong with a unit, its repair, and who has read of it. */
export function DefectScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${defectsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(defectRead(id))} skeleton={<ReviewSkeleton />} listPath={defectListPath}>
      {(defect) => <DefectPage defect={defect} />}
    </RecordGate>
  );
}

function DefectPage({ defect }: { readonly defect: DefectRecord }): ReactNode {
  const t = useTexts(defectDeskTexts);
  const w = useTexts(defectWords);
  const mayReadHistory = useMay('getVehicleDefectHistory');
  usePageTitle(defect.defectNo);
  const isOpen = is(defectLife, defect.state, 'open');
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {defect.defectNo}
            <StatusBadge tone={severityTones[defect.severity]}>{w(`severity_${defect.severity}`)}</StatusBadge>
            <StatusBadge tone={defectTone(defect.state)}>{w(`defect_${defect.state}`)}</StatusBadge>
          </h1>
          <p className="mt-1 text-muted">{[defect.registrationNumber, defect.name].join(' · ')}</p>
        </div>
        <Decisions
          record={{ noun: defectsNoun, id: defect.id, lockId: defect.lockId }}
          decisions={useDefectDecisions(defect)}
          failures={defectFailures}
        />
      </header>
      {isOpen && defect.severity === 'critical' && (
        <p className="mb-5 rounded-card bg-danger-soft p-3 text-danger">{t('outOfService')}</p>
      )}
      <RecordParts
        path={defectPath(defect.id)}
        first="defect"
        parts={[
          { id: 'defect', title: t('defectPart'), content: <Facts defect={defect} /> },
          { id: 'history', title: t('historyPart'), isShown: mayReadHistory, content: <History id={defect.id} /> },
        ]}
      />
    </>
  );
}

function Facts({ defect }: { readonly defect: DefectRecord }): ReactNode {
  const t = useTexts(defectDeskTexts);
  const formats = useFormats();
  const by = (name: string, at: string | null) =>
    name ? [name, at && formats.moment(at)].filter(Boolean).join(', ') : '';
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Lines
        title={t('facts')}
        lines={[
          [t('unit'), defect.registrationNumber],
          [t('foundAt'), formats.moment(defect.foundAt)],
          [t('foundBy'), defect.foundBy],
          [
            t('inspection'),
            defect.inspectionId && linked(`/vehicleInspection/${defect.inspectionId}`, defect.inspectionNo),
          ],
          [t('timesFound'), defect.timesFound > 1 ? defect.timesFound : ''],
          [t('measured'), defect.value],
          [t('note'), defect.note],
        ]}
      />
      <Lines
        title={t('repairFacts')}
        lines={[
          [t('order'), defect.orderId && linked(`/editServiceOrder/${defect.orderId}`, defect.orderNumber)],
          [t('repairedBy'), by(defect.repairedBy, defect.repairedAt)],
          [t('whatWasDone'), defect.repairNote],
          [t('verifiedBy'), by(defect.verifiedBy, defect.verifiedAt)],
          [t('deferredUntil'), defect.deferredUntil && formats.date(defect.deferredUntil)],
          [t('decidedBy'), defect.decidedBy],
          [t('reason'), defect.decisionReason],
        ]}
      />
      <NewOrder defect={defect} />
      <section className="card self-start p-4">
        <h2 className="font-semibold">{t('seen')}</h2>
        {defect.seenBy.length === 0 && <p className="mt-2 text-muted">{t('seenNobody')}</p>}
        <Seen defect={defect} />
      </section>
    </div>
  );
}

const useMayOrder = rightsOf(orderService);

/** The way to a service order that repairs the defect; once it is saved, the repair begins with it. */
function NewOrder({ defect }: { readonly defect: DefectRecord }): ReactNode {
  const t = useTexts(defectDeskTexts);
  const may = useMayOrder('postServiceOrder');
  if (!may || defect.orderId !== null || !is(defectLife, defect.state, 'toRepair')) return null;
  const text = [defect.defectNo, defect.name].join(' · ').slice(0, 200);
  const search = new URLSearchParams({ vehicle: defect.unitId, defect: defect.id, text });
  return (
    <section className="card self-start p-4">
      <h2 className="font-semibold">{t('order')}</h2>
      <p className="mt-2 text-muted">{t('newOrderText')}</p>
      <Link {...linkTo(`/newServiceOrder?${search.toString()}`)} className="btn btn-s mt-3">
        {t('newOrder')}
      </Link>
    </section>
  );
}

function Seen({ defect: { seenBy } }: { readonly defect: DefectRecord }): ReactNode {
  const w = useTexts(defectWords);
  const formats = useFormats();
  return (
    <ul className="mt-2 grid gap-1">
      {seenBy.map(({ name, state, at }) => (
        <li key={at} className="flex flex-wrap justify-between gap-x-3">
          <span>{name}</span>
          <span className="text-muted">{[w(`defect_${state}`), formats.moment(at)].join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

function linked(path: string, words: string): ReactNode {
  return (
    <Link {...linkTo(path)} className="underline">
      {words}
    </Link>
  );
}

function Lines({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly (readonly [string, ReactNode])[];
}) {
  const shown = lines.filter(([, value]) => value !== '' && value !== null);
  if (shown.length === 0) return null;
  return (
    <section className="card self-start p-4">
      <h2 className="font-semibold">{title}</h2>
      <dl className="mt-2 grid gap-1">
        {shown.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function History({ id }: { readonly id: string }): ReactNode {
  const words = useCodeTexts([defectDeskTexts, defectWords]);
  return (
    <RecordHistory
      query={useQuery(defectHistoryRead(id))}
      words={words}
      label={(path) => words(`fact_${path}`) ?? path}
      value={(path, held) => words(`${path === 'state' ? 'defect' : path}_${String(held)}`) ?? String(held)}
      isSaid={(path) => !path.endsWith('Id')}
    />
  );
}
