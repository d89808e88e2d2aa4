import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Load, LoadPart } from '#modules/work/loads/web/index.ts';
import { defectDeskTexts } from '../messages/desk/index.ts';
import { defectsNoun, unitsOutRead, useMay } from './calls.ts';
import { defectPath } from './paths.ts';

/** Units of a load that a critical defect has taken out of service: the load says so and asks for others. */
export const defectPart: LoadPart = {
  cards: [{ place: 1, Card: UnitsOut }],
  useWarnings(load) {
    const t = useTexts(defectDeskTexts);
    const { data, isLoading } = useUnitsOut(load);
    return isLoading
      ? undefined
      : (data ?? []).map(({ registrationNumber }) => t('unitOut', { unit: registrationNumber }));
  },
};

function useUnitsOut(load: Load) {
  const isAsked = useMay('getUnitsOutOfService') && load.vehicleId !== null && load.isOwnFleet;
  return useQuery({ ...unitsOutRead(load.id, load.lockId), enabled: isAsked });
}

function UnitsOut({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(defectDeskTexts);
  useChannel(defectsNoun);
  const { data: units } = useUnitsOut(load);
  if (!units || units.length === 0) return null;
  return (
    <TitledCard title={t('unitsTitle')}>
      <ul className="divide-y divide-line">
        {units.map(({ unitId, registrationNumber, defects }) => (
          <li key={unitId} className="bg-danger-soft px-4 py-2.5">
            <p className="font-medium text-danger">{t('unitOut', { unit: registrationNumber })}</p>
            {defects.map(({ id, defectNo, name }) => (
              <Link key={id} {...linkTo(defectPath(id))} className="block underline">
                {`${defectNo} · ${name}`}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
