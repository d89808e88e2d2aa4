import { Parser } from 'htmlparser2';

/** An element of XML with its name without a prefix. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** Reads XML into its elements. Throws where it is not well formed. */
export function readXml(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
        open.at(-1)!.children.push(node);
        open.push(node);
      },
      ontext(text) {
        open.at(-1)!.text += text;
      },
      onclosetag(_name, implied) {
        if (implied) throw new Error('an element is not closed');
        open.pop();
      },
      onerror(error) {
        throw error;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (open.length !== 1 || root.children.length !== 1) throw new Error('the XML is not well formed');
  return root.children[0]!;
}

/** Every element at a path below a node. */
export function all(node: Node, path: string): Node[] {
  return path
    .split('/')
    .reduce<Node[]>(
      (found, name) => found.flatMap((each) => each.children.filter((child) => child.name === name)),
      [node],
    );
}

/** The text at a path; undefined where there is none. */
export function textAt(node: Node, path: string): string | undefined {
  return all(node, path)[0]?.text;
}
