import type { Plugin } from 'vite';

/**
 * Parts of the validator that every schema refers to and no page uses: JSON Schema, its English sentences (our texts are
 * made from codes, platform/issues.ts), and the support of values that contain themselves, which JSON cannot express.
 * They are a third of it, on the connection of a phone.
 */
const unused =
  /[\\/]zod[\\/]v4[\\/](?:core[\\/](?:json-schema-processors|to-json-schema|memoizer)|locales[\\/]en)\.js$/;

/** Replaces what these modules export by functions that do nothing. */
export function leanValidator(): Plugin {
  return {
    name: 'lean-validator',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: unused },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function|class) ([\w$]+)/gm)].map(([, name]) => name);
        const renamed = [...code.matchAll(/^export \{ (\w+) as (\w+) \}/gm)].map(([, , name]) => name);
        const exports = [...names, ...renamed].map((name) => `none as ${name}`).join(', ');
        return { code: `const none = () => undefined;\nexport { ${exports} };\nexport default none;\n`, map: null };
      },
    },
  };
}
