import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PenLine, PlugZap, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { useSignedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { companyService } from '#modules/base/companies/contract.ts';
import type { BusinessCentralSetting, ConnectionCheck } from '../contract.ts';
import { accountingExportDeskTexts } from '../messages/desk/index.ts';
import { exportCalls, exportsNoun, settingRead, useMay } from './calls.ts';
import { SystemDialog } from './SystemDialog.tsx';

const { getCompanyBasicInfo } = client(companyService);
const useMayOfCompanies = rightsOf(companyService);

/** `/accountingSystem`: where approved supplier invoices of a company are booked, and whether the connection works. */
export function SystemScreen(): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  useChannel(exportsNoun);
  const search = useSearch({ strict: false }) as { readonly company?: string };
  const navigate = useNavigate();
  const { data = [] } = useQuery({
    queryKey: ['companies', 'choices'],
    queryFn: ({ signal }) => getCompanyBasicInfo({ search: '' }, { signal }),
    enabled: useMayOfCompanies('getCompanyBasicInfo'),
  });
  const own = useSignedIn()?.tenant;
  const companies = data.filter(({ isClient }) => isClient);
  const chosen =
    companies.find(({ companyId }) => companyId === search.company) ??
    companies.find(({ companyName }) => companyName === own) ??
    companies[0];
  const query = useQuery(settingRead(chosen?.companyId ?? ''));
  return (
    <section aria-labelledby="system-title" className="list-screen flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="system-title" className="text-xl font-semibold">
          {t('systemScreen')}
        </h1>
        {companies.length > 1 && (
          <select
            className="ctl h-8 max-w-64 pointer-coarse:h-11"
            aria-label={t('company')}
            value={chosen?.companyId ?? ''}
            onChange={(event) =>
              void navigate({ to: '.', search: { company: event.target.value } as never, replace: true })
            }
          >
            {companies.map(({ companyId, companyName }) => (
              <option key={companyId} value={companyId}>
                {companyName}
              </option>
            ))}
          </select>
        )}
      </header>
      <div className="list-edge min-h-0 flex-1 overflow-y-auto py-4 max-md:pb-24">
        <p className="mb-4 text-muted">{t('systemHint')}</p>
        <RecordGate query={query} skeleton={<div className="skeleton h-60" role="status" aria-busy="true" />}>
          {(setting) => <Setting key={setting.companyId} setting={setting} />}
        </RecordGate>
      </div>
    </section>
  );
}

function Setting({ setting }: { readonly setting: BusinessCentralSetting }): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const formats = useFormats();
  const [isChanging, setChanging] = useState(false);
  const mayChange = useMay('putBusinessCentralSetting');
  const { kind } = setting;
  const yes = (value: boolean) => t(value ? 'yes' : 'no');
  const map = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries)
      .map(([ours, theirs]) => `${ours} = ${theirs}`)
      .join(', ');
  const facts: readonly (readonly [string, string])[] =
    kind === 'files'
      ? []
      : [
          [t('isActive'), yes(setting.isActive)],
          [t('autoPost'), yes(setting.autoPost)],
          [t('tenant'), setting.tenant],
          [t('environment'), setting.environment],
          [t('bcCompanyId'), setting.bcCompanyId],
          [t('clientId'), setting.clientId],
          [t('secret'), t(setting.hasSecret ? 'hasSecret' : 'noSecret')],
          [t('baseUrl'), setting.baseUrl],
          [t('tokenUrl'), setting.tokenUrl],
          [t('accounts'), map(setting.accounts)],
          [t('centres'), map(setting.centres)],
          [t('dimensionCode'), setting.dimensionCode],
          ...vatCodes.map((code) => [t(`vat_${code}`), setting.vatCodes[code] ?? ''] as const),
          [t('roundingAccount'), setting.roundingAccount],
        ];
  return (
    <div className="max-w-4xl space-y-5">
      {setting.waitsForSecond && (
        <p className="rounded-card bg-warn-soft px-3 py-2">{t('waits', { name: setting.updatedBy })}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto text-lg font-semibold">{t(`kind_${kind}`)}</span>
        {setting.waitsForSecond && <Approve setting={setting} />}
        {mayChange && (
          <button type="button" className="btn btn-p" onClick={() => setChanging(true)}>
            <PenLine size={16} aria-hidden /> {t('change')}
          </button>
        )}
      </div>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3 border-b border-line pb-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-right break-words">{value || '–'}</dd>
          </div>
        ))}
      </dl>
      {setting.polledAt && (
        <p className="text-sm text-muted">{t('polled', { moment: formats.shortMoment(setting.polledAt) })}</p>
      )}
      {kind !== 'files' && !setting.waitsForSecond && <Test companyId={setting.companyId} />}
      {isChanging && <SystemDialog setting={setting} onClose={() => setChanging(false)} />}
    </div>
  );
}

/** The connection as it is set, tried without writing anything there. */
function Test({ companyId }: { readonly companyId: string }): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const failureText = useFailureText();
  const [found, setFound] = useState<ConnectionCheck>();
  const [isBusy, setBusy] = useState(false);
  const may = useMay('testBusinessCentralConnection');
  if (!may) return null;
  async function test(): Promise<void> {
    setBusy(true);
    try {
      setFound(await exportCalls.testBusinessCentralConnection({ companyId }));
    } catch (error) {
      toast(failureText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="space-y-2">
      <button type="button" className="btn btn-s" disabled={isBusy} onClick={() => void test()}>
        <PlugZap size={16} aria-hidden /> {t('test')}
      </button>
      <div role="status">
        {found?.isGood && <p className="text-ok">{t('testGood', { company: found.companyName })}</p>}
        {found?.problems.map(({ code, detail }) => (
          <p key={code} className="text-danger">
            {t(`problem_${code}`, { detail })}
          </p>
        ))}
      </div>
    </div>
  );
}

function Approve({ setting }: { readonly setting: BusinessCentralSetting }): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const may = useMay('approveBusinessCentralSetting');
  if (!may) return null;
  const { companyId, lockId } = setting;
  async function approve(): Promise<void> {
    try {
      await exportCalls.approveBusinessCentralSetting(
        { companyId },
        { lockId, idempotencyKey: keyFor([companyId, lockId]) },
      );
      snackbar(t('approved'), { kind: 'ok' });
      await queries.invalidateQueries({ queryKey: [exportsNoun] });
    } catch (error) {
      toast(failureText(error));
    }
  }
  return (
    <button type="button" className="btn btn-s" onClick={() => void approve()}>
      <ShieldCheck size={16} aria-hidden /> {t('approve')}
    </button>
  );
}
