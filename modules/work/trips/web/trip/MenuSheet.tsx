import type { ReactNode } from 'react';
import { LanguageChooser } from '#platform/web/LanguageChooser.tsx';
import { locales } from '#platform/language.ts';
import { currentLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { chooseTheme, useTheme } from '#platform/web/theme/theme.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import type { ActProps } from './act.ts';
import { Icon } from './Icon.tsx';
import { SheetFrame } from './SheetFrame.tsx';

/** The facts of the trip, the language, light or dark, and the desk's number. */
export function MenuSheet({ trip, onClose }: ActProps): ReactNode {
  const t = useTexts(sheetTexts);
  const words = useTexts(tripTexts);
  const { theme } = useTheme();
  const number = new Intl.NumberFormat(locales[currentLanguage()]);
  const facts: readonly (readonly [string, string])[] = [
    [t('client'), trip.clientName],
    [t('driver'), trip.driverName],
    [t('vehicle'), trip.vehicles.join(' + ')],
    [
      t('goods'),
      [
        trip.commodity,
        trip.massKg ? `${number.format(trip.massKg)}\u00a0kg` : '',
        trip.pallets ? t('pallets', { count: trip.pallets }) : '',
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [
      t('temperature'),
      [trip.temperatureMin, trip.temperatureMax]
        .filter((value) => value !== null)
        .map((value) => `${value} °C`)
        .join(' – '),
    ],
    [
      t('dangerous'),
      [trip.unNumber && `UN ${trip.unNumber}`, trip.dangerClass, trip.packingGroup].filter(Boolean).join(' · '),
    ],
    [t('container'), trip.containerNumber],
    [t('seals'), trip.sealNos.join(', ')],
    [t('distance'), trip.distanceKm ? `${trip.distanceKm} km` : ''],
    [t('instructions'), trip.instructions],
  ];
  return (
    <SheetFrame title={trip.loadNumber} onClose={onClose}>
      <dl className="card divide-y divide-line">
        {facts.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name} className="px-4 py-3">
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <section className="card flex items-center justify-between gap-2 p-2 pl-4">
        <span>{t('language')}</span>
        <LanguageChooser className="h-12" />
      </section>
      <button
        type="button"
        className="btn btn-s h-14 w-full text-md"
        onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {t(theme === 'dark' ? 'lightForDay' : 'darkForNight')}
      </button>
      {trip.telephone && (
        <a className="btn btn-s h-14 w-full text-md" href={`tel:${trip.telephone}`}>
          <Icon name="phone" /> {words('phoneDesk')}
        </a>
      )}
    </SheetFrame>
  );
}
