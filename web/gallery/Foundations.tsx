import type { ReactNode } from 'react';

const surfaces = [
  'bg-canvas',
  'bg-surface',
  'bg-sunken',
  'bg-rail',
  'bg-line',
  'bg-line-strong',
  'bg-ink',
  'bg-brand',
  'bg-brand-soft',
  'bg-danger',
  'bg-danger-soft',
  'bg-ok',
  'bg-ok-soft',
  'bg-warn',
  'bg-warn-soft',
];
const sizes = ['text-2xs', 'text-xs', 'text-sm', 'text-base', 'text-md', 'text-lg', 'text-xl', 'text-2xl'];
const buttons = [
  ['btn-p', 'Primary'],
  ['btn-s', 'Secondary'],
  ['btn-g', 'Quiet'],
  ['btn-d', 'Danger'],
  ['btn-l', 'Link'],
];

export function Foundations(): ReactNode {
  return (
    <div className="space-y-6">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {surfaces.map((name) => (
          <li key={name} className="text-sm text-muted">
            <div className={`${name} mb-1 h-10 rounded-ctl border border-line`} />
            {name.slice(3)}
          </li>
        ))}
      </ul>
      <div className="card flex flex-wrap gap-x-6 gap-y-2 p-4">
        {['text-ink', 'text-muted', 'text-faint', 'text-brand', 'text-danger', 'text-ok', 'text-warn'].map((name) => (
          <p key={name} className={name}>
            {name.slice(5)} words on a card
          </p>
        ))}
      </div>
      <div className="space-y-1">
        {sizes.map((name) => (
          <p key={name} className={name}>
            {name.slice(5)}: R 53 598,00 on 03 Jun 2026
          </p>
        ))}
      </div>
      <div className="space-y-3">
        {[false, true].map((disabled) => (
          <div key={String(disabled)} className="flex flex-wrap gap-2">
            {buttons.map(([name, label]) => (
              <button key={name} type="button" className={`btn ${name}`} disabled={disabled}>
                {label}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
