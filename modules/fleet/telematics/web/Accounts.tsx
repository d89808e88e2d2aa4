import { useQuery } from '@tanstack/react-query';
import { PenLine, PlugZap, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { TelematicsAccount } from '../contract.ts';
import { telematicsDeskTexts } from '../messages/desk/index.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { FileButton } from './FileButton.tsx';
import { accountsRead, telematics, useMay } from './calls.ts';

/** Accounts with tracking companies: when each was read, and why not. */
export function Accounts(): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const query = useQuery(accountsRead);
  const mayAdd = useMay('postTelematicsAccount');
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="accounts-title">
      <header className="mb-2 flex items-center gap-3">
        <h2 id="accounts-title" className="mr-auto text-lg font-semibold">
          {t('accounts')}
        </h2>
        {mayAdd && (
          <button type="button" className="btn btn-p" onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden="true" />
            {t('addAccount')}
          </button>
        )}
      </header>
      <RecordGate query={query} skeleton={<div className="skeleton h-24" role="status" aria-busy="true" />}>
        {(accounts) =>
          accounts.length === 0 ? (
            <p className="text-muted">{t('noAccounts')}</p>
          ) : (
            <ul className="border-y border-line">
              {accounts.map((account) => (
                <Account key={account.id} account={account} />
              ))}
            </ul>
          )
        }
      </RecordGate>
      {isAdding && <AccountDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function Account({ account }: { readonly account: TelematicsAccount }): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const mayChange = useMay('putTelematicsAccount');
  const mayFile = useMay('postTelematicsFile') && account.provider === 'csv';
  const mayTest = useMay('testTelematicsAccount') && account.provider !== 'csv';
  const [isChanging, setChanging] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, name, provider, problem, tripsProblem, eventsProblem, readAt, isActive } = account;
  async function test(): Promise<void> {
    setBusy(true);
    try {
      const found = await telematics.testTelematicsAccount({ id });
      if (found.problem) toast(t(`problem_${found.problem}`), { kind: 'danger' });
      else if (found.zone === 'wrong') toast(t('zoneWrong'), { kind: 'warn' });
      else snackbar(t('tested', { units: found.units, points: found.points }), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-sm text-muted">{t(`provider_${provider}`)}</span>
      </span>
      <span className="mr-auto">
        {problem ? (
          <StatusBadge tone="danger">{t(`problem_${problem}`)}</StatusBadge>
        ) : (
          <StatusBadge tone={isActive ? 'ok' : 'plain'}>
            {!isActive ? t('isOff') : readAt ? t('readAt', { time: formats.shortMoment(readAt) }) : t('neverRead')}
          </StatusBadge>
        )}
        {tripsProblem !== '' && (
          <span className="block text-sm text-warn">{t('noTripsRead', { problem: t(`problem_${tripsProblem}`) })}</span>
        )}
        {eventsProblem !== '' && (
          <span className="block text-sm text-warn">
            {t('noEventsRead', { problem: t(`problem_${eventsProblem}`) })}
          </span>
        )}
      </span>
      {mayFile && <FileButton accountId={id} />}
      {mayTest && (
        <button type="button" className="btn btn-g" disabled={isBusy} onClick={() => void test()}>
          <PlugZap size={16} aria-hidden="true" />
          {t('test')}
        </button>
      )}
      {mayChange && (
        <button type="button" className="btn btn-g" onClick={() => setChanging(true)}>
          <PenLine size={16} aria-hidden="true" />
          {t('changeAccount')}
        </button>
      )}
      {isChanging && <AccountDialog account={account} onClose={() => setChanging(false)} />}
    </li>
  );
}
