import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import { companies, useMay as useMayCompany } from '../records/calls.ts';
import { companiesNoun, templates, useMay } from './calls.ts';
import type { ShownSetting } from './setting-form.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';

/** What can be done with the setting as a whole: back to the usual values, or those of another company. */
export function SettingActions({ setting }: { readonly setting: ShownSetting }): ReactNode {
  const t = useTexts(templateTexts);
  const failureText = useFailureText();
  const [mayReset, mayTakeOver] = [useMay('deleteCompanyDebtorSetting'), useMay('importCompanyDebtorSetting')];
  const others = useOtherClients(setting.companyName);
  const [isTakingOver, setTakingOver] = useState(false);
  const { lockId } = setting;

  async function reset(): Promise<void> {
    if (!(await askConfirm({ text: t('usualQuestion'), yes: t('usualYes'), danger: true }))) return;
    await templates.deleteCompanyDebtorSetting({}, { lockId }).then(
      () => snackbar(t('saved'), { kind: 'ok' }),
      (error: unknown) => toast(failureText(error), { kind: 'danger' }),
    );
    await queries.invalidateQueries({ queryKey: [companiesNoun] });
  }
  return (
    <>
      {mayReset && (
        <button type="button" className="btn btn-g" onClick={() => void reset()}>
          {t('usual')}
        </button>
      )}
      {mayTakeOver && others.length > 0 && (
        <button type="button" className="btn btn-s" onClick={() => setTakingOver(true)}>
          {t('takeOver')}
        </button>
      )}
      {isTakingOver && <TakeOverDialog setting={setting} from={others} onClose={() => setTakingOver(false)} />}
    </>
  );
}

/** The names of the other freight companies of the partition. */
function useOtherClients(own: string): readonly string[] {
  const enabled = useMayCompany('getCompanyBasicInfo');
  const { data } = useQuery({
    queryKey: [companiesNoun, 'choices'],
    queryFn: ({ signal }) => companies.getCompanyBasicInfo({}, { signal }),
    enabled,
  });
  return (data ?? [])
    .filter(({ isClient, companyName }) => isClient && companyName !== own)
    .map(({ companyName }) => companyName);
}
