import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Menu, MenuChoice } from '#platform/web/floating/Menu.tsx';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { ledgerTexts } from '../messages/desk/index.ts';

interface CentreMenuProps {
  readonly centreId: string | undefined;
  /** Empty for all. */
  readonly onChoose: (centreId: string) => void;
}

/** Of which profit centre, for who may see them. */
export function CentreMenu({ centreId, onChoose }: CentreMenuProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const mayRead = useCan(profitCentreDesk.mayRead);
  const { data: centres = [] } = useQuery({ ...choicesRead(profitCentreDesk, 'all'), enabled: mayRead });
  if (!mayRead) return null;
  const chosen = centres.find(({ id }) => id === centreId);
  return (
    <Menu
      trigger={
        <button type="button" className={clsx('btn max-w-56', chosen ? 'btn-s' : 'btn-g px-2')}>
          <span className="truncate">{chosen?.name ?? t('allCentres')}</span>
          <ChevronDown size={15} aria-hidden="true" className="text-muted" />
        </button>
      }
    >
      <MenuChoice
        label={t('centre')}
        value={centreId ?? ''}
        options={[
          { value: '', title: t('allCentres') },
          ...centres.map(({ id, code, name }) => ({ value: id, title: `${code} · ${name}` })),
        ]}
        onChange={onChoose}
      />
    </Menu>
  );
}
