import { useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { type Column, columnsOf } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { CreditChangeRow } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { CreditBadge, useCreditWord } from './words.tsx';

type Sort = 'registeredName' | 'newLimit' | 'effectiveFrom' | 'status' | 'updatedAt';
type CreditColumn = Column<CreditChangeRow, Sort>;
const creditColumns = columnsOf<CreditChangeRow, Sort>();

/** The columns of the changes of credit limits (domain §3.7). */
export function useCreditColumns(): readonly CreditColumn[] {
  const t = useTexts(creditDeskTexts);
  const formats = useFormats();
  const word = useCreditWord();
  const days = useDayColumns();
  return useMemo<readonly CreditColumn[]>(() => {
    const money = (id: 'currentLimit' | 'newLimit' | 'insuredPart' | 'ownRiskPart', title: string) =>
      ({
        id,
        title,
        align: 'right',
        cell: (row: CreditChangeRow) => formats.wholeMoney(row[id]),
        value: (row: CreditChangeRow) => row[id],
      }) as const;
    const approvals = ({ approvals: given, needsSecondPerson, status }: CreditChangeRow) =>
      given.map(({ by }) => by).join(', ') ||
      (status === 'PROPOSED' ? t('approvalAwaited') : needsSecondPerson ? '' : t('approvalNotNeeded'));
    return Object.values(
      creditColumns({
        registeredName: {
          title: t('customer'),
          sort: 'registeredName',
          card: 'title',
          cell: (row) => row.registeredName,
        },
        accountNumber: {
          title: t('accountNo'),
          card: 'subtitle',
          hiddenByDefault: true,
          cell: (row) => row.accountNumber,
        },
        status: {
          title: t('status'),
          sort: 'status',
          card: 'badge',
          cell: (row) => <CreditBadge of={row} />,
          value: (row) => word(row),
        },
        kind: { title: t('kind'), hiddenByDefault: true, cell: (row) => t(`kind_${row.kind}`) },
        currentLimit: money('currentLimit', t('currentLimit')),
        newLimit: { ...money('newLimit', t('proposed')), sort: 'newLimit', card: 'meta' },
        insuredPart: { ...money('insuredPart', t('insuredPart')), hiddenByDefault: true },
        ownRiskPart: { ...money('ownRiskPart', t('ownRiskPart')), hiddenByDefault: true },
        reason: { title: t('reason'), cell: (row) => row.reason },
        exposure: {
          title: t('exposure'),
          align: 'right',
          // Until loads are invoiced nobody has any.
          hiddenByDefault: true,
          cell: (row) =>
            row.exposure === 0 ? <span className="text-muted">{t('noneYet')}</span> : formats.wholeMoney(row.exposure),
          value: (row) => row.exposure,
        },
        requestedBy: { title: t('requestedBy'), hiddenByDefault: true, cell: (row) => row.requestedBy },
        approvals: {
          title: t('approvals'),
          hiddenByDefault: 'narrow',
          room: 'whole',
          cell: approvals,
          value: approvals,
        },
        linkStatus: {
          title: t('linkStatus'),
          cell: (row) => (row.linkStatus ? t(`link_${row.linkStatus}`) : ''),
          value: (row) => (row.linkStatus ? t(`link_${row.linkStatus}`) : ''),
        },
        ...days,
      }),
    );
  }, [t, formats, word, days]);
}

/** From when a change holds, when it is looked at again, and when it was last touched. */
function useDayColumns() {
  const t = useTexts(creditDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      creditColumns({
        effectiveFrom: {
          title: t('effective'),
          sort: 'effectiveFrom',
          card: 'meta',
          cell: (row) => [row.effectiveFrom, row.effectiveUntil].filter(Boolean).map(formats.date).join(' – '),
          value: (row) => row.effectiveFrom,
        },
        reviewOn: {
          title: t('reviewOn'),
          hiddenByDefault: true,
          cell: (row) => formats.date(row.reviewOn),
          value: (row) => row.reviewOn ?? '',
        },
        updatedAt: {
          title: t('changed'),
          sort: 'updatedAt',
          hiddenByDefault: true,
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      }),
    [t, formats],
  );
}
