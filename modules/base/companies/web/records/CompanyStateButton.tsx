import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { recordTexts } from '#platform/messages/records/index.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { markSaved } from '#platform/web/list/marks.ts';
import { lastPlace } from '#platform/web/list/place.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { CompanyRecord } from '#modules/base/companies/contract.ts';
import type { CompanyValues } from '#modules/base/companies/fields.ts';
import { companyRecordTexts } from '#modules/base/companies/messages/records/index.ts';
import { companies, companiesNoun, useMay } from './calls.ts';
import { companyListPath } from './paths.ts';
import { valuesOf } from './values.ts';

/** Deactivates a company, or activates it as it was read; both lead back to the list. */
export function CompanyStateButton({ company }: { readonly company: CompanyRecord }): ReactNode {
  const t = useTexts(companyRecordTexts);
  const shared = useTexts(recordTexts);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [mayDeactivate, mayActivate] = [useMay('deleteCompany'), useMay('putCompany')];
  const [isBusy, setBusy] = useState(false);
  const { companyId, lockId, isActive, name } = company;
  if (isActive ? !mayDeactivate : !mayActivate) return null;

  async function change(): Promise<void> {
    const question = t('deactivateCompanyQuestion', { name });
    if (isActive && !(await askConfirm({ text: question, yes: shared('deactivate'), danger: true }))) return;
    setBusy(true);
    try {
      await (isActive
        ? companies.deleteCompany({ companyId }, { lockId })
        : companies.putCompany({ ...(valuesOf(company) as CompanyValues), companyId, isActive: true }, { lockId }));
      markSaved(companiesNoun, companyId);
      void queries.invalidateQueries({ queryKey: [companiesNoun] });
      snackbar(t(isActive ? 'companyDeactivated' : 'companyActivated', { name }), { kind: 'ok' });
      await navigate({ to: companyListPath, search: lastPlace(companyListPath) as never });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <button type="button" className="btn btn-s" disabled={isBusy} onClick={() => void change()}>
      {isActive ? t('deactivateCompany') : shared('activate')}
    </button>
  );
}
