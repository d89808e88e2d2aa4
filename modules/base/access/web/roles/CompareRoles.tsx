import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import { operationOf } from '#modules/base/access/rights.ts';
import type { RoleRow } from '#modules/base/access/role-contract.ts';
import { allRolesRead } from '../calls.ts';
import { compareRights } from './grid.ts';
import { useRightWords } from './right-words.ts';

/** Two roles side by side: what only one of them gives, and what both do. */
export function CompareRoles({ role, onClose }: { readonly role: RoleRow; readonly onClose: () => void }): ReactNode {
  const t = useTexts(rightTexts);
  const shared = useTexts(publicTexts);
  const query = useQuery(allRolesRead);
  return (
    <Dialog
      open
      title={t('compareWith', { name: role.profileName })}
      width={760}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-p" onClick={onClose}>
          {shared('close')}
        </button>
      }
    >
      <RecordGate query={query} skeleton={<div className="skeleton h-9" />}>
        {({ rows }) => <Comparison role={role} others={rows.filter(({ profileId }) => profileId !== role.profileId)} />}
      </RecordGate>
    </Dialog>
  );
}

interface ComparisonProps {
  readonly role: RoleRow;
  readonly others: readonly RoleRow[];
}

function Comparison({ role, others }: ComparisonProps): ReactNode {
  const t = useTexts(rightTexts);
  const shared = useTexts(publicTexts);
  const id = useId();
  const [otherId, setOtherId] = useState('');
  const other = others.find(({ profileId }) => profileId === otherId);
  const compared = other && compareRights(role.authorisations, other.authorisations);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('compareWith', { name: role.profileName })}
      </label>
      <select id={id} className="ctl" value={otherId} onChange={(event) => setOtherId(event.target.value)}>
        <option value="">{shared('choose')}</option>
        {others.map(({ profileId, profileName }) => (
          <option key={profileId} value={profileId}>
            {profileName}
          </option>
        ))}
      </select>
      {compared && compared.onlyLeft.length + compared.onlyRight.length === 0 && (
        <p className="mt-4 text-muted">{t('sameRights')}</p>
      )}
      {other && compared && (
        <div className="mt-4 grid gap-6 sm:grid-cols-2">
          <Side title={t('onlyIn', { name: role.profileName })} rights={compared.onlyLeft} />
          <Side title={t('onlyIn', { name: other.profileName })} rights={compared.onlyRight} />
          <details className="sm:col-span-2">
            <summary className="w-fit cursor-pointer text-sm text-brand">
              {t('inBoth')}: {t('rightCount', { count: compared.both.length })}
            </summary>
            <Rights rights={compared.both} />
          </details>
        </div>
      )}
    </>
  );
}

function Side({ title, rights }: { readonly title: string; readonly rights: readonly string[] }): ReactNode {
  const t = useTexts(rightTexts);
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-muted">{t('rightCount', { count: rights.length })}</p>
      <Rights rights={rights} />
    </section>
  );
}

function Rights({ rights }: { readonly rights: readonly string[] }): ReactNode {
  const words = useRightWords();
  return (
    <ul className="mt-2 divide-y divide-line text-sm">
      {rights.map((right) => (
        <li key={right} className="py-1.5">
          {words.explain(right)} <code className="block text-2xs break-all text-muted">{operationOf(right)}</code>
        </li>
      ))}
    </ul>
  );
}
