import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { Tabs } from '#platform/web/record/Tabs.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { journalAccountDesk } from '#modules/money/journal-accounts/web/desk.ts';
import { monthKey } from '#modules/money/posting-periods/web/desk.ts';
import type { FiscalMonth } from '#modules/money/posting-periods/contract.ts';
import type { AccountBalance, PartyKind } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { latestLinesRead, useMay } from '../calls.ts';
import { historyUrl } from '../paths.ts';
import { AgeingPart } from './AgeingPart.tsx';
import { LatestLines } from './LatestLines.tsx';
import type { Summary } from './use-summary.ts';

interface AccountPanelProps {
  readonly account: AccountBalance;
  readonly summary: Summary;
  readonly month: FiscalMonth;
  readonly onClose: () => void;
}

/** Whose open items an account is the sum of. */
const partiesOf: Readonly<Record<string, PartyKind>> = {
  debtors: 'customer',
  creditors: 'supplier',
  driverPayable: 'driver',
};

/** So many lines are shown beside the statement. */
const shownAtMost = 12;

/** The latest lines of an account in the month, and of a control account who owes it or is owed. */
export function AccountPanel({ account, summary, month, onClose }: AccountPanelProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const [part, setPart] = useState<'lines' | 'party' | 'age'>('lines');
  const mayLines = useMay('getAccountTransactions');
  const partyKind = usePartyKind(account);
  const { companyId, search } = summary;
  const lines = useQuery({
    ...latestLinesRead({
      companyId,
      accountId: account.accountId,
      from: month.from,
      to: month.to,
      ...(search.centre && { centreId: search.centre }),
      pageSize: shownAtMost,
    }),
    enabled: mayLines,
  });
  const history = historyUrl({
    company: search.company,
    account: account.accountId,
    month: monthKey(month),
    centre: search.centre,
  });
  return (
    <aside
      aria-labelledby="account-title"
      className="flex min-w-0 flex-col overflow-y-auto bg-surface max-lg:flex-1 lg:w-[410px] lg:flex-none lg:border-l lg:border-line"
    >
      <PanelHead account={account} onClose={onClose} />
      <div className="px-4 pt-2 pb-4">
        <Tabs
          label={t('parts')}
          tabs={[
            { id: 'lines', title: t('lines', { count: lines.data?.count ?? '' }).trim() },
            ...(partyKind
              ? [
                  { id: 'party' as const, title: t('byParty') },
                  { id: 'age' as const, title: t('byAge') },
                ]
              : []),
          ]}
          current={part}
          onChoose={setPart}
        >
          {part === 'lines'
            ? mayLines && (
                <LatestLines
                  lines={lines}
                  more={
                    mayLines && (
                      <Link
                        {...linkTo(history)}
                        className="text-brand underline decoration-brand/35 underline-offset-3"
                        data-to-history
                      >
                        {t('openInHistory')}
                      </Link>
                    )
                  }
                />
              )
            : partyKind && <AgeingPart part={part} companyId={companyId} partyKind={partyKind} month={month} />}
        </Tabs>
      </div>
    </aside>
  );
}

function PanelHead({ account, onClose }: Pick<AccountPanelProps, 'account' | 'onClose'>): ReactNode {
  const t = useTexts(ledgerTexts);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On a phone the panel takes the place of the list, and with it the focus.
    if (innerWidth < 1024 && document.activeElement === document.body) close.current?.focus();
  }, []);
  return (
    <header className="flex items-start gap-2 px-4 pt-4">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">
          {[account.number, t(`one_${account.class}`), account.isControl && t('documentsOnly')]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h2 id="account-title" className="truncate text-lg font-semibold" title={account.name}>
          {account.name}
        </h2>
      </div>
      <button ref={close} type="button" className="btn btn-g px-2" aria-label={t('closePanel')} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </button>
    </header>
  );
}

/** Only a control account has open items; what it is used for its own record says. */
function usePartyKind(account: AccountBalance): PartyKind | undefined {
  const mayAccounts = useCan(journalAccountDesk.mayRead);
  const mayAgeing = useMay('getLedgerAgeing');
  const { data } = useQuery({
    ...choicesRead(journalAccountDesk, 'all'),
    enabled: account.isControl && mayAccounts && mayAgeing,
  });
  return partiesOf[data?.find(({ id }) => id === account.accountId)?.role ?? ''];
}
