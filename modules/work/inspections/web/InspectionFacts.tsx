import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { checklistTexts } from '../messages/checklist/index.ts';
import { inspectionDeskTexts } from '../messages/desk/index.ts';
import { findingTexts, itemWords, kilogramsText, kilometresText } from '../words.ts';
import type { Inspection } from './calls.ts';
import { vehiclesOf } from './InspectionList.tsx';
import { Photos } from './Photos.tsx';

const tones = { pass: 'ok', fail: 'danger', na: 'plain' } as const;

/** What was answered, item by item; beside it what was weighed and what is not in order. */
export function InspectionFacts({ inspection }: { readonly inspection: Inspection }): ReactNode {
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Items inspection={inspection} />
      <div className="grid content-start gap-6">
        <Findings inspection={inspection} />
        <Masses inspection={inspection} />
        <Circumstances inspection={inspection} />
      </div>
    </div>
  );
}

function Items({ inspection }: { readonly inspection: Inspection }): ReactNode {
  const c = useTexts(checklistTexts);
  return (
    <ul className="card divide-y divide-line self-start">
      {inspection.items.map((item) => (
        <li key={item.code} className="px-4 py-2.5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 font-medium">
              {itemWords(c, item)}
              {item.value !== null && (
                <span className="ml-2 font-normal tabular-nums">
                  {item.value}
                  {item.code === 'temperature' && ' °C'}
                </span>
              )}
            </span>
            <StatusBadge tone={tones[item.result]}>{c(`result_${item.result}`)}</StatusBadge>
          </div>
          {item.note && <p className="text-sm text-muted">{item.note}</p>}
          <Photos names={item.photos} label={itemWords(c, item)} />
        </li>
      ))}
    </ul>
  );
}

function Findings({ inspection }: { readonly inspection: Inspection }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  if (inspection.findings.length === 0) return null;
  return (
    <section className="card p-4">
      <h2 className="font-semibold">{t('findings')}</h2>
      <ul className="mt-2 grid gap-1.5">
        {findingTexts(c, inspection.findings).map((words, place) => (
          <li key={words} className={inspection.findings[place]!.severity === 'critical' ? 'text-danger' : 'text-warn'}>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Masses({ inspection: { axleUnits, massSlipKg, massLimit } }: { readonly inspection: Inspection }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  const lines: readonly (readonly [string, string])[] = [
    ...axleUnits.map(
      ({ kind, massKg }, place) => [`${place + 1}. ${c(`unit_${kind}`)}`, kilogramsText(massKg)] as const,
    ),
    ...(massSlipKg === null ? [] : [[t('slip'), kilogramsText(massSlipKg)] as const]),
    ...(massLimit
      ? [[`${t('allowed')} (${c(`rule_${massLimit.rule}` as 'rule_gcm')})`, kilogramsText(massLimit.limitKg)] as const]
      : []),
  ];
  return <Facts title={t('masses')} lines={lines} />;
}

function Circumstances({ inspection }: { readonly inspection: Inspection }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const formats = useFormats();
  const lines: readonly (readonly [string, string])[] = [
    [t('vehicles'), vehiclesOf(inspection)],
    [t('driver'), inspection.driverName],
    [t('odometer'), inspection.odometer === null ? '' : kilometresText(inspection.odometer)],
    [t('inspector'), inspection.signedBy],
    [t('from'), t(`source_${inspection.source}`)],
    [t('inspectedAt'), formats.moment(inspection.inspectedAt)],
    [t('receivedAt'), inspection.receivedAt === inspection.inspectedAt ? '' : formats.moment(inspection.receivedAt)],
    [t('note'), inspection.note],
  ];
  return (
    <Facts title={t('circumstances')} lines={lines}>
      {inspection.signature && <Photos names={[inspection.signature]} label={t('signature')} />}
      {inspection.photosToCome > 0 && (
        <p className="mt-2 text-sm text-muted">{t('photosToCome', { count: inspection.photosToCome })}</p>
      )}
    </Facts>
  );
}

interface FactsProps {
  readonly title: string;
  readonly lines: readonly (readonly [string, string])[];
  readonly children?: ReactNode;
}

function Facts({ title, lines, children }: FactsProps): ReactNode {
  const shown = lines.filter(([, value]) => value !== '');
  if (shown.length === 0) return null;
  return (
    <section className="card p-4">
      <h2 className="font-semibold">{title}</h2>
      <dl className="mt-2 grid gap-1">
        {shown.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
