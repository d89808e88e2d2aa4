import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useOwnSteps } from '#platform/web/list/walk.ts';
import { useMedia } from '#platform/web/media.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useEscape } from '#platform/web/shell/use-escape.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { CompanyMenu } from '#modules/money/posting-periods/web/desk.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { AgeingTable } from './AgeingTable.tsx';
import { type Ageing, debtorsNoun, remindersRead, useMay } from './calls.ts';
import { DebtorFilters } from './DebtorFilters.tsx';
import { ExportDebtors } from './ExportDebtors.tsx';
import { Figures } from './Figures.tsx';
import { ReminderSteps, StartReminders } from './Reminders.tsx';
import { RingList } from './RingList.tsx';
import { ChangeRule, OpenRule } from './RuleDialog.tsx';
import { SalesOutstanding } from './SalesOutstanding.tsx';
import { SendStatements } from './SendStatements.tsx';
import { type Debtors, useDebtors } from './use-debtors.ts';

/** `/debtors`: who owes what since when, and whom to ring. On a phone it is the list of whom to ring. */
export function DebtorsScreen(): ReactNode {
  const t = useTexts(debtorDeskTexts);
  useChannel(debtorsNoun);
  useChannel('ledger');
  const state = useDebtors();
  // Open through every width of the window, so that nothing typed is lost when a tablet is turned.
  const [isRuleOpen, setRuleOpen] = useState(false);
  const isDesk = useMedia('(min-width: 1024px)');
  const navigate = useNavigate();
  useOwnSteps();
  useShortcut({ key: 'j' }, () => state.step(1));
  useShortcut({ key: 'k' }, () => state.step(-1));
  useShortcut({ key: 's' }, state.chosen ? () => void navigate({ to: `/shipper/${state.chosen}` }) : undefined);
  useEscape(state.chosen ? () => state.open(undefined) : undefined);
  return (
    <section aria-labelledby="list-title" className="list-screen flex flex-col">
      <Head state={state} isDesk={isDesk} title={t('screen')} onRule={() => setRuleOpen(true)} />
      <RecordGate query={state.list} skeleton={<div className="skeleton m-4 flex-1" role="status" aria-busy="true" />}>
        {(data) => (
          <>
            <Figures data={data} isDesk={isDesk} />
            <div className="flex min-h-0 flex-1">
              {isDesk && (
                <div className="flex min-h-0 min-w-0 flex-1 flex-col">
                  <DebtorFilters state={state} data={data} />
                  <AgeingTable state={state} data={data} />
                  <div className="grid flex-none border-t border-line bg-sunken/40 max-xl:hidden xl:grid-cols-[3fr_2fr]">
                    <SalesOutstanding at={state.at} />
                    <ReminderSteps companyId={state.companyId} />
                  </div>
                </div>
              )}
              <RingList state={state} data={data} isDesk={isDesk} />
            </div>
            {isDesk && <Foot data={data} />}
          </>
        )}
      </RecordGate>
      {isRuleOpen && <ChangeRule companyId={state.companyId} onClose={() => setRuleOpen(false)} />}
    </section>
  );
}

interface HeadProps {
  readonly state: Debtors;
  readonly isDesk: boolean;
  readonly title: string;
  readonly onRule: () => void;
}

function Head({ state, isDesk, title, onRule }: HeadProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const maySee = useMay('getPaymentReminders');
  const reminders = useQuery({ ...remindersRead(state.companyId), enabled: maySee });
  return (
    <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
      <h1 id="list-title" className="text-xl font-semibold">
        {title}
      </h1>
      <label className="flex items-center gap-1.5 text-sm text-muted">
        <span className="max-sm:sr-only">{t('asOf')}</span>
        <input
          type="date"
          className="ctl h-9 w-38 text-ink pointer-coarse:h-11"
          max={state.list.data?.today}
          value={state.asOf ?? state.list.data?.today ?? ''}
          onChange={({ target }) => state.choose({ day: target.value || undefined })}
        />
      </label>
      <CompanyMenu
        companyId={state.companyId ?? undefined}
        onChoose={(company) => state.choose({ company, id: undefined })}
      />
      {isDesk && (
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <SendStatements state={state} />
          <ExportDebtors state={state} />
          <OpenRule onOpen={onRule} />
          {reminders.data && <StartReminders companyId={state.companyId} data={reminders.data} />}
        </div>
      )}
    </header>
  );
}

function Foot({ data }: { readonly data: Ageing }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  return (
    <footer
      aria-label={t('keys')}
      className="list-edge flex h-8 flex-none items-center gap-4 border-t border-line text-sm text-muted"
    >
      <span className="mr-auto truncate">
        {t('foot', { customers: data.counts.all, count: data.figures.openInvoices })} · {t('fromDueDay')}
      </span>
      <span className="flex-none pointer-coarse:hidden">
        <kbd className="kbd">J</kbd> <kbd className="kbd">K</kbd> {t('keyCustomer')}
      </span>
      <span className="flex-none pointer-coarse:hidden">
        <kbd className="kbd">S</kbd> {t('keyStatement')}
      </span>
      <span className="flex-none pointer-coarse:hidden">
        <kbd className="kbd">P</kbd> {t('keyPromise')}
      </span>
      <span className="flex-none pointer-coarse:hidden">
        <kbd className="kbd">N</kbd> {t('keyNote')}
      </span>
    </footer>
  );
}
