import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Load, LoadListPart, LoadPart } from '#modules/work/loads/web/index.ts';
import { defectDeskTexts } from '../messages/desk/index.ts';
import { defectsNoun, unitsOutRead, useMay } from './calls.ts';
import { defectPath } from './paths.ts';

/** Units of a load that a critical defect has taken out of service: the load says so and asks for others. */
export const defectPart: LoadPart = {
  cards: [{ place: 1, Card: UnitsOut }],
  useWarnings(load) {
    const t = useTexts(defectDeskTexts);
    const { data, isLoading, isError } = useUnitsOut(load);
    if (isLoading) return undefined;
    if (isError) return [t('unitUnread', { unit: load.registrationNumber ?? '' })];
    return (data ?? []).map(({ registrationNumber }) => t('unitOut', { unit: registrationNumber }));
  },
};

/** The same of several loads, before any vehicle is sent: those that have a unit out of service are not sent. */
export const defectsOfLoads: LoadListPart = {
  useBeforeDispatch(rows) {
    const t = useTexts(defectDeskTexts);
    const isAllowed = useMay('getUnitsOutOfService');
    const asked = rows.filter(hasUnits);
    const isWanted = isAllowed && asked.length > 0;
    // What was read before the dialog was opened may have changed since.
    const { data, isError, isFetchedAfterMount } = useQuery({
      ...unitsOutRead(asked),
      enabled: isWanted,
      refetchOnMount: 'always',
    });
    if (!isWanted) return [];
    if (isError)
      return asked.map(({ id, registrationNumber }) => ({
        loadId: id,
        isBlocking: false,
        text: t('unitUnread', { unit: registrationNumber ?? '' }),
      }));
    if (!data || !isFetchedAfterMount) return undefined;
    return data.map(({ loadId, registrationNumber }) => ({
      loadId,
      isBlocking: true,
      text: t('unitOut', { unit: registrationNumber }),
    }));
  },
};

const hasUnits = ({ vehicleId, isOwnFleet }: Pick<Load, 'vehicleId' | 'isOwnFleet'>) =>
  vehicleId !== null && isOwnFleet;

function useUnitsOut(load: Load) {
  const isAsked = useMay('getUnitsOutOfService') && hasUnits(load);
  return useQuery({ ...unitsOutRead([load]), enabled: isAsked });
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
