import clsx from 'clsx';
import { Folder } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { useDesk } from './desk.ts';

export function GroupIcon({ group, className }: { readonly group: string; readonly className?: string }): ReactNode {
  const Icon = use(useDesk().groupIcons())[group] ?? Folder;
  return <Icon size={17} strokeWidth={1.75} aria-hidden="true" className={clsx('flex-none', className)} />;
}
