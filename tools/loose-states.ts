/** A place where a state is a text that no compiler compares with its machine. */
export interface LooseState {
  readonly line: number;
  readonly problem: string;
}

/** What holds a state, by its name: `status`, `load.podStatus`, `t.customer_billing`. */
const holder = String.raw`(?:\w+\??\.)*(?:\w*[sS]tatus|\w*[sS]tate|stage|standing|outcome|\w*[bB]illing)(?: \?\? '')?`;
const list = String.raw`\[\s*(?:'\w+',?\s*)+\]`;
const includes = new RegExp(
  String.raw`(?:${list}(?: as [^)]+)?|as readonly string\[\])\)?\s*\.includes\(\s*${holder}\s*\)`,
  'g',
);
const column = String.raw`\b(?:\w*status|\w*state|stage|standing|outcome|\w*_billing|held_from)\b(?:::text)?`;
const compared = new RegExp(
  String.raw`${column}\s*(?:=|<>|!=|(?:not )?in|is (?:not )?distinct from|when)\s*(?:(?:any|all)\s*)?\(?\s*(?:array\[)?'[\w{]`,
  'g',
);
const plainList = new RegExp(
  String.raw`(?::\s*(?:readonly string\[\]|string\[\]|ReadonlySet<string>)\s*=\s*(?:new Set\()?(${list})|=\s*(${list}) as const;)`,
  'g',
);

/** The texts of the templates of a source, without what is put into them; everything else is blank. */
function inTemplates(code: string): string {
  // Each open template, and each brace within it that is open; what is read now is the last of them.
  const open: ('text' | 'brace')[] = [];
  let texts = '';
  let place = 0;
  const take = (length: number, isText = false) => {
    const taken = code.slice(place, place + length);
    texts += isText ? taken : taken.replace(/[^\n]/g, ' ');
    place += length;
  };
  while (place < code.length) {
    const [char, isText] = [code[place]!, open.at(-1) === 'text'];
    if (isText && char === '\\') take(2);
    else if (char === '`') {
      if (isText) open.pop();
      else open.push('text');
      take(1);
    } else if (isText && code.startsWith('${', place)) {
      open.push('brace');
      take(2);
    } else if (isText) take(1, true);
    else {
      const quoted = /^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/.exec(code.slice(place, place + 400))?.[0];
      if (char === '{' && open.length > 0) open.push('brace');
      if (char === '}') open.pop();
      take(quoted?.length ?? 1);
    }
  }
  return texts;
}

/**
 * The loose states of a source: a list of texts that is asked for a state, a column that is compared with a text in a
 * statement, and a list of a machine's states that is not typed by it.
 */
export function looseStates(source: string, machines: readonly ReadonlySet<string>[]): readonly LooseState[] {
  const code = source
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
  const statements = inTemplates(code);
  const found = (text: string, pattern: RegExp, problem: string) =>
    [...text.matchAll(pattern)].map((match) => ({
      match,
      line: text.slice(0, match.index).split('\n').length,
      problem,
    }));
  const isOfMachine = (text: string) => {
    const names = [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
    return names.length > 1 && machines.some((states) => names.every((name) => states.has(name)));
  };
  return [
    ...found(code, includes, 'asks a list of texts for a state; use a set of its machine'),
    ...found(statements, compared, 'compares a state with a text; use platform/server/states-in-sql.ts'),
    ...found(code, plainList, 'lists states without their type').filter(({ match }) =>
      isOfMachine(match[1] ?? match[2]!),
    ),
  ].map(({ line, problem }) => ({ line, problem }));
}
