import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { FiscalMonth } from '#modules/money/posting-periods/contract.ts';
import { ageBands, type PartyKind } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { type Ageing, ageingRead } from '../calls.ts';
import { useAmount } from '../words.ts';

interface AgeingPartProps {
  readonly part: 'party' | 'age';
  readonly companyId: string | null;
  readonly partyKind: PartyKind;
  readonly month: FiscalMonth;
}

/** Who owes what since when, as of the end of the month or of today; the sum equals the account. */
export function AgeingPart({ part, companyId, partyKind, month }: AgeingPartProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const failureText = useFailureText();
  const amount = useAmount();
  const asOf = month.to < today() ? month.to : today();
  const { data, error } = useQuery(ageingRead({ companyId, partyKind, asOf }));
  if (error) return <p className="pt-3 text-danger">{failureText(error)}</p>;
  if (!data) return <div className="skeleton mt-3 h-48" role="status" aria-busy="true" />;
  const rows =
    part === 'party' ? partiesOf(data) : ageBands.map((band) => [t(`band_${band}`), ofBand(data, band)] as const);
  return (
    <>
      {data.items.length === 0 ? (
        <p className="pt-3 text-muted">{t('noOpenItems')}</p>
      ) : (
        <table className="mt-2 w-full text-sm">
          <caption className="sr-only">{t(part === 'party' ? 'byParty' : 'byAge')}</caption>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name} className="h-8 *:border-b *:border-line">
                <th scope="row" className="w-full max-w-0 truncate pr-2 text-left font-normal" title={name}>
                  {name}
                </th>
                <td className="text-right whitespace-nowrap tabular-nums">{amount(value)}</td>
              </tr>
            ))}
            <tr className="h-9 font-semibold">
              <th scope="row" className="text-left">
                {t('total')}
              </th>
              <td className="text-right whitespace-nowrap tabular-nums">{amount(data.total)}</td>
            </tr>
          </tbody>
        </table>
      )}
      <Agreement data={data} />
    </>
  );
}

const partiesOf = (data: Ageing) => data.parties.map(({ partyName, total }) => [partyName, total] as const);

function ofBand(data: Ageing, band: (typeof ageBands)[number]): number {
  const place = ageBands.indexOf(band);
  const amounts = data.parties.map(({ bands }) => centsOfWire(bands[place] ?? 0));
  return wireOf(sumOf(amounts));
}

function Agreement({ data: { total, ledger, asOf } }: { readonly data: Ageing }): ReactNode {
  const t = useTexts(ledgerTexts);
  const formats = useFormats();
  const date = formats.date(asOf);
  if (total === ledger)
    return (
      <p className="mt-3 flex items-center gap-2 text-sm">
        <CircleCheck size={16} aria-hidden="true" className="flex-none text-ok" />
        {t('equalsOpenItems', { date })}
      </p>
    );
  return (
    <p role="alert" className="mt-3 flex items-center gap-2 text-sm text-danger">
      <CircleX size={16} aria-hidden="true" className="flex-none" />
      {t('differsFromOpenItems', { date, amount: formats.money(Math.abs(ledger - total)) })}
    </p>
  );
}
