import { type ReactNode, useId, useState } from 'react';

interface TypedSignatureProps {
  readonly label: string;
  readonly preview: string;
  readonly picture: string | undefined;
  readonly onChange: (picture: string) => void;
}

/** A signature without a pen: the name is typed, and written into the same kind of picture. */
export function TypedSignature({ label, preview, picture, onChange }: TypedSignatureProps): ReactNode {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <>
      <label htmlFor={id} className="lbl">
        {label}
      </label>
      <input
        id={id}
        className="ctl mt-1.5 max-w-xl"
        value={name}
        maxLength={60}
        autoComplete="name"
        autoCapitalize="words"
        onChange={({ target }) => {
          setName(target.value);
          onChange(target.value.trim() ? pictureOf(target.value.trim()) : '');
        }}
      />
      {picture && (
        <img
          src={picture}
          alt={preview}
          className="mt-2.5 h-44 w-full max-w-xl rounded-ctl border border-line-strong bg-white object-contain"
        />
      )}
    </>
  );
}

const [width, height] = [900, 264];

/** The name in a hand that the device has, black on white, as large as it fits. */
function pictureOf(name: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const hand = (size: number) => `italic ${size}px "Segoe Script", "Snell Roundhand", "Dancing Script", cursive`;
  const largest = 110;
  context.font = hand(largest);
  const room = width - 80;
  context.font = hand(Math.min(largest, (largest * room) / context.measureText(name).width));
  context.fillText(name, width / 2, height / 2);
  return canvas.toDataURL('image/png');
}
