import type { Plugin } from 'vite';

/**
 * react-router names its components in statements (`Form.displayName = 'Form'`) and makes them by calls that nothing marks
 * as free of effects, so a bundler keeps all of them: forms, scripts, prefetching, scroll restoration. Without the names,
 * which only developer tools read, what no page uses falls away (2.5 kB gzip of the first load).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^[\w$]+\.displayName = .*;$/gm, '')
          .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
    },
  };
}

/**
 * CommonJS, so that a bundler must expect effects where there are none. @emotion/react asks for them in `withTheme` alone,
 * which nothing here uses (1.2 kB gzip).
 */
export const WITHOUT_EFFECTS = /\/(?:hoist-non-react-statics|react-is)\//;

/**
 * Chakra asks @emotion/is-prop-valid, a list of each attribute there is, what may reach an element (1.9 kB gzip). Here the
 * compiler has checked the props of each element: only what is Chakra's own must stay behind. A journey looks that none gets through.
 */
export function leanPropNames(): Plugin {
  return {
    name: 'lean-prop-names',
    apply: 'build',
    load: {
      filter: { id: /\/@emotion\/is-prop-valid\/.*\.js$/ },
      handler: () => `export default (name) => !/^(?:as|asChild|recipe|theme|unstyled)$/.test(name);`,
    },
  };
}
