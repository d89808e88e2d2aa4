import { type ReactNode, useEffect, useRef } from 'react';

interface TickBoxProps {
  readonly label: string;
  readonly tick: 'all' | 'some' | 'none';
  readonly onChange: (ticked: boolean) => void;
}

/** A box for several things at once: ticked, in part, or not. In part, the next press ticks all of it. */
export function TickBox({ label, tick, onChange }: TickBoxProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = tick === 'some';
  }, [tick]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      title={label}
      checked={tick === 'all'}
      onChange={() => onChange(tick !== 'all')}
      className="size-4 cursor-pointer accent-ink align-middle pointer-coarse:size-6"
    />
  );
}
