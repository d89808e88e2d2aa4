import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import { Foot } from './Foot.tsx';

interface BeforeProps {
  readonly defects: VehicleCheck['defects'];
  readonly onRead: () => void;
}

const tones = { minor: 'text-muted', major: 'text-warn', critical: 'text-danger' } as const;

/** What was found and repaired on these units, before the driver's own inspection. */
export function Before({ defects, onRead }: BeforeProps): ReactNode {
  const t = useTexts(checkTexts);
  return (
    <>
      <main id="page" className="mx-auto w-full max-w-md flex-1 space-y-3 p-4">
        <h1 className="text-2xl font-semibold">{t('beforeYou')}</h1>
        <p className="text-muted">{t('beforeText')}</p>
        <ul className="space-y-3">
          {defects.map((defect) => (
            <li key={defect.id} className="card p-4">
              <p className="font-semibold">{defect.name}</p>
              <p className={tones[defect.severity]}>
                {[defect.registrationNumber, t(`severity_${defect.severity}`), t(`defect_${defect.state}`)].join(' · ')}
              </p>
              {defect.note !== '' && defect.note !== defect.name && <p className="mt-1">{defect.note}</p>}
              {defect.repairedBy !== '' && (
                <p className="mt-1 text-ok">{t('repairedBy', { by: defect.repairedBy, note: defect.repairNote })}</p>
              )}
            </li>
          ))}
        </ul>
      </main>
      <Foot>
        <button type="button" className="btn btn-p h-16 w-full text-md" onClick={onRead}>
          {t('read')}
        </button>
      </Foot>
    </>
  );
}
