import { DecodeUTF8 } from 'fflate';
import { Parser } from 'htmlparser2';

interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** With the text that stood in the element itself. */
  close?(name: string, content: string): void;
}

/** Signs that a cell has at most; of more, nothing is kept. */
const longest = 32_767;

interface XmlReader {
  write(piece: Uint8Array): void;
  end(): void;
}

/** Reads XML piece by piece. Elements are told by their names without the prefix, which is whatever the writer chose. */
export function xmlReader({ open, close }: XmlHandler): XmlReader {
  let content = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        content = '';
        open(localName(name), attributes);
      },
      ontext(text) {
        if (content.length < longest) content += text;
      },
      onclosetag(name) {
        close?.(localName(name), content);
        content = '';
      },
      onerror(error) {
        throw error;
      },
    },
    { xmlMode: true },
  );
  const decoder = new DecodeUTF8((text) => parser.write(text));
  return {
    write: (piece) => decoder.push(piece),
    end() {
      decoder.push(new Uint8Array(), true);
      parser.end();
    },
  };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The whole of a part. */
export function readXml(part: Iterable<Uint8Array>, handler: XmlHandler): void {
  const reader = xmlReader(handler);
  for (const piece of part) reader.write(piece);
  reader.end();
}
