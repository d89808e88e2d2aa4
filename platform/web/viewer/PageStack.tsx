import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import type { PagePicture } from './pages.ts';
import type { View } from './ViewerBar.tsx';

interface PageStackProps {
  readonly pages: readonly PagePicture[];
  readonly view: View;
  readonly name: string;
}

/** Space around the pages, in pixels. */
const margin = 16;

/** Pages under each other, turned and enlarged as chosen; the keyboard scrolls them. */
export function PageStack({ pages, view, name }: PageStackProps): ReactNode {
  const t = useTexts(deskTexts);
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) =>
      setRoom(Math.max(0, (entry?.contentRect.width ?? 0) - 2 * margin)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
    <div ref={frame} tabIndex={0} role="group" aria-label={name} className="absolute inset-0 overflow-auto">
      <div className="flex w-max min-w-full flex-col items-center gap-4" style={{ padding: margin }}>
        {pages.map(({ url, width, height, turns = 0 }, place) => {
          const quarters = view.turns + turns;
          const [across, down] = quarters % 2 !== 0 ? [height, width] : [width, height];
          const scale = view.zoom === 'fit' ? room / across : view.zoom;
          return (
            <div
              key={`${url} ${place}`}
              className="relative bg-white shadow-(--shade-pop)"
              style={{ width: across * scale, height: down * scale }}
            >
              <img
                src={url}
                alt={t('pageOfDocument', { page: place + 1, pages: pages.length, name })}
                className="absolute top-1/2 left-1/2 max-w-none"
                style={{
                  width: width * scale,
                  height: height * scale,
                  transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
                }}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
