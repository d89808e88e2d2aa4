import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import { roleRead, rolesNoun, useMay } from '../calls.ts';
import { copiedRole, newRole, roleListPath } from '../paths.ts';
import { RoleForm, type RoleValues } from './RoleForm.tsx';

/** A role without a limit. */
const reachesAll = {
  recordScope: {
    suppliers: { limit: 'all', ids: [] },
    customers: { limit: 'all', ids: [] },
    profitCentres: { limit: 'all', ids: [] },
    companies: { limit: 'all', ids: [] },
  },
  amountLimits: {
    customer: null,
    creditLimit: null,
    load: null,
    rate: null,
    order: null,
    fuelAdjustment: null,
    driverPay: null,
    journal: null,
    invoice: null,
    payment: null,
  },
} as const satisfies Partial<RoleValues>;

const emptyRole: RoleValues = {
  profileName: '',
  description: '',
  profileSet: 'PRIMARY',
  isDefault: false,
  requiresSecondFactor: false,
  authorisations: [],
  ...reachesAll,
};

/** `/managerole/{id}`: a role, a new one, or a new one that begins as a copy. */
export function RoleScreen({ params: { id = newRole } }: ScreenProps): ReactNode {
  const mayCreate = useMay('postUserRole');
  const copied = copiedRole(id);
  if (id !== newRole && copied === undefined) return <KnownRole id={id} />;
  if (!mayCreate) return <NotAuthorised />;
  return copied === undefined ? <RoleForm key={id} initial={emptyRole} /> : <CopiedRole key={id} id={copied} />;
}

function KnownRole({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(roleRead(id));
  useChannel(`${rolesNoun}:${id}`);
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-96" />} listPath={roleListPath}>
      {(role) => <RoleForm key={role.profileId} role={role} initial={role} />}
    </RecordGate>
  );
}

function CopiedRole({ id }: { readonly id: string }): ReactNode {
  const t = useTexts(rightTexts);
  const query = useQuery(roleRead(id));
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-96" />} listPath={roleListPath}>
      {(role) => (
        <RoleForm
          initial={{
            ...role,
            profileName: t('copyOf', { name: role.profileName }).slice(0, 60),
            isDefault: false,
          }}
          names={role.scopeNames}
        />
      )}
    </RecordGate>
  );
}
