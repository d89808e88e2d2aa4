import { useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { WarningCount } from '#platform/web/list/WarningCount.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { partyDeskTexts } from '#modules/parties/parties/messages/desk/index.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';

/** What the rows of all parties have. */
interface PartyRow {
  readonly tradeName: string;
  readonly accountNumber: string;
  readonly city: string;
  readonly email: string;
  readonly warnings: number;
  readonly submittedAt: string | null;
  readonly updatedAt: string;
}

type PartyColumns = Readonly<Record<keyof PartyRow, Column<PartyRow, 'submittedAt' | 'updatedAt'>>>;

/** The columns that lists of suppliers, customers and contractors share; each list says where they stand. */
export function usePartyColumns(): PartyColumns {
  const t = useTexts(partyDeskTexts);
  const field = useTexts(partyTexts);
  const formats = useFormats();
  return useMemo<PartyColumns>(
    () => ({
      tradeName: { id: 'tradeName', title: field('tradeName'), cell: (row) => row.tradeName },
      accountNumber: { id: 'accountNumber', title: t('accountNo'), cell: (row) => row.accountNumber },
      city: { id: 'city', title: field('city'), cell: (row) => row.city },
      email: { id: 'email', title: field('email'), cell: (row) => row.email },
      warnings: {
        id: 'warnings',
        title: t('warnings'),
        align: 'right',
        cell: ({ warnings }) => <WarningCount count={warnings} label={t('warningCount', { count: warnings })} />,
        value: (row) => row.warnings,
      },
      submittedAt: {
        id: 'submittedAt',
        title: t('submitted'),
        sort: 'submittedAt',
        cell: (row) => formats.moment(row.submittedAt),
        value: (row) => (row.submittedAt === null ? '' : new Date(row.submittedAt)),
      },
      updatedAt: {
        id: 'updatedAt',
        title: t('changed'),
        sort: 'updatedAt',
        cell: (row) => <Ago at={row.updatedAt} />,
        value: (row) => new Date(row.updatedAt),
      },
    }),
    [t, field, formats],
  );
}
