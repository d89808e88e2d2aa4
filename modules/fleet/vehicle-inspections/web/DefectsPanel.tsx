import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { is } from '#platform/machine.ts';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { queries } from '#platform/web/queries.ts';
import { newIdempotencyKey } from '#platform/web/rpc.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { defectPath, defectTone, severityTones } from '#modules/fleet/vehicle-defects/web/desk.ts';
import type { openDefect } from '../answers.ts';
import type { VehicleInspectionRecord } from '../contract.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { vehicleInspectionLife } from '../status.ts';
import { inspections, inspectionsNoun, useMay } from './calls.ts';

type Defect = z.output<typeof openDefect>;

/** What is open and repaired on the inspected units, and what follows from it. */
export function DefectsPanel({ inspection }: { readonly inspection: VehicleInspectionRecord }): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const mayRead = useMay('putVehicleInspection');
  const { defects, units, id, lockId, state, items } = inspection;
  const isOpen = is(vehicleInspectionLife, state, 'answerable');
  const own = items.map(({ defectId }) => defectId);
  const unread = defects.filter((defect) => !defect.isSeen && !own.includes(defect.id));
  const withheld = units.filter(({ availability }) => availability === 'outOfService');
  async function read(): Promise<void> {
    await inspections.putVehicleInspection(
      { id, acknowledged: unread.map((defect) => defect.id) },
      { lockId, idempotencyKey: newIdempotencyKey() },
    );
    await queries.invalidateQueries({ queryKey: [inspectionsNoun] });
  }
  return (
    <section className="card grid content-start gap-3 p-4 lg:col-span-2 xl:col-span-1" aria-labelledby="defects">
      <h2 id="defects" className="font-semibold">
        {t('defects')}
      </h2>
      {withheld.map(({ id: unitId, registrationNumber }) => (
        <p key={unitId} className="rounded-card bg-danger-soft p-3 text-danger">
          {t('outOfService', { unit: registrationNumber })}
        </p>
      ))}
      {defects.length === 0 && <p className="text-muted">{t('noDefects')}</p>}
      <ul className="divide-y divide-line">
        {defects.map((defect) => (
          <DefectRow key={defect.id} defect={defect} isSeveral={units.length > 1} />
        ))}
      </ul>
      {isOpen && mayRead && unread.length > 0 && (
        <button type="button" className="btn btn-s justify-self-start" onClick={() => void read()}>
          <Eye size={15} aria-hidden="true" />
          {t('read')}
        </button>
      )}
    </section>
  );
}

function DefectRow({ defect, isSeveral }: { readonly defect: Defect; readonly isSeveral: boolean }): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const formats = useFormats();
  const facts = [
    isSeveral && defect.registrationNumber,
    formats.shortMoment(defect.foundAt),
    defect.note !== defect.name && defect.note,
    defect.orderNumber,
    defect.isSeen && t('readDone'),
  ];
  return (
    <li className="grid gap-1 py-2.5 first:pt-0">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link {...linkTo(defectPath(defect.id))} className="font-medium underline">
          {`${defect.defectNo} ${defect.name}`}
        </Link>
        <StatusBadge tone={severityTones[defect.severity]}>{t(`severity_${defect.severity}`)}</StatusBadge>
        <StatusBadge tone={defectTone(defect.state)}>{t(`defect_${defect.state}`)}</StatusBadge>
      </span>
      <span className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
      {defect.repairedBy && (
        <span className="text-sm">{t('repairedBy', { by: defect.repairedBy, note: defect.repairNote })}</span>
      )}
    </li>
  );
}
