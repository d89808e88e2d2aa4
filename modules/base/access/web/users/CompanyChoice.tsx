import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { useTexts } from '#platform/web/texts.ts';
import { companyService } from '#modules/base/companies/contract.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';

const { getCompanyBasicInfo } = client(companyService);
const useMay = rightsOf(companyService);

interface CompanyChoiceProps {
  /** The id of a company; empty for that of who invites. */
  readonly value: string;
  readonly onChange: (companyId: string) => void;
}

/** For which company somebody is invited, where the partition has several and the person may see them. */
export function CompanyChoice({ value, onChange }: CompanyChoiceProps): ReactNode {
  const t = useTexts(peopleTexts);
  const id = useId();
  const { data = [] } = useQuery({
    queryKey: ['companies', 'choices'],
    queryFn: ({ signal }) => getCompanyBasicInfo({ search: '' }, { signal }),
    enabled: useMay('getCompanyBasicInfo'),
  });
  const clients = data.filter(({ isClient }) => isClient);
  if (clients.length < 2) return null;
  return (
    <div className="sm:col-span-2">
      <label className="lbl" htmlFor={id}>
        {t('company')}
      </label>
      <select
        id={id}
        className="ctl mt-1.5"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('ownCompany')}</option>
        {clients.map(({ companyId, companyName }) => (
          <option key={companyId} value={companyId}>
            {companyName}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="hlp mt-1">
        {t('companyHelp')}
      </p>
    </div>
  );
}
