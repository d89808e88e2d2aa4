import type { Plugin } from 'vite';

/**
 * Parts of the validator that every schema refers to and no page uses: JSON Schema, its English sentences (our texts are
 * made from codes, platform/issues.ts), the support of values that contain themselves, which JSON cannot express, and the
 * writer of faster code, which a page under our content policy may not run (web/choose-document.ts turns it off). They
 * are a third of it, on the connection of a phone.
 */
const unused =
  /[\\/]zod[\\/]v4[\\/](?:core[\\/](?:json-schema-processors|to-json-schema|memoizer|doc)|locales[\\/]en)\.js$/;

const schemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
/** `z.string().email()`, the old way to write `z.email()`: with it every string brings two dozen formats along. */
const formatsOfStrings =
  /(export const ZodString = \S* core\.\$constructor\("ZodString", \(inst, def\) => \{[^}]*\}), \{\n.*?\n\}\);/s;

/** Replaces what these modules export by functions that do nothing, and takes the formats out of strings. */
export function leanValidator(): Plugin {
  return {
    name: 'lean-validator',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [unused, schemas] },
      handler(code, id) {
        if (schemas.test(id)) {
          if (!formatsOfStrings.test(code))
            this.error('The validator writes the formats of strings in another way now.');
          return { code: code.replace(formatsOfStrings, '$1);'), map: null };
        }
        const names = [...code.matchAll(/^export (?:const|function|class) ([\w$]+)/gm)].map(([, name]) => name);
        const renamed = [...code.matchAll(/^export \{ (\w+) as (\w+) \}/gm)].map(([, , name]) => name);
        const exports = [...names, ...renamed].map((name) => `none as ${name}`).join(', ');
        return { code: `const none = () => undefined;\nexport { ${exports} };\nexport default none;\n`, map: null };
      },
    },
  };
}
