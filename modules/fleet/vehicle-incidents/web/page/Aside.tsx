import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { is } from '#platform/machine.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { ClaimBadge, claimOfIncidentPath, claimPath, useMayOfClaims } from '#modules/fleet/claims/web/desk.ts';
import type { IncidentRecord } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { incidentLife } from '#modules/fleet/vehicle-incidents/status.ts';
import { Part } from './Part.tsx';

const RouteMap = lazyWithRetry(async () => (await import('#platform/web/map/RouteMap.tsx')).RouteMap);

interface AsideProps {
  readonly incident: IncidentRecord;
}

/** Where it was; nothing where nobody knows. */
export function PlaceMap({ incident: { lat, lon, place, eventNo } }: AsideProps): ReactNode {
  if (lat === null || lon === null) return null;
  const label = place || eventNo;
  const position = { latitude: lat, longitude: lon };
  return (
    <div className="border-b border-line">
      <Suspense fallback={<div className="skeleton h-60 rounded-none" />}>
        <RouteMap label={label} stops={[{ id: eventNo, label, position, isDone: false }]} vehicle={position} />
      </Suspense>
    </div>
  );
}

/** What it costs: expected, and real once it is known; more than expected is red. */
export function Costs({ incident: { costs, currency } }: AsideProps): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  const total = (values: readonly (number | null)[]) => wireOf(sumOf(values.map((value) => centsOfWire(value ?? 0))));
  return (
    <Part title={t('costs')} beside={t('withoutVat')}>
      {costs.length === 0 && <p className="text-muted">{t('noCosts')}</p>}
      {costs.length > 0 && (
        <table className="w-full tabular-nums">
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="text-left font-normal">
                {t('costDescription')}
              </th>
              <th scope="col" className="text-right font-normal">
                {t('expected')}
              </th>
              <th scope="col" className="text-right font-normal">
                {t('actual')}
              </th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ description, expected, actual }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- Lines have no other name.
              <tr key={place} className="align-top">
                <td className="py-1 pr-2 break-words">{description}</td>
                <td className="py-1 pl-2 text-right whitespace-nowrap text-muted">
                  {formats.money(expected, currency)}
                </td>
                <td
                  className={`py-1 pl-2 text-right whitespace-nowrap ${actual !== null && actual > expected ? 'text-danger' : ''}`}
                >
                  {actual === null ? (
                    <span className="text-muted">{t('awaited')}</span>
                  ) : (
                    formats.money(actual, currency)
                  )}
                </td>
              </tr>
            ))}
            <tr className="border-t border-line font-semibold">
              <td className="py-1">{t('total')}</td>
              <td className="py-1 pl-2 text-right whitespace-nowrap">
                {formats.money(total(costs.map(({ expected }) => expected)), currency)}
              </td>
              <td className="py-1 pl-2 text-right whitespace-nowrap">
                {formats.money(total(costs.map(({ actual }) => actual)), currency)}
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </Part>
  );
}

/** The claims that came from it, with what they still lack. */
export function Claims({ incident }: AsideProps): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  const mayRead = useMayOfClaims('getClaim');
  const mayAdd = useMayOfClaims('postClaim') && is(incidentLife, incident.status, 'open');
  if (!mayRead) return null;
  return (
    <Part
      title={t('claims')}
      beside={
        mayAdd && (
          <Link {...linkTo(claimOfIncidentPath(incident.id))} className="underline">
            {t('addClaim')}
          </Link>
        )
      }
    >
      {incident.claimRows.length === 0 && <p className="text-muted">{t('noClaims')}</p>}
      <ul className="grid gap-3">
        {incident.claimRows.map((claim) => (
          <li key={claim.id}>
            <div className="flex items-center gap-2">
              <Link {...linkTo(claimPath(claim.id))} className="font-medium underline">
                {claim.claimNo}
              </Link>
              <ClaimBadge state={claim.status} />
              <span className="ml-auto tabular-nums">{formats.money(claim.amount, claim.currency)}</span>
            </div>
            <p className="text-sm text-muted">
              {[claim.partyName, claim.handInBy && t('dueBy', { date: formats.date(claim.handInBy) })]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {claim.missing > 0 && <p className="text-sm text-warn">{t('claimMissing', { count: claim.missing })}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A notice of a fine, and until when the driver is nominated. */
export function Fine({ incident }: AsideProps): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  if (incident.kind !== 'fine') return null;
  const { nominateDaysLeft: left, nominationStatus: status } = incident;
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('noticeNumber'), incident.noticeNumber],
    [t('points'), incident.points ?? ''],
    [
      t('servedOn'),
      [formats.date(incident.servedOn), incident.howServed && t(`served_${incident.howServed}`)]
        .filter(Boolean)
        .join(' · '),
    ],
    [t('nominateBy'), formats.date(incident.nominateBy)],
    [t('nominationStatus'), status === '' ? t('nomination_none') : t(`nomination_${status}`)],
    [t('nominatedDriver'), incident.nominatedDriverName],
    [t('nominatedOn'), formats.date(incident.nominatedOn)],
  ];
  return (
    <Part
      title={t('fine')}
      beside={
        left !== null && (
          <span className={left < 7 ? 'text-danger' : 'text-warn'}>
            {left < 0 ? t('nominateLate', { days: -left }) : t('nominateLeft', { days: left })}
          </span>
        )
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {lines
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
      </dl>
    </Part>
  );
}
