import { type ReactNode, useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { isSignature } from './ink.ts';

interface SignaturePenProps {
  readonly label: string;
  readonly clearLabel: string;
  /** The picture after each stroke; empty once it was cleared. */
  readonly onChange: (picture: string) => void;
  /** What is said of a stroke that is too little to be a signature. */
  readonly tooLittle: string;
}

/** Sharp on dense displays, and small enough to send. */
const maxRatio = 2;

/** A white box and a black pen, in light and in dark: the picture is printed on paper. */
export function SignaturePen({ label, clearLabel, tooLittle, onChange }: SignaturePenProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const latest = useRef(onChange);
  const [isEmpty, setIsEmpty] = useState(true);
  const [isTooLittle, setIsTooLittle] = useState(false);
  useEffect(() => void (latest.current = onChange));

  useEffect(() => {
    const box = canvas.current;
    if (!box) return undefined;
    const pen = new SignaturePad(box, { penColor: 'black', backgroundColor: 'white' });
    pad.current = pen;
    const fit = () => {
      const ratio = Math.min(Math.max(devicePixelRatio, 1), maxRatio);
      const strokes = pen.toData();
      box.width = box.offsetWidth * ratio;
      box.height = box.offsetHeight * ratio;
      box.getContext('2d')?.scale(ratio, ratio);
      pen.clear();
      pen.fromData(strokes);
    };
    const drawn = () => {
      setIsEmpty(false);
      const isEnough = isSignature(pen.toData());
      setIsTooLittle(!isEnough);
      // A touch by chance must not send a form as signed.
      if (isEnough) latest.current(pen.toDataURL('image/png'));
    };
    pen.addEventListener('endStroke', drawn);
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => {
      observer.disconnect();
      pen.removeEventListener('endStroke', drawn);
      pen.off();
    };
  }, []);

  function clear(): void {
    pad.current?.clear();
    setIsEmpty(true);
    setIsTooLittle(false);
    onChange('');
  }
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="h-44 w-full max-w-xl cursor-crosshair touch-none rounded-ctl border border-line-strong bg-white"
      />
      <p aria-live="polite" className="err mt-1.5">
        {isTooLittle && tooLittle}
      </p>
      <button type="button" className="btn btn-s mt-2.5" aria-disabled={isEmpty} onClick={() => isEmpty || clear()}>
        {clearLabel}
      </button>
    </>
  );
}
