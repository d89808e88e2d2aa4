import type { ReactNode } from 'react';
import { ErrorPage } from '#platform/web/shell/ErrorPage.tsx';
import { MenuTiles } from '#platform/web/shell/Landing.tsx';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import type { MenuGroup } from '#platform/web/shell/use-menu.ts';
import { Scene } from './Scene.tsx';

const menu: readonly MenuGroup[] = [
  { key: 'dashboard', title: 'Dashboard', items: [{ title: 'Dashboard', url: '/dashboard/1' }] },
  {
    key: 'suppliers',
    title: 'Suppliers',
    items: [
      { title: 'Suppliers', url: '/manage-carrier' },
      { title: 'Approve Suppliers', url: '/manageCarrierApproval' },
      { title: 'Registration links', url: '/manageApplication' },
    ],
  },
  {
    key: 'vehicles',
    title: 'Vehicles',
    items: [
      { title: 'Vehicles', url: '/vehicles' },
      { title: 'Fleet Log Book', url: '/fleetLog' },
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
