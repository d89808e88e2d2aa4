import type { Plugin } from 'vite';

const form = /[\\/]node_modules[\\/]react-hook-form[\\/].*\.mjs$/;
const whole = "import React from 'react'";

/**
 * The library of forms takes React as one object, which keeps all that React ever had in the first screen of every public
 * page. Named one by one, what nobody uses is left out.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: form },
      handler(code) {
        if (!code.includes(whole)) this.error('The library of forms takes React in another way now.');
        return { code: code.replace(whole, "import * as React from 'react'"), map: null };
      },
    },
  };
}
