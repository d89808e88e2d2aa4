import type { ReactNode } from 'react';
import { ErrorPage } from '#platform/web/shell/ErrorPage.tsx';
import { MenuTiles } from '#platform/web/shell/Landing.tsx';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import type { MenuGroup } from '#platform/web/shell/use-menu.ts';
import { Scene } from './Scene.tsx';

const menu: readonly MenuGroup[] = [
  { key: 'dashboard', title: 'Dashboard', items: [{ key: 'dashboard', title: 'Dashboard', url: '/dashboard/1' }] },
  {
    key: 'suppliers',
    title: 'Suppliers',
    items: [
      { key: 'suppliers', title: 'Suppliers', url: '/manage-carrier' },
      { key: 'documents', title: 'Approve Suppliers', url: '/manageCarrierApproval' },
      { key: 'invitations', title: 'Registration links', url: '/manageApplication' },
    ],
  },
  {
    key: 'vehicles',
    title: 'Vehicles',
    items: [
      { key: 'vehicles', title: 'Vehicles', url: '/vehicles' },
      { key: 'documents', title: 'Fleet Log Book', url: '/fleetLog' },
    ],
  },
];

export function DeskPages(): ReactNode {
  return (
    <Scene>
      <MenuTiles menu={menu} />
      <div className="grid lg:grid-cols-2">
        <NotAuthorised />
        <ErrorPage />
      </div>
    </Scene>
  );
}
