import { Parser } from 'htmlparser2';
import { readLimits, RefusedFile } from './read-file.ts';

/** An element with what is in it. Names are without their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
  readonly row: number;
}

/** Elements of one file: a line of a bank has some forty. */
const mostElements = 6_000_000;
const chunk = 65_536;

/**
 * Reads an XML text and hands out each element of a name when it ends, so that a long file is never held whole as elements.
 * A document type, entities of its own, elements that lie too deep and a text that ends early are refused.
 */
export function eachElement(
  text: string,
  name: string,
  path: readonly string[],
  found: (element: XmlElement) => void,
): void {
  const stack: XmlElement[] = [];
  const open: string[] = [];
  let [count, row, counted, isWhole] = [0, 1, 0, true];
  // Rows are counted as far as the element that begins.
  const rowAt = (index: number) => {
    for (; counted < index; counted++) if (text.charCodeAt(counted) === 10) row++;
    return row;
  };
  const parser = new Parser(
    {
      onprocessinginstruction(instruction) {
        if (instruction.startsWith('!')) throw new RefusedFile('entities');
      },
      onopentag(full, attributes) {
        const local = localName(full);
        open.push(local);
        if (open.length > readLimits.depth) throw new RefusedFile('tooDeep', { row: rowAt(parser.startIndex) });
        if (++count > mostElements) throw new RefusedFile('tooManyLines', { most: readLimits.lines });
        const isWanted =
          local === name && open.length === path.length + 1 && path.every((each, place) => open[place] === each);
        if (stack.length === 0 && !isWanted) return;
        const element = { name: local, attributes, children: [], text: '', row: rowAt(parser.startIndex) };
        stack.at(-1)?.children.push(element);
        stack.push(element);
      },
      ontext(part) {
        const element = stack.at(-1);
        if (element && element.text.length < readLimits.cell) element.text += part;
      },
      onclosetag(_, isImplied) {
        if (isImplied) isWhole = false;
        open.pop();
        const element = stack.pop();
        if (element && stack.length === 0 && isWhole) found(element);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let place = 0; place < text.length; place += chunk) parser.write(text.slice(place, place + chunk));
  parser.end();
  if (!isWhole || count === 0) throw new RefusedFile('notWhole', { row: rowAt(text.length) });
}

const localName = (full: string) => full.slice(full.indexOf(':') + 1);

/** The element down a path of names; undefined where it is not there. */
export function elementAt(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element);
}

export function textAt(element: XmlElement | undefined, ...names: readonly string[]): string {
  return elementAt(element, ...names)?.text.trim() ?? '';
}

export function allNamed(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}
