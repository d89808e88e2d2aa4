/** The numbers of the lines that multiply or divide by a hundred or write two decimals; comments do not count. */
export function floatsOfMoney(source: string): readonly number[] {
  const code = source
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
  return code
    .split('\n')
    .flatMap((line, place) => (/[*/]=?\s*1(?:_?00|e2)\b(?!\.)|\.toFixed\(\s*2\s*\)/.test(line) ? [place + 1] : []));
}
