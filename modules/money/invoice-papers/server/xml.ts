declare const written: unique symbol;

/** A piece of XML that is well formed: its texts are escaped. */
export type Xml = string & { readonly [written]: true };

/** What is inside of an element; a part that is missing leaves nothing. */
export type XmlParts = string | readonly (Xml | false | '' | undefined)[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML 1.0 may hold it: control characters and halves of letters, which no document may name, are left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);
}

/** An element with a text, or with others inside. */
export function element(name: string, inside: XmlParts, attributes: Readonly<Record<string, string>> = {}): Xml {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const content = typeof inside === 'string' ? escaped(inside) : inside.filter(Boolean).join('');
  return `<${name}${named.join('')}>${content}</${name}>` as Xml;
}

/** A day in the form 102 of UN/CEFACT: `20261103`. */
export function day(prefix: 'udt' | 'qdt', date: string): Xml {
  return element(`${prefix}:DateTimeString`, date.replaceAll('-', ''), { format: '102' });
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
