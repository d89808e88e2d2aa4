import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Said } from '#platform/web/list/bulk.ts';
import type { BulkAction } from '#platform/web/list/BulkBar.tsx';
import type { TabLink } from '#platform/web/list/filters.ts';
import { chosenColumns } from '#platform/web/list/columns.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { queries } from '#platform/web/queries.ts';
import { maySee, screenAt } from '#platform/web/screens.ts';
import { useDesk } from '#platform/web/shell/desk.ts';
import { holds } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ShipperRow } from '#modules/parties/customers/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { Ago } from '#platform/web/Ago.tsx';
import { countsRead, customers, customersNoun, linksNoun, useMay } from '../calls.ts';
import { applicationsPath, creditListPath, reviewPath } from '../paths.ts';
import { useCustomerColumns } from './columns.tsx';

const shown = ['registeredName', 'status', 'creditRequired', 'warnings', 'city', 'submittedAt'] as const;
const hidden = ['accountNumber', 'tradeName', 'registrationNumber', 'vatNumber', 'email', 'updatedAt'] as const;

/** `/pendingshipper` and `/approveshipper`: what waits for a decision, the longest first, with the four counts. */
export function WaitingList(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const all = useCustomerColumns();
  const maySeeLinks = useMay('getShipperEmails');
  const { data: counts } = useQuery(countsRead);
  // An invitation that was opened or ended changes a count, and is told on the channel of links.
  useChannel(maySeeLinks ? linksNoun : undefined, () => void queries.invalidateQueries(countsRead));
  const columns = useMemo(() => {
    const waitingSince: typeof all.submittedAt = {
      ...all.submittedAt,
      title: t('waitingSince'),
      card: 'subtitle',
      cell: (row) => <Ago at={row.submittedAt} />,
    };
    return chosenColumns({ ...all, submittedAt: waitingSince }, shown, hidden);
  }, [all, t]);
  return (
    <ListScreen
      id="pendingCustomers"
      title={t('approveCustomers')}
      channel={customersNoun}
      load={loadPending}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => reviewPath(row.id)}
      searchIn={t('customerSearch')}
      tabs={{
        filter: 'group',
        options: (['approve', 'pending'] as const).map((value) => ({
          value,
          title: t(`group_${value}`),
          count: counts?.[value],
        })),
        links: useCountedElsewhere(counts),
      }}
      bulk={useBulkApproval()}
      emptyHint={t('pendingEmpty')}
    />
  );
}

/** Of a book that was taken over: a second person approves what the first recommended, many at once. */
function useBulkApproval(): readonly BulkAction<ShipperRow>[] {
  const t = useTexts(customerDeskTexts);
  const may = [useMay('approveShipper'), useMay('getShipper')].every(Boolean);
  if (!may) return [];
  return [
    {
      id: 'approveAsRecommended',
      title: t('approveAsRecommended'),
      icon: <Check size={15} aria-hidden="true" />,
      question: (rows) => t('approveAsRecommendedAsk', { count: rows.length }),
      async run({ id }) {
        const { recommendation, lockId } = await customers.getShipper({ id });
        if (!recommendation) return new Said(t('notRecommended'), true);
        const { limit, paymentTerm, conditions, comments } = recommendation;
        const bankRatingCode = recommendation.bankRatingCode as BankRating;
        return await customers.approveShipper(
          { id, limit, paymentTerm, conditions, bankRatingCode, comments },
          { lockId },
        );
      },
    },
  ];
}

type BankRating = Parameters<typeof customers.approveShipper>[0]['bankRatingCode'];

/** What is counted with the applications and stands on screens of its own: invitations, and changes of credit limits. */
function useCountedElsewhere(counts: { readonly new: number; readonly creditadjust: number } | undefined) {
  const t = useTexts(customerDeskTexts);
  const { screens } = useDesk();
  const links: readonly TabLink[] = [
    { title: t('group_new'), count: counts?.new, url: `${applicationsPath}?status=pending` },
    { title: t('group_creditadjust'), count: counts?.creditadjust, url: creditListPath },
  ];
  return links.filter(({ url }) => {
    const screen = screenAt(screens, url);
    return screen !== undefined && maySee(screen.needs, true, holds);
  });
}

/** Without a chosen order the oldest comes first. */
const loadPending: typeof customers.getPendingShippers = (query, options) =>
  customers.getPendingShippers(
    { ...(query.sort === undefined && { sort: 'submittedAt', descending: false }), ...query },
    options,
  );
